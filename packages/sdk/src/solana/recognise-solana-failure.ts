import {
  isSolanaError,
  SOLANA_ERROR__BLOCK_HEIGHT_EXCEEDED,
  SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM,
  SOLANA_ERROR__INSTRUCTION_ERROR__UNKNOWN,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_MIN_CONTEXT_SLOT_NOT_REACHED,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_NODE_UNHEALTHY,
  SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR,
  SOLANA_ERROR__TRANSACTION__EXCEEDS_SIZE_LIMIT,
  SOLANA_ERROR__TRANSACTION_ERROR__ACCOUNT_NOT_FOUND,
  SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND,
  SOLANA_ERROR__TRANSACTION_ERROR__INSUFFICIENT_FUNDS_FOR_FEE,
  SOLANA_ERROR__TRANSACTION_ERROR__INSUFFICIENT_FUNDS_FOR_RENT,
  SOLANA_ERROR__TRANSACTION_ERROR__UNKNOWN,
  type SolanaError,
} from '@solana/kit'
import { fetchFailure } from '../shared/fetch-failure.ts'
import { type SolanaFailure, SolanaFlowError } from './solana-failure.ts'

/** EIP-1193's number for a person's no, which wallets of Solana took over. */
const rejectedCode = 4_001
/** Wallets that throw no number say it in words. */
const rejectedWords = /\b(reject|denied|declin|cancel)/i

/** Names of nodes for a payer that holds too little, or nothing at all. */
const wants = ['InsufficientFundsForFee', 'InsufficientFundsForRent', 'AccountNotFound']

/** An error is its name, or an object whose key is the name. */
function nameOf(error: unknown): string {
  if (typeof error === 'object' && error !== null) return Object.keys(error)[0] ?? ''
  return String(error)
}

/** The error of a transaction as a node gives it: a name, or an instruction with its reason. */
export function describeTransactionError(error: unknown): SolanaFailure {
  const name = nameOf(error)
  if (name === 'BlockhashNotFound') return { kind: 'expired' }
  if (wants.includes(name)) return { kind: 'insufficient' }
  const at = (error as { InstructionError?: [unknown, unknown] }).InstructionError
  if (!at) return { kind: 'refused', reason: name, instruction: undefined }
  const [instruction, reason] = at
  const custom = (reason as { Custom?: unknown } | null)?.Custom
  return {
    kind: 'refused',
    reason: custom === undefined ? nameOf(reason) : Number(custom),
    instruction: Number(instruction),
  }
}

/** What an error of a wallet means to a person. */
export function recogniseWalletFailure(error: unknown): SolanaFailure {
  if (!(error instanceof Error)) return { kind: 'unknown', text: String(error) }
  if (error instanceof SolanaFlowError) return error.failure
  const { code } = error as Error & { code?: unknown }
  if (code === rejectedCode || rejectedWords.test(error.message)) return { kind: 'rejected' }
  return { kind: 'unknown', text: error.message }
}

/** The client numbers errors of transactions, and those of instructions, in a thousand each. */
const isOfGroup = (code: number, first: number) => code >= first && code < first + 1_000

function fromTransaction(error: SolanaError): SolanaFailure | undefined {
  const { __code: code, index } = error.context as { __code: number; index?: unknown }
  if (
    isSolanaError(error, SOLANA_ERROR__TRANSACTION_ERROR__INSUFFICIENT_FUNDS_FOR_FEE) ||
    isSolanaError(error, SOLANA_ERROR__TRANSACTION_ERROR__INSUFFICIENT_FUNDS_FOR_RENT) ||
    isSolanaError(error, SOLANA_ERROR__TRANSACTION_ERROR__ACCOUNT_NOT_FOUND)
  )
    return { kind: 'insufficient' }
  if (isOfGroup(code, SOLANA_ERROR__TRANSACTION_ERROR__UNKNOWN))
    return { kind: 'refused', reason: code, instruction: undefined }
  if (isOfGroup(code, SOLANA_ERROR__INSTRUCTION_ERROR__UNKNOWN))
    return { kind: 'refused', reason: code, instruction: Number(index) }
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
    // It lags behind what was seen already.
    isSolanaError(error, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_MIN_CONTEXT_SLOT_NOT_REACHED) ||
    // What fetch throws without an answer; others of the kind are mistakes of a program.
    (error instanceof TypeError && fetchFailure.test(error.message))
  )
    return { kind: 'unreachable' }
  return isSolanaError(error) ? fromTransaction(error) : undefined
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
    ? { kind: 'unknown', text: error.message, isOfNode: true }
    : recogniseWalletFailure(error)
}
