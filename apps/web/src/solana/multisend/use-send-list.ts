import type { SolanaListReading } from '@slipway/sdk/solana/multisend/read-solana-list'
import type { SendToken } from '@slipway/sdk/solana/multisend/types'
import { useMemo, useState } from 'react'
import { type ListReader, useListReading } from '../../list-file/use-list-reading.ts'
import type { SendListRequest } from './send-list-worker.ts'

/** Each list has a worker of its own, for addresses of Solana. */
function makeReader(): ListReader<SendListRequest, SolanaListReading> {
  let worker: Worker | undefined
  return {
    read: (request) =>
      new Promise((resolve, reject) => {
        worker = new Worker(new URL('./send-list-worker.ts', import.meta.url), { type: 'module' })
        worker.onmessage = ({ data }: MessageEvent<SolanaListReading>) => resolve(data)
        worker.onerror = ({ message }) => reject(new Error(message))
        worker.postMessage(request)
      }),
    stop: () => worker?.terminate(),
  }
}

/** What a list's text holds. @param token undefined while none is known */
export function useSendList(text: string, token: SendToken | undefined) {
  const [reader] = useState(makeReader)
  const { mint, decimals } = token ?? {}
  const request = useMemo(() => {
    if (text.trim() === '' || mint === undefined || decimals === undefined) return null
    return { text, token: { mint, decimals } }
  }, [text, mint, decimals])
  return useListReading(request, reader)
}
