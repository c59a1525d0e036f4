import {
  isSolanaError,
  SOLANA_ERROR__JSON_RPC__INVALID_PARAMS,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_TRANSACTION_PRECOMPILE_VERIFICATION_FAILURE,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_TRANSACTION_SIGNATURE_LEN_MISMATCH,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_TRANSACTION_SIGNATURE_VERIFICATION_FAILURE,
  SOLANA_ERROR__TRANSACTION__EXCEEDS_SIZE_LIMIT,
  SOLANA_ERROR__TRANSACTION_ERROR__ALREADY_PROCESSED,
  SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND,
} from '@solana/kit'

/** Refusals of the signatures, of the size or of the form: no node would take these bytes. */
const refusals = [
  SOLANA_ERROR__TRANSACTION__EXCEEDS_SIZE_LIMIT,
  // How nodes answer more bytes than a packet holds.
  SOLANA_ERROR__JSON_RPC__INVALID_PARAMS,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_TRANSACTION_PRECOMPILE_VERIFICATION_FAILURE,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_TRANSACTION_SIGNATURE_LEN_MISMATCH,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_TRANSACTION_SIGNATURE_VERIFICATION_FAILURE,
] as const

/** Reasons of a preflight that say nothing of what is passed on, or was. */
const openReasons = [
  // Sent twice on its way, it is refused because it is there already.
  SOLANA_ERROR__TRANSACTION_ERROR__ALREADY_PROCESSED,
  // A node that is behind does not know the blockhash yet; another one may have taken the same bytes.
  SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND,
] as const

/**
 * Whether an error of sending says for certain that the node passed nothing on. After any other a signed transaction
 * may still come into a block, and has to be followed.
 */
export function isFinalRefusal(error: unknown): boolean {
  if (refusals.some((code) => isSolanaError(error, code))) return true
  if (
    !isSolanaError(error, SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE)
  )
    return false
  const { cause } = error
  return isSolanaError(cause) && !openReasons.some((code) => isSolanaError(cause, code))
}
