import './password.css'
import { codes, pages } from '@xinghe/contract/client'
import { Button, Field, Picture, toast } from '@xinghe/ui'
import { Lock } from 'lucide-react'
import { type FormEvent, useRef, useState } from 'react'
import { type MetaArgs, type Params, redirect, useLoaderData, useNavigate } from 'react-router'
import { type Api, api, CallFailed } from '../core/api.ts'
import { browserLoader, serverLoader } from '../core/load.ts'
import { rootDataOf } from '../core/root-data.ts'
import { pageMeta } from '../core/seo.ts'
import { fill, stringsOf, useStrings } from '../core/zh.ts'
import type { PageHandle } from '../shell/main.layout.tsx'
import { NeedsScript } from '../shell/needs-script.tsx'
import { writePassword } from './work-password.ts'

/** `?type=`, `?id=` and `?level=` name the episode that waits; without one there is nothing to ask for. */
async function load(api: Api, _params: Params, url: URL) {
  const [typeId, id, level] = ['type', 'id', 'level'].map(name => Number(url.searchParams.get(name) ?? Number.NaN))
  if (![typeId, id, level].every(Number.isSafeInteger)) throw redirect(pages.home())
  const work = await api('vod.detail', { type: typeId!, id: id! })
  const player = pages.vodPlayer(work.typeId, work.id, level!)
  if (!work.hasPassword) throw redirect(player)
  const { title, poster, backdrop } = work
  return { id: work.id, level: level!, player, title, poster, backdrop }
}

export const loader = serverLoader(load)
export const handle: PageHandle = { header: 'slim' }
export const clientLoader = browserLoader(load)

export const meta = ({ matches, loaderData }: MetaArgs<typeof loader>) => {
  const root = rootDataOf(matches)
  const { title } = stringsOf(root?.lang ?? 's').password
  return [
    ...pageMeta(root, { title: `${loaderData?.title ?? ''} ${title}`.trim(), path: pages.password() }),
    { name: 'robots', content: 'noindex' },
  ]
}

/** Asks for a work's password once per session; the server is the one who knows it. */
export default function PasswordPage() {
  const { id, level, player, title, poster, backdrop } = useLoaderData<typeof loader>()
  const { password: t, login } = useStrings()
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [busy, setBusy] = useState(false)
  const refuse = (sentence: string) => {
    setWrong(sentence)
    setPassword('')
    form.current?.querySelector('input')?.focus()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if (!password) {
      refuse(login.needPassword)
      return toast.warn(login.invalid)
    }
    setBusy(true)
    try {
      await api('media.playToken', { type: 'vod', id, level, password }, { quiet: true })
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      if (error.code === codes.warning) return refuse(error.message)
    } finally {
      setBusy(false)
    }
    writePassword(id, password)
    await navigate(player, { replace: true })
  }
  return (
    <section className="lock" style={{ backgroundColor: backdrop?.color }}>
      <div className="lock-backdrop">{backdrop && <Picture picture={backdrop} title="" sizes="100vw" eager />}</div>
      <form ref={form} className="lock-card" method="post" onSubmit={event => void submit(event)} noValidate>
        <div className="mb-6 flex items-center gap-4">
          <span className="pic w-16 flex-none">
            <Picture picture={poster} title={title} sizes="64px" eager />
          </span>
          <div className="min-w-0">
            <h1>{t.title}</h1>
            <p className="mt-1.5 text-13 leading-relaxed text-ink-3">{fill(t.hint, { title })}</p>
          </div>
        </div>
        <Field
          name="password"
          type="password"
          label={login.password}
          icon={<Lock size={16} />}
          autoComplete="off"
          autoFocus
          value={password}
          error={wrong}
          onChange={event => {
            setPassword(event.target.value)
            setWrong(undefined)
          }}
        />
        <NeedsScript />
        <Button type="submit" kind="primary" size="lg" className="mt-2 w-full" busy={busy}>
          {busy ? t.busy : t.submit}
        </Button>
      </form>
    </section>
  )
}
