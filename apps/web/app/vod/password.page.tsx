import { codes, pages } from '@xinghe/contract/client'
import { Button, Field, toast } from '@xinghe/ui'
import { Lock } from 'lucide-react'
import { type FormEvent, useEffect, useState } from 'react'
import { type MetaArgs, useNavigate } from 'react-router'
import { api, CallFailed } from '../core/api.ts'
import type { RootData } from '../core/root-data.ts'
import { pageMeta } from '../core/seo.ts'
import { stringsOf, useStrings } from '../core/zh.ts'
import { writePassword } from './work-password.ts'

export const meta = ({ matches }: MetaArgs) => {
  const root = matches[0]?.loaderData as RootData | undefined
  const title = stringsOf(root?.lang ?? 's').password.title
  return [...pageMeta(root, { title, path: pages.password() }), { name: 'robots', content: 'noindex' }]
}

/** `?type=`, `?id=` and `?level=` name the episode that waits; null when they do not. */
function waiting(): { typeId: number; id: number; level: number } | null {
  const query = new URLSearchParams(location.search)
  const [typeId, id, level] = ['type', 'id', 'level'].map(name => Number(query.get(name) ?? Number.NaN))
  return [typeId, id, level].every(Number.isSafeInteger) ? { typeId: typeId!, id: id!, level: level! } : null
}

/** Asks for a work's password once per session; the server is the one who knows it. */
export default function PasswordPage() {
  const { password: t, login } = useStrings()
  const navigate = useNavigate()
  const [password, setPassword] = useState('')
  const [wrong, setWrong] = useState<string>()
  const [busy, setBusy] = useState(false)
  useEffect(() => {
    if (waiting() === null) void navigate(pages.home(), { replace: true })
  }, [navigate])
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const target = waiting()
    if (!target) return
    if (!password) {
      setWrong(login.needPassword)
      return toast.warn(login.invalid)
    }
    setBusy(true)
    try {
      await api('media.playToken', { type: 'vod', id: target.id, level: target.level, password }, { quiet: true })
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      if (error.code === codes.warning) {
        setWrong(error.message)
        setPassword('')
        return
      }
    } finally {
      setBusy(false)
    }
    writePassword(target.id, password)
    await navigate(pages.vodPlayer(target.typeId, target.id, target.level), { replace: true })
  }
  return (
    <form className="wrap max-w-[440px] py-24" onSubmit={event => void submit(event)} noValidate>
      <h1 className="text-24">{t.title}</h1>
      <p className="mt-2 mb-6 text-ink-3">{t.hint}</p>
      <Field
        name="password"
        type="password"
        label={login.password}
        icon={<Lock size={16} />}
        autoComplete="off"
        value={password}
        error={wrong}
        onChange={event => {
          setPassword(event.target.value)
          setWrong(undefined)
        }}
      />
      <Button type="submit" kind="primary" size="lg" className="w-full" busy={busy}>
        {busy ? t.busy : t.submit}
      </Button>
    </form>
  )
}
