import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import type { AssetKind } from './lock-form-values.ts'

/** Something that was locked, or about to be, in this browser. */
export interface RecentAsset {
  readonly address: Address
  readonly name: string
  readonly kind: AssetKind
}

const key = `slipway.lock-recent.${activeChain.chainId}`
const KEPT = 6

function isRecent(value: unknown): value is RecentAsset {
  const asset = value as Partial<RecentAsset> | null
  return typeof asset?.address === 'string' && typeof asset.name === 'string'
}

/** Newest first. */
export function loadRecentAssets(): readonly RecentAsset[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRecent) : []
  } catch {
    // Storage is refused, or holds what nobody of ours wrote: nothing is recent.
    return []
  }
}

/** Puts an asset first. */
export function keepRecentAsset(asset: RecentAsset): void {
  const others = loadRecentAssets().filter(({ address }) => address !== asset.address)
  try {
    localStorage.setItem(key, JSON.stringify([asset, ...others].slice(0, KEPT)))
  } catch {
    // Nothing is lost but the suggestion.
  }
}
