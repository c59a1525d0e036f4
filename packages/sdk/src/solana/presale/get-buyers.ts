import type { Address } from '@solana/kit'
import { compareBytes } from '../compare-bytes.ts'
import { getTaggedAccounts } from '../get-tagged-accounts.ts'
import type { SolanaRpc } from '../solana-rpc.ts'
import { decodeBuyer } from './decode-buyer.ts'
import { buyerBytes, buyerTag } from './presale-codec.ts'
import type { SolanaPresaleBuyer } from './types.ts'

/** Who has something in a presale, or what a wallet has in all of them. */
export type BuyerFilter = { readonly presale: Address } | { readonly wallet: Address }

/** Where the account of what a wallet has in a presale has what lists compare. */
const offsets = { presale: 8, wallet: 40 } as const

const buyerKind = { tag: buyerTag, size: buyerBytes, decode: decodeBuyer }

/** What every wallet has in one presale, or one wallet in every presale, read from the chain itself. */
export async function getBuyers(
  rpc: SolanaRpc,
  program: Address,
  filter: BuyerFilter,
): Promise<SolanaPresaleBuyer[]> {
  return await getTaggedAccounts(rpc, program, buyerKind, [
    'presale' in filter
      ? compareBytes(offsets.presale, filter.presale)
      : compareBytes(offsets.wallet, filter.wallet),
  ])
}
