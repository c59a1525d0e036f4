import {
  isSolanaError,
  SOLANA_ERROR__BLOCK_HEIGHT_EXCEEDED,
  SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_NODE_UNHEALTHY,
  SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR,
  SOLANA_ERROR__TRANSACTION__EXCEEDS_SIZE_LIMIT,
  SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND,
} from '@solana/kit'
import { type SolanaFailure, SolanaFlowError } from './solana-failure.ts'

/** EIP-1193's number for a person's no, which wallets of Solana took over. */
const rejectedCode = 4_001
/** Wallets that throw no number say it in words. */
const rejectedWords = /\b(reject|denied|declin|cancel)/i

/** The error of a transaction as a node gives it: a name, or an instruction with its reason. */
export function describeTransactionError(error: unknown): SolanaFailure {
  if (error === 'BlockhashNotFound') return { kind: 'expired' }
  if (typeof error === 'string') return { kind: 'refused', reason: error, instruction: undefined }
  const [instruction, reason] = (error as { InstructionError?: [unknown, unknown] })
    .InstructionError ?? [undefined, JSON.stringify(error, (_, part) => String(part))]
  const custom = (reason as { Custom?: unknown } | null)?.Custom
  return {
    kind: 'refused',
    reason: custom === undefined ? String(reason) : Number(custom),
    instruction: instruction === undefined ? undefined : Number(instruction),
  }
}

function fromWallet(error: Error): SolanaFailure | undefined {
  const { code } = error as Error & { code?: unknown }
  if (code === rejectedCode || rejectedWords.test(error.message)) return { kind: 'rejected' }
  return undefined
}

function fromClient(error: Error): SolanaFailure | undefined {
  if (isSolanaError(error, SOLANA_ERROR__TRANSACTION__EXCEEDS_SIZE_LIMIT))
    return { kind: 'too-large' }
  if (
    isSolanaError(error, SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND) ||
    isSolanaError(error, SOLANA_ERROR__BLOCK_HEIGHT_EXCEEDED)
  )
    return { kind: 'expired' }
  if (isSolanaError(error, SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM)) {
    const { code, index } = error.context
    return { kind: 'refused', reason: Number(code), instruction: Number(index) }
  }
  if (
    isSolanaError(error, SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR) ||
    isSolanaError(error, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_NODE_UNHEALTHY) ||
    // What fetch throws without an answer.
    error instanceof TypeError
  )
    return { kind: 'unreachable' }
  return undefined
}

/** What an error of wallet, client or node means to a person. */
export function recogniseSolanaFailure(error: unknown): SolanaFailure {
  if (!(error instanceof Error)) return { kind: 'unknown', text: String(error) }
  if (error instanceof SolanaFlowError) return error.failure
  const own = fromClient(error)
  if (own) return own
  // A refusal of the node holds the reason as its cause.
  if (error.cause instanceof Error) {
    const cause = recogniseSolanaFailure(error.cause)
    if (cause.kind !== 'unknown') return cause
  }
  return isSolanaError(error)
    ? { kind: 'unknown', text: error.message }
    : (fromWallet(error) ?? { kind: 'unknown', text: error.message })
}
