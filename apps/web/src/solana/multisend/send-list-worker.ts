import {
  readSolanaList,
  type SolanaListReading,
} from '@slipway/sdk/solana/multisend/read-solana-list'
import type { SendToken } from '@slipway/sdk/solana/multisend/types'

/** What the worker is asked: a list as text, and the token that it is of. */
export interface SendListRequest {
  readonly text: string
  readonly token: Pick<SendToken, 'mint' | 'decimals'>
}

// Each address is a point that has to be found on the curve: ten thousand would stop the page for seconds.
self.onmessage = ({ data: { text, token } }: MessageEvent<SendListRequest>) => {
  const reading: SolanaListReading = readSolanaList(text, token)
  self.postMessage(reading)
}
