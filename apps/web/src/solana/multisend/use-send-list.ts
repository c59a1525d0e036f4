import type { SolanaListReading } from '@slipway/sdk/solana/multisend/read-solana-list'
import type { SendToken } from '@slipway/sdk/solana/multisend/types'
import { useEffect, useState } from 'react'
import type { SendListRequest } from './send-list-worker.ts'

/** Time after the last key before a list is read, in milliseconds. */
const PAUSE_MS = 250

/** How far a list's text is read; all unset while it is empty. */
export interface SendListState {
  readonly reading: SolanaListReading | null
  readonly isReading: boolean
  /** The worker could not be begun, or broke. */
  readonly isFailed: boolean
}

const nothing: SendListState = { reading: null, isReading: false, isFailed: false }

/** What a list's text holds, read in a worker of its own. @param token undefined while none is known */
export function useSendList(text: string, token: SendToken | undefined): SendListState {
  const [shown, setShown] = useState(nothing)
  const { mint, decimals } = token ?? {}
  useEffect(() => {
    const isDue = text.trim() !== '' && mint !== undefined && decimals !== undefined
    setShown({ ...nothing, isReading: isDue })
    if (!isDue) return
    let worker: Worker | undefined
    const timer = setTimeout(() => {
      worker = new Worker(new URL('./send-list-worker.ts', import.meta.url), { type: 'module' })
      worker.onmessage = ({ data }: MessageEvent<SolanaListReading>) =>
        setShown({ ...nothing, reading: data })
      worker.onerror = () => setShown({ ...nothing, isFailed: true })
      worker.postMessage({ text, token: { mint, decimals } } satisfies SendListRequest)
    }, PAUSE_MS)
    return () => {
      clearTimeout(timer)
      // What is read of a text that has changed is of no use to anybody.
      worker?.terminate()
    }
  }, [text, mint, decimals])
  return shown
}
