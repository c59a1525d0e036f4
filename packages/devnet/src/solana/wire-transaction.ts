import {
  type CompiledTransactionMessage,
  type CompiledTransactionMessageWithLifetime,
  getBase58Decoder,
  getBase58Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  type Transaction,
} from '@solana/kit'
import { RpcError, rpcErrorCodes } from './rpc-error.ts'

/** What one packet of the network holds; the virtual machine itself takes more. */
const maxBytes = 1_232
/** The same in base64, as nodes say it. */
const maxText = 1_644

export interface WireTransaction {
  readonly transaction: Transaction
  readonly message: CompiledTransactionMessage & CompiledTransactionMessageWithLifetime
  readonly signature: string
  readonly base64: string
}

/**
 * Reads a transaction as a wallet sends it.
 *
 * @throws {RpcError} when it is larger than a packet, or no transaction
 */
export function readWireTransaction(text: string, encoding: unknown): WireTransaction {
  const bytes =
    encoding === 'base64'
      ? new Uint8Array(Buffer.from(text, 'base64'))
      : new Uint8Array(getBase58Encoder().encode(text))
  if (bytes.length > maxBytes) {
    throw new RpcError(
      rpcErrorCodes.params,
      `base64 encoded solana_transaction::versioned::VersionedTransaction too large: ${bytes.length} bytes (max: encoded/raw ${maxText}/${maxBytes})`,
    )
  }
  try {
    const transaction = getTransactionDecoder().decode(bytes)
    const message = getCompiledTransactionMessageDecoder().decode(transaction.messageBytes)
    const [first] = Object.values(transaction.signatures)
    return {
      transaction,
      message,
      signature: getBase58Decoder().decode(first ?? new Uint8Array(64)),
      base64: Buffer.from(bytes).toString('base64'),
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    throw new RpcError(rpcErrorCodes.params, `failed to deserialize transaction: ${reason}`)
  }
}
