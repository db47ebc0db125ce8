import { spawn } from 'node:child_process'

/**
 * Runs a command with inherited output and resolves to its exit code (128 + signal number when a signal ended it).
 * Signals to this process are passed on, so that Ctrl-C reaches the child once and the child decides how to close.
 */
export function runStep(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: 'inherit', ...options })
    const pass = signal => child.kill(signal)
    const signals = ['SIGTERM', 'SIGHUP']
    // The terminal sends SIGINT to the whole process group; staying alive until the child has closed is all there is to do.
    const wait = () => {}
    for (const signal of signals) process.on(signal, pass)
    process.on('SIGINT', wait)
    const done = () => {
      for (const signal of signals) process.off(signal, pass)
      process.off('SIGINT', wait)
    }
    child.on('error', error => {
      done()
      reject(error)
    })
    child.on('exit', (code, signal) => {
      done()
      resolve(code ?? (signal === 'SIGINT' ? 130 : 143))
    })
  })
}
