import type { Address } from '@solana/kit'
import { compareBytes } from '../compare-bytes.ts'
import { getTaggedAccounts } from '../get-tagged-accounts.ts'
import type { SolanaRpc } from '../solana-rpc.ts'
import { decodePresale } from './decode-presale.ts'
import { presaleBytes, presaleTag } from './presale-codec.ts'
import type { SolanaPresale } from './types.ts'

/** Whose presales, or of which token. */
export type PresaleFilter = { readonly creator: Address } | { readonly mint: Address }

/** Where a presale's account has what lists compare. */
const offsets = { creator: 8, mint: 40 } as const

const presaleKind = { tag: presaleTag, size: presaleBytes, decode: decodePresale }

const filterOf = (filter: PresaleFilter) =>
  'creator' in filter
    ? compareBytes(offsets.creator, filter.creator)
    : compareBytes(offsets.mint, filter.mint)

/**
 * Every presale, read from the chain itself, the newest first.
 * @param filter leaves those of one creator or one token
 */
export async function getPresales(
  rpc: SolanaRpc,
  program: Address,
  filter?: PresaleFilter,
): Promise<SolanaPresale[]> {
  const found = await getTaggedAccounts(rpc, program, presaleKind, filter ? [filterOf(filter)] : [])
  return found.toSorted((left, right) => right.createdAt - left.createdAt)
}
