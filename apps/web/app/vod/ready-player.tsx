import { useEffect, useState } from 'react'
import { PrefetchPageLinks } from 'react-router'
import { whenIdle } from '../core/when-idle.ts'
import { loadEngine } from './player-preload.ts'

const isSavingData = () =>
  'connection' in navigator && (navigator.connection as { saveData?: boolean } | undefined)?.saveData === true

/**
 * Fetches the player's page and code while a visitor reads about a work: most go on to play it, and then need not wait for it
 * on a slow network. Nothing is fetched for who saves data.
 */
export function ReadyPlayer({ address }: { address: string }) {
  const [isTime, setIsTime] = useState(false)
  useEffect(() => {
    if (isSavingData()) return
    return whenIdle(() => {
      setIsTime(true)
      // The player's page tries again and says when it can not be had.
      loadEngine().catch(() => undefined)
    })
  }, [])
  return isTime ? <PrefetchPageLinks page={address} /> : null
}
