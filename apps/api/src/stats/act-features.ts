import { ACT_KINDS, type ActKind } from '@slipway/database/stats/indexed'
import type { ActFeature } from './act-schemas.ts'

/** What each kind of act belongs to. */
export const FEATURE_OF: Readonly<Record<ActKind, ActFeature>> = {
  tokenCreated: 'token',
  presaleCreated: 'presale',
  contributed: 'presale',
  refunded: 'presale',
  claimed: 'presale',
  presaleFinished: 'presale',
  presaleCanceled: 'presale',
  locked: 'lock',
  unlocked: 'lock',
  poolCreated: 'staking',
  staked: 'staking',
  unstaked: 'staking',
  harvested: 'staking',
  airdropCreated: 'airdrop',
  airdropClaimed: 'airdrop',
  sent: 'airdrop',
  collectionCreated: 'nft',
  minted: 'nft',
}

/** Acts that made a contract of its own: whoever looks for what is new finds its page. */
const LAUNCHES: readonly ActKind[] = [
  'tokenCreated',
  'presaleCreated',
  'poolCreated',
  'airdropCreated',
  'collectionCreated',
]

/** Kinds of acts that a filter lets pass; undefined: all. */
export function kindsOf(
  feature: ActFeature | undefined,
  onlyLaunches: boolean,
): readonly ActKind[] | undefined {
  if (feature === undefined && !onlyLaunches) return undefined
  return ACT_KINDS.filter(
    (kind) =>
      (feature === undefined || FEATURE_OF[kind] === feature) &&
      (!onlyLaunches || LAUNCHES.includes(kind)),
  )
}
