import {
  compileTransaction,
  getBase64Decoder,
  getBase64EncodedWireTransaction,
  getTransactionEncoder,
  type TransactionMessageBytesBase64,
} from '@solana/kit'
import { composeMessage, type SolanaTransactionRequest } from './compose-message.ts'
import { describeTransactionError } from './recognise-solana-failure.ts'
import type { SolanaFailure } from './solana-failure.ts'
import type { SolanaRpc } from './solana-rpc.ts'

/** What one packet of the network holds. */
const maxBytes = 1_232

/** What a transaction would cost and do, as the cluster says before anybody signed. */
export interface SolanaRehearsal {
  /** Undefined where the node gave none. */
  readonly feeLamports: bigint | undefined
  readonly balanceLamports: bigint
  /** Undefined where it would succeed. */
  readonly failure: SolanaFailure | undefined
}

/**
 * Simulates a request on the cluster without sending it.
 * @param depositLamports what it takes from the payer beside the network fee
 * @throws what `recogniseSolanaFailure` understands, when no node answers
 */
export async function rehearseTransaction(
  rpc: SolanaRpc,
  request: SolanaTransactionRequest,
  depositLamports: bigint,
): Promise<SolanaRehearsal> {
  const { value: lifetime } = await rpc.getLatestBlockhash().send()
  const transaction = compileTransaction(composeMessage(request, lifetime))
  const isTooLarge = getTransactionEncoder().encode(transaction).length > maxBytes
  const message = getBase64Decoder().decode(
    transaction.messageBytes,
  ) as TransactionMessageBytesBase64
  const [fee, balance] = await Promise.all([
    rpc.getFeeForMessage(message).send(),
    rpc.getBalance(request.payer.address).send(),
  ])
  const facts = { feeLamports: fee.value ?? undefined, balanceLamports: balance.value }
  if (isTooLarge) return { ...facts, failure: { kind: 'too-large' } }
  const neededLamports = depositLamports + (facts.feeLamports ?? 0n)
  const { balanceLamports } = facts
  if (balanceLamports < neededLamports)
    return { ...facts, failure: { kind: 'insufficient', neededLamports, balanceLamports } }
  const { value } = await rpc
    .simulateTransaction(getBase64EncodedWireTransaction(transaction), {
      encoding: 'base64',
      sigVerify: false,
      replaceRecentBlockhash: true,
    })
    .send()
  return { ...facts, failure: value.err ? describeTransactionError(value.err) : undefined }
}
