import { pages } from '@xinghe/contract/client'
import { useId, useState } from 'react'
import { useRootData } from '../core/root-data.ts'
import { useStrings } from '../core/zh.ts'

/** Brand from site data: the operator's picture, else the drawn star river, and the name. */
export function Logo() {
  const site = useRootData()?.site
  const t = useStrings()
  const [isBroken, setBroken] = useState(false)
  if (!site) return null
  return (
    <a href={pages.home()} className="logo" aria-label={`${site.name} ${t.shell.home}`}>
      {site.logo && !isBroken ? (
        <img src={site.logo} alt="" width={32} height={32} onError={() => setBroken(true)} />
      ) : (
        <Mark />
      )}
      <b>{site.name}</b>
    </a>
  )
}

function Mark() {
  const id = useId()
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <defs>
        <linearGradient id={id} x1="0" y1="0" x2="1" y2="1">
          <stop stopColor="#8ff3e6" />
          <stop offset="1" stopColor="#19a99c" />
        </linearGradient>
      </defs>
      <path
        fill={`url(#${id})`}
        d="M16 1.5A14.5 14.5 0 1 0 30.5 16c0-1.1-.13-2.2-.36-3.2-3.3 3.4-6.2 3.3-9.6 1.9-4.2-1.7-8.3-2.3-13 1.6 3.2-6.3 8.2-6.9 12.7-5.2 3.1 1.2 5.3 1.3 7.7-1.2A14.5 14.5 0 0 0 16 1.5Zm-8.3 20c4.3-4.6 8.2-4 12.2-2.3 3.3 1.4 6.2 1.5 9-.3-1.9 4.4-6 6.3-10.2 4.6-3.7-1.5-6.8-3.4-11-2Z"
      />
      <path fill="#fff" d="M24.5 3.2l.9 2.6 2.6.9-2.6.9-.9 2.6-.9-2.6-2.6-.9 2.6-.9z" />
    </svg>
  )
}
