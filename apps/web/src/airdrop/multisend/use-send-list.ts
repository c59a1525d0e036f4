import type { ListReading } from '@slipway/sdk/airdrop/list/create-list-reader'
import { useEffect, useState } from 'react'
import { ListClient } from '../list/list-client.ts'
import type { SendUnit } from './send-unit.ts'

/** Time after the last key before a list is read, in milliseconds. */
const PAUSE_MS = 250

/** How far a list's text is read; all unset while it is empty. */
export interface SendListState {
  readonly reading: ListReading | null
  readonly isReading: boolean
  /** The worker could not be begun, or broke. */
  readonly isFailed: boolean
}

const nothing: SendListState = { reading: null, isReading: false, isFailed: false }

/** What a list's text holds, read beside the page: twenty thousand rows would stop it for a second. */
export function useSendList(text: string, unit: SendUnit | null): SendListState {
  const [client] = useState(() => new ListClient())
  const [shown, setShown] = useState(nothing)
  const { kind, decimals } = unit ?? {}
  useEffect(() => {
    const isDue = text.trim() !== '' && kind !== undefined && decimals !== undefined
    setShown({ ...nothing, isReading: isDue })
    if (!isDue) return
    let isCurrent = true
    const show = (next: Partial<SendListState>) => isCurrent && setShown({ ...nothing, ...next })
    const timer = setTimeout(() => {
      client.ask('send', { text, kind, decimals }).then(
        (reading) => show({ reading }),
        () => show({ isFailed: true }),
      )
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
      // What is read of a text that has changed is of no use to anybody.
      client.stop()
    }
  }, [client, text, kind, decimals])
  return shown
}
