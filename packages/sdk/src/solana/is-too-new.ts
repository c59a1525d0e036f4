import {
  isSolanaError,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_UNSUPPORTED_TRANSACTION_VERSION,
  SOLANA_ERROR__TRANSACTION__VERSION_NUMBER_NOT_SUPPORTED,
} from '@solana/kit'

const codes = [
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_UNSUPPORTED_TRANSACTION_VERSION,
  SOLANA_ERROR__TRANSACTION__VERSION_NUMBER_NOT_SUPPORTED,
] as const

/** Whether a node, or the client, answered that a transaction is of a later version than it knows. Ours are of version 0. */
export const isTooNew = (error: unknown): boolean =>
  codes.some((code) => isSolanaError(error, code))
