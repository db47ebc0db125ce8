import { toast } from '@xinghe/ui'
import { api, CallFailed } from '../core/api.ts'
import { forMembers } from '../core/for-members.ts'
import { useStrings } from '../core/zh.ts'

/** Puts a work on the member's list; guests are asked to sign in. */
export function useFavorite(id: number): () => void {
  const t = useStrings().library
  return () =>
    forMembers(() => {
      api('library.vodFavorite', { id }).then(
        () => toast.ok(t.saved),
        (error: unknown) => {
          // The call has told the visitor already.
          if (!(error instanceof CallFailed)) throw error
        },
      )
    })
}
