import type { Address } from 'viem'
import type { AssetSolvency } from './asset-solvency.ts'

/** How what is held stands to what is owed. */
export type SolvencyState = 'covered' | 'more' | 'missing'

/** Sum over contracts of what they owe and hold of one asset, in its base units. */
export interface AssetTotal extends AssetSolvency {
  /** Contracts that list the asset. */
  readonly contracts: number
  /** Sum of what single contracts lack: what one has too much of does not pay for another. */
  readonly missing: bigint
}

/** Held less owed, in base units; below zero when something is missing. */
export function calculateDifference({ owed, held }: Pick<AssetSolvency, 'owed' | 'held'>): bigint {
  return held - owed
}

/** `missing` is a fault; `more` is what a contract earned or was sent beyond what it owes. */
export function solvencyStateOf(asset: Pick<AssetSolvency, 'owed' | 'held'>): SolvencyState {
  const difference = calculateDifference(asset)
  if (difference === 0n) return 'covered'
  return difference > 0n ? 'more' : 'missing'
}

/** The worst state among a contract's assets; one without assets owes nothing. */
export function worstStateOf(assets: readonly AssetSolvency[]): SolvencyState {
  const states = new Set(assets.map(solvencyStateOf))
  if (states.has('missing')) return 'missing'
  return states.has('more') ? 'more' : 'covered'
}

/** Owed and held by asset over many contracts, in the order in which the assets appear. */
export function sumSolvency(
  contracts: readonly { readonly assets: readonly AssetSolvency[] }[],
): readonly AssetTotal[] {
  const totals = new Map<Address, AssetTotal>()
  for (const { assets } of contracts) {
    const counted = new Set<Address>()
    for (const entry of assets) {
      const { asset, owed, held } = entry
      const before = totals.get(asset) ?? { asset, owed: 0n, held: 0n, contracts: 0, missing: 0n }
      const difference = calculateDifference(entry)
      totals.set(asset, {
        asset,
        owed: before.owed + owed,
        held: before.held + held,
        contracts: before.contracts + (counted.has(asset) ? 0 : 1),
        missing: before.missing + (difference < 0n ? -difference : 0n),
      })
      counted.add(asset)
    }
  }
  return [...totals.values()]
}
