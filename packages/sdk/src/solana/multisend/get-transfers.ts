import {
  type Address,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  type Signature,
} from '@solana/kit'
import { getTransferCheckedInstructionDataDecoder } from '@solana-program/token-2022'
import { isTooNew } from '../is-too-new.ts'
import type { SolanaRpc } from '../solana-rpc.ts'

/** First byte of a transfer with its decimals. */
const transferChecked = 12

export interface Transfer {
  readonly account: Address
  readonly amount: bigint
}

export interface TransferQuestion {
  readonly sender: Address
  /** The program of the token. */
  readonly program: Address
}

/**
 * What one transaction moved out of the sender's account. Anybody may name a list in any transaction: only one that the
 * sender paid counts.
 */
function readTransfers(wire: Uint8Array, { sender, program }: TransferQuestion): Transfer[] {
  const { messageBytes } = getTransactionDecoder().decode(wire)
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
  if (!('instructions' in message) || message.staticAccounts[0] !== sender) return []
  const { staticAccounts } = message
  return message.instructions.flatMap(({ programAddressIndex, accountIndices = [], data }) => {
    if (staticAccounts[programAddressIndex] !== program || data?.[0] !== transferChecked) return []
    const account = staticAccounts[accountIndices[2] ?? -1]
    if (!account) return []
    return [{ account, amount: getTransferCheckedInstructionDataDecoder().decode(data).amount }]
  })
}

/**
 * What one transaction moved out of the sender's account; undefined where the node does not know it.
 * @throws what `recogniseSolanaFailure` understands, when no node answers
 */
export async function getTransfers(
  rpc: SolanaRpc,
  signature: Signature,
  question: TransferQuestion,
): Promise<readonly Transfer[] | undefined> {
  try {
    const found = await rpc
      .getTransaction(signature, {
        commitment: 'confirmed',
        encoding: 'base64',
        maxSupportedTransactionVersion: 1,
      })
      .send()
    if (!found) return undefined
    return readTransfers(new Uint8Array(getBase64Encoder().encode(found.transaction[0])), question)
  } catch (error) {
    // Lists are sent in version 0: what is newer is somebody else's, who must not stop this one.
    if (isTooNew(error)) return []
    throw error
  }
}
