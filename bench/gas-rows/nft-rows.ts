import type { BenchRow } from '../bench-row.ts'
import { gasRow, readSnapshot, readValue } from './snapshot.ts'

/** What rules and the clone may cost above a bare ERC721A mint, measured in the same test. */
const RULES_GAS = 5_000

/** 1.06 times what slots, payment and log cost at least (quality figures). */
const vipTargets = [
  ['start', 49_895],
  ['renew', 31_769],
] as const

/** Rows of NFT sales and memberships. */
export function nftRows(): BenchRow[] {
  const sale = readSnapshot('nft/NftSale')
  const vip = readSnapshot('vip/Vip')
  return [
    ...['mint 1', 'mint 5'].map((name) => {
      const bare = readValue(sale, `bare ERC721A, ${name}`)
      return gasRow(`NFT sale: ${name}`, readValue(sale, name), bare + RULES_GAS)
    }),
    ...vipTargets.map(([name, target]) => gasRow(`VIP: ${name}`, readValue(vip, name), target)),
  ]
}
