import { Field } from '@xinghe/ui'
import { ShieldCheck } from 'lucide-react'
import type { ChangeEvent } from 'react'
import { useStrings } from '../core/zh.ts'
import type { Captcha } from './use-captcha.ts'

interface CaptchaFieldProps {
  name: string
  value: string
  error: string | undefined
  onChange(event: ChangeEvent<HTMLInputElement>): void
  captcha: Captcha
}

/** The captcha's answer with its picture inside the field; a click on the picture brings another. */
export function CaptchaField({ captcha, ...field }: CaptchaFieldProps) {
  const t = useStrings().login
  return (
    <Field
      {...field}
      label={t.captcha}
      icon={<ShieldCheck size={16} />}
      placeholder={t.captchaHint}
      autoComplete="off"
      end={
        <button
          type="button"
          className="-mr-2 h-[34px] w-[108px] flex-none overflow-hidden rounded-sm bg-surface-3 text-12"
          aria-label={captcha.state === 'ready' ? t.captchaRefresh : undefined}
          title={t.captchaRefresh}
          onClick={captcha.reload}
        >
          {captcha.image && captcha.state === 'ready' ? (
            <img src={captcha.image.picPath} alt="" className="h-full w-full object-cover" />
          ) : captcha.state === 'loading' ? (
            t.captchaLoading
          ) : (
            t.captchaFailed
          )}
        </button>
      }
    />
  )
}
