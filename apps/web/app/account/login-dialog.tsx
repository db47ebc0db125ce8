import { codes } from '@xinghe/contract/client'
import { Button, Dialog, Field, toast } from '@xinghe/ui'
import { Eye, EyeOff, Lock, User } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { api, CallFailed } from '../core/api.ts'
import { writeStored } from '../core/storage.ts'
import { useStrings } from '../core/zh.ts'
import { CaptchaField } from './captcha-field.tsx'
import { useCaptcha } from './use-captcha.ts'

type Name = 'username' | 'password' | 'captcha'

/** Sign in with account or e-mail. */
export function LoginDialog({ onClose }: { onClose(): void }) {
  const { login: t, shell } = useStrings()
  const [values, setValues] = useState({ username: '', password: '', captcha: '' })
  const [wrong, setWrong] = useState<Partial<Record<Name, string>>>({})
  const [remember, setRemember] = useState(true)
  const [visible, setVisible] = useState(false)
  const [busy, setBusy] = useState(false)
  const captcha = useCaptcha()
  const bind = (name: Name) => ({
    name,
    value: values[name],
    error: wrong[name],
    onChange: (event: { target: { value: string } }) => {
      setValues({ ...values, [name]: event.target.value })
      setWrong({ ...wrong, [name]: undefined })
    },
  })
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const missing = {
      ...(!values.username.trim() && { username: t.needAccount }),
      ...(!values.password && { password: t.needPassword }),
      ...(!values.captcha.trim() && captcha.state !== 'closed' && { captcha: t.needCaptcha }),
    }
    setWrong(missing)
    if (Object.keys(missing).length > 0) return toast.warn(t.invalid)
    if (!captcha.image) return toast.warn(t.closed)
    setBusy(true)
    try {
      const session = await api(
        'account.login',
        { ...values, captcha_id: captcha.image.captchaId, remember },
        { quiet: true },
      )
      writeStored('userinfo', session.user)
      writeStored('token', session.token)
      toast.ok(t.done)
      location.reload()
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      toast.warn(error.code === codes.unavailable ? t.closed : error.message)
      setValues({ ...values, captcha: '' })
      captcha.reload()
    } finally {
      setBusy(false)
    }
  }
  return (
    <Dialog title={t.title} closeLabel={shell.close} className="w-[400px] px-9 pt-[30px] pb-7" onClose={onClose}>
      <p className="mt-1 mb-[22px] text-ink-3">
        {t.noAccount}
        <button type="button" className="text-accent" onClick={() => toast.info(t.registerClosed)}>
          {t.register}
        </button>
      </p>
      <form onSubmit={event => void submit(event)} noValidate>
        <Field {...bind('username')} label={t.account} icon={<User size={16} />} autoComplete="username" autoFocus />
        <Field
          {...bind('password')}
          label={t.password}
          icon={<Lock size={16} />}
          type={visible ? 'text' : 'password'}
          autoComplete="current-password"
          end={
            <button
              type="button"
              aria-label={visible ? t.hidePassword : t.showPassword}
              aria-pressed={visible}
              onClick={() => setVisible(!visible)}
            >
              {visible ? <Eye size={16} /> : <EyeOff size={16} />}
            </button>
          }
        />
        <CaptchaField {...bind('captcha')} captcha={captcha} />
        <label className="mt-0.5 mb-[18px] flex items-center gap-2 text-12">
          <input
            type="checkbox"
            className="size-4 accent-(--accent)"
            checked={remember}
            onChange={event => setRemember(event.target.checked)}
          />
          {t.remember}
        </label>
        <Button type="submit" kind="primary" size="lg" className="w-full" busy={busy}>
          {busy ? t.busy : t.submit}
        </Button>
      </form>
    </Dialog>
  )
}
