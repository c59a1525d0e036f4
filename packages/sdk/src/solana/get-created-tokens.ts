import {
  type Address,
  getBase64Encoder,
  getCompiledTransactionMessageDecoder,
  getTransactionDecoder,
  type Signature,
} from '@solana/kit'
import { TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { getCreatorReference } from './get-creator-reference.ts'
import { getSolanaTokens, type SolanaToken } from './get-solana-token.ts'
import type { SolanaRpc } from './solana-rpc.ts'

/** One read per token, so a page is short. */
const pageSize = 20

export interface CreatedToken extends SolanaToken {
  /** Unix seconds; null where the node does not know. */
  readonly createdAt: number | null
}

/** Some creations of one account, newest first. */
export interface CreatedTokens {
  readonly tokens: readonly CreatedToken[]
  /** Where the next page begins; undefined after the last. */
  readonly next: Signature | undefined
}

/**
 * The mint that a creation names beside its creator's reference. Anybody may name that reference in any transaction: only
 * one that the creator paid counts.
 */
function findMint(transaction: Uint8Array, creator: Address, reference: Address) {
  const { messageBytes } = getTransactionDecoder().decode(transaction)
  const message = getCompiledTransactionMessageDecoder().decode(messageBytes)
  if (!('instructions' in message) || message.staticAccounts[0] !== creator) return undefined
  const at = message.staticAccounts.indexOf(reference)
  const minting = message.instructions.find(
    ({ accountIndices, programAddressIndex }) =>
      accountIndices?.includes(at) &&
      message.staticAccounts[programAddressIndex] === TOKEN_2022_PROGRAM_ADDRESS,
  )
  const [mint] = minting?.accountIndices ?? []
  return mint === undefined ? undefined : message.staticAccounts[mint]
}

/** The mint of one creation; undefined where the transaction is none. */
async function getCreatedMint(
  rpc: SolanaRpc,
  signature: Signature,
  creator: Address,
  reference: Address,
) {
  const found = await rpc
    .getTransaction(signature, {
      commitment: 'confirmed',
      encoding: 'base64',
      maxSupportedTransactionVersion: 0,
    })
    .send()
  if (!found) return undefined
  const bytes = new Uint8Array(getBase64Encoder().encode(found.transaction[0]))
  return findMint(bytes, creator, reference)
}

/** The tokens that one account created here, found by its reference key alone: no index is asked. */
export async function getCreatedTokens(
  rpc: SolanaRpc,
  creator: Address,
  before?: Signature,
): Promise<CreatedTokens> {
  const reference = await getCreatorReference(creator)
  const entries = await rpc
    .getSignaturesForAddress(reference, {
      commitment: 'confirmed',
      limit: pageSize,
      ...(before && { before }),
    })
    .send()
  const creations = await Promise.all(
    entries
      .filter(({ err }) => err === null)
      .map(async ({ signature, blockTime }) => ({
        mint: await getCreatedMint(rpc, signature, creator, reference),
        createdAt: blockTime === null ? null : Number(blockTime),
      })),
  )
  const moments = new Map(
    creations.flatMap(({ mint, createdAt }) => (mint ? [[mint, createdAt] as const] : [])),
  )
  const tokens = await getSolanaTokens(rpc, [...moments.keys()])
  return {
    tokens: tokens.map((token) => ({ ...token, createdAt: moments.get(token.address) ?? null })),
    next: entries.length === pageSize ? entries.at(-1)?.signature : undefined,
  }
}
