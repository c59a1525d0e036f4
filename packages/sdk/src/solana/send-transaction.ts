import {
  getBase64EncodedWireTransaction,
  getSignatureFromTransaction,
  type Signature,
  signTransactionMessageWithSigners,
} from '@solana/kit'
import { composeMessage, type SolanaTransactionRequest } from './compose-message.ts'
import type { SolanaRpc } from './solana-rpc.ts'

/** A transaction that was signed, and until when it can still come into a block. */
export interface SentTransaction {
  readonly signature: Signature
  readonly lastValidBlockHeight: bigint
}

/**
 * Has a request signed with the newest blockhash, and hands it to the cluster.
 * @param onSigned told before it is sent: whoever dies on the way finds it again by its signature
 * @throws what `recogniseSolanaFailure` understands
 */
export async function sendTransaction(
  rpc: SolanaRpc,
  request: SolanaTransactionRequest,
  onSigned: (sent: SentTransaction) => void,
): Promise<SentTransaction> {
  const { value: lifetime } = await rpc.getLatestBlockhash().send()
  const signed = await signTransactionMessageWithSigners(composeMessage(request, lifetime))
  const sent = {
    signature: getSignatureFromTransaction(signed),
    lastValidBlockHeight: lifetime.lastValidBlockHeight,
  }
  onSigned(sent)
  await rpc
    .sendTransaction(getBase64EncodedWireTransaction(signed), {
      encoding: 'base64',
      preflightCommitment: 'confirmed',
    })
    .send()
  return sent
}
