import type { VodDetail } from '@xinghe/contract/client'
import { useState } from 'react'
import { api, CallFailed } from '../core/api.ts'
import { forMembers } from '../core/for-members.ts'

/** Thumbs of a work and the way to give one; guests are asked to sign in. */
export function useUps({ id, ups }: VodDetail): { ups: number; isGiven: boolean; give(): void } {
  const [answered, setAnswered] = useState<number | null>(null)
  const give = () =>
    forMembers(() => {
      api('vod.up', { id }).then(
        answer => setAnswered(answer.ups),
        (error: unknown) => {
          // The call has told the visitor already.
          if (!(error instanceof CallFailed)) throw error
        },
      )
    })
  return { ups: answered ?? ups, isGiven: answered !== null, give }
}
