import type { Address, Signature } from '@solana/kit'
import { getCreatorReference } from './get-creator-reference.ts'
import { getSolanaTokens, type SolanaToken } from './get-solana-token.ts'
import { listNamedMints } from './list-named-mints.ts'
import type { SolanaRpc } from './solana-rpc.ts'

export interface CreatedToken extends SolanaToken {
  /** Unix seconds; null where the node does not know. */
  readonly createdAt: number | null
}

/** Some creations of one account, newest first. */
export interface CreatedTokens {
  readonly tokens: readonly CreatedToken[]
  /** Where the next page begins; undefined after the last. */
  readonly next: Signature | undefined
  /** Transactions that were looked through. */
  readonly looked: number
}

/**
 * The tokens, or the collections, that one account created here, found by its reference key alone. Anybody may name that
 * key in any transaction: only one that the creator paid counts.
 */
export async function getCreatedTokens(
  rpc: SolanaRpc,
  creator: Address,
  {
    before,
    kind = 'tokens',
  }: { before?: Signature | undefined; kind?: 'tokens' | 'collections' } = {},
): Promise<CreatedTokens> {
  const reference = await getCreatorReference(creator, kind)
  const { moments, next, looked } = await listNamedMints(rpc, {
    named: reference,
    before,
    findMints: ({ payer, instructions }) =>
      payer === creator
        ? [instructions.find(({ accounts }) => accounts.includes(reference))?.accounts[0]]
        : [],
  })
  const tokens = await getSolanaTokens(rpc, [...moments.keys()])
  return {
    tokens: tokens
      .filter(({ group }) => kind === 'tokens' || group !== undefined)
      .map((token) => ({ ...token, createdAt: moments.get(token.address) ?? null })),
    next,
    looked,
  }
}
