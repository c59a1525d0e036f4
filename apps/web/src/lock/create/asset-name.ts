import { m } from '@slipway/messages'
import { pairName } from '@slipway/sdk/shared/pair-name'
import type { LockableAsset } from './lock-asset.ts'

/** What an asset is called: its own name, or the two tokens of a pool. */
export function assetName(facts: LockableAsset): string {
  if (facts.kind !== 'pair') return facts.name || facts.symbol || m.lock_asset_unnamed()
  return pairName(facts, () => m.lock_asset_unnamed()) ?? m.lock_asset_unnamed()
}

/** The unit in which its amounts are said. */
export function assetUnit(facts: LockableAsset): string {
  return facts.kind === 'pair' ? m.lock_create_unit_lp() : (facts.symbol ?? '')
}
