import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { runStep } from './run-step.mjs'
import { giveUp, say } from './say.mjs'

const works = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0

const tools = {
  ffmpeg: { package: 'ffmpeg', present: () => works('ffmpeg', '-version') && works('ffprobe', '-version') },
  chromium: { package: 'chromium', present: () => existsSync('/usr/bin/chromium') },
  fonts: {
    package: 'fonts-noto-cjk',
    present: () => existsSync('/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc'),
  },
  wrk: { package: 'wrk', present: () => existsSync('/usr/bin/wrk') },
  redis: { package: 'redis-server', present: () => works('redis-server', '--version') },
}

/** Makes sure the named distribution tools exist: installs them with apt when allowed, else says what to install. */
export async function requireSystem(...names) {
  const missing = names.filter(name => !tools[name].present()).map(name => tools[name].package)
  if (missing.length === 0) return
  const list = missing.join(' ')
  const prefix = process.getuid?.() === 0 ? [] : works('sudo', '-n', 'true') ? ['sudo', '-n'] : null
  if (!existsSync('/usr/bin/apt-get') || prefix === null) {
    giveUp(`please install ${list} first (Debian and Ubuntu: sudo apt-get install ${list}), then run the command again`)
  }
  say(`installing ${list} with apt`)
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = async (...args) => {
    const [command, ...rest] = [...prefix, 'apt-get', ...args]
    return runStep(command, rest, { env, stdio: ['ignore', 2, 2] })
  }
  await apt('update', '-qq')
  const code = await apt('install', '-y', '-qq', '--no-install-recommends', ...missing)
  if (code !== 0 || names.some(name => !tools[name].present())) {
    giveUp(`apt could not install ${list}; please install it by hand and run the command again`)
  }
}
