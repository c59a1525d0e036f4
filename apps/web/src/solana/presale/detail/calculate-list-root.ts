import { loadKeccak } from '@slipway/sdk/airdrop/keccak/load-keccak'
import { buildPresaleTree } from '@slipway/sdk/solana/presale/build-presale-tree'
import type { SolanaPresaleEntry } from '@slipway/sdk/solana/presale/types'
import type { Address } from '@solana/kit'

/** The root of a presale's list. */
export async function calculateListRoot(
  presale: Address,
  entries: readonly SolanaPresaleEntry[],
): Promise<Uint8Array> {
  return buildPresaleTree(presale, entries, await loadKeccak()).root.slice()
}
