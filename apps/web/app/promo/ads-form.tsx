import type { CooperateProduct } from '@xinghe/contract/client'
import { Button, Field, toast } from '@xinghe/ui'
import { Building2, Mail, Phone, User } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import { CaptchaField } from '../account/captcha-field.tsx'
import { useCaptcha } from '../account/use-captcha.ts'
import { api, CallFailed } from '../core/api.ts'
import { useStrings } from '../core/zh.ts'
import { NeedsScript } from '../shell/needs-script.tsx'
import { type AdsField, type AdsValues, checkAds, emptyAds } from './check-ads.ts'

interface AdsFormProps {
  products: readonly CooperateProduct[]
  productId?: number
  /** Its title is the page's heading. */
  isPage?: boolean
}

/** Asks for an appointment: checked here and by the server, which mails it to the operator. */
export function AdsForm({ products, productId = 0, isPage }: AdsFormProps) {
  const { ads: t, login } = useStrings()
  const [values, setValues] = useState<AdsValues>(emptyAds)
  const [product, setProduct] = useState(productId)
  const [wrong, setWrong] = useState<Partial<Record<AdsField, string>>>({})
  const [state, setState] = useState<'open' | 'busy' | 'sent'>('open')
  const captcha = useCaptcha()
  const bind = (name: AdsField) => ({
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
    const faults = checkAds(values, { ...t, needCaptcha: login.needCaptcha })
    setWrong(faults)
    if (Object.keys(faults).length > 0) return toast.warn(login.invalid)
    if (!captcha.image) return captcha.reload()
    setState('busy')
    try {
      const captcha_id = captcha.image.captchaId
      await api('promo.cooperate', { ...values, productId: product, captcha_id }, { quiet: true })
      setState('sent')
      toast.ok(t.sent)
    } catch (error) {
      if (!(error instanceof CallFailed)) throw error
      toast.warn(error.message)
      setValues({ ...values, captcha: '' })
      captcha.reload()
      setState('open')
    }
  }
  const Title = isPage ? 'h1' : 'h2'
  if (state === 'sent') {
    return (
      <div className="ads-form" role="status">
        <Title className="text-20">{t.sent}</Title>
        <p className="mt-2 leading-relaxed text-ink-3">{t.sentHint}</p>
      </div>
    )
  }
  return (
    <form className="ads-form" method="post" onSubmit={event => void submit(event)} noValidate>
      <Title className="text-20">{t.form}</Title>
      <p className="mb-[18px] text-13 text-ink-3">{t.formHint}</p>
      <Field
        {...bind('company')}
        label={t.company}
        placeholder={t.companyHint}
        icon={<Building2 size={16} />}
        autoComplete="organization"
      />
      <Field {...bind('name')} label={t.name} placeholder={t.nameHint} icon={<User size={16} />} autoComplete="name" />
      <Field
        {...bind('phone')}
        label={t.phone}
        placeholder={t.phoneHint}
        icon={<Phone size={16} />}
        type="tel"
        autoComplete="tel"
      />
      <Field
        {...bind('email')}
        label={t.email}
        placeholder={t.emailHint}
        icon={<Mail size={16} />}
        type="email"
        autoComplete="email"
      />
      <ProductChoice products={products} value={product} onChange={setProduct} />
      <Wish value={values.content} onChange={content => setValues({ ...values, content })} />
      <CaptchaField {...bind('captcha')} captcha={captcha} />
      <NeedsScript />
      <Button type="submit" kind="primary" size="lg" className="w-full" busy={state === 'busy'}>
        {state === 'busy' ? t.busy : t.submit}
      </Button>
    </form>
  )
}

interface ChoiceProps {
  products: readonly CooperateProduct[]
  value: number
  onChange(id: number): void
}

function ProductChoice({ products, value, onChange }: ChoiceProps) {
  const t = useStrings().ads
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id} className="mb-1.5 block text-13">
        {t.product}
      </label>
      <div className="field-box">
        <select id={id} value={value} onChange={event => onChange(Number(event.target.value))}>
          <option value={0}>{t.anyProduct}</option>
          {products.map(product => (
            <option key={product.id} value={product.id}>
              {product.name}
            </option>
          ))}
        </select>
      </div>
    </div>
  )
}

const MAX_WISH = 1000

function Wish({ value, onChange }: { value: string; onChange(value: string): void }) {
  const t = useStrings().ads
  const id = useId()
  return (
    <div className="field">
      <label htmlFor={id} className="mb-1.5 block text-13">
        {t.content}
      </label>
      <textarea
        id={id}
        className="ads-wish"
        value={value}
        maxLength={MAX_WISH}
        placeholder={t.contentHint}
        onChange={event => onChange(event.target.value)}
      />
    </div>
  )
}
