import { m } from '@slipway/messages'
import type { PoolKind } from '@slipway/sdk/platform/pool-kinds'
import { pairName } from '@slipway/sdk/shared/pair-name'
import type { StakedFacts } from './pool-tokens.ts'

/** What a token is called: its own name, or the two tokens of a pool. */
export function tokenName(facts: StakedFacts): string {
  if (facts.kind !== 'pair') return facts.name || facts.symbol || m.lock_asset_unnamed()
  return pairName(facts, () => m.lock_asset_unnamed()) ?? m.lock_asset_unnamed()
}

/** The unit in which its amounts are said. */
export function tokenUnit(facts: StakedFacts): string {
  if (facts.kind === 'nft') return m.stakemake_unit_nft()
  return facts.kind === 'pair' ? m.lock_create_unit_lp() : facts.symbol
}

/** Decimals of its amounts; NFTs are whole. */
export const tokenDecimals = (facts: StakedFacts): number =>
  facts.kind === 'nft' ? 0 : facts.decimals

const kindNames = {
  token: m.lock_create_kind_token,
  lp: m.lock_kind_pair,
  nft: m.lock_create_kind_nft,
} as const satisfies Record<PoolKind, () => string>

export const kindName = (kind: PoolKind): string => kindNames[kind]()
