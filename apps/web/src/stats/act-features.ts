import type { ActFeature } from '@slipway/api-client'

/** What acts belong to, in the order of the menu. */
export const actFeatures = [
  'token',
  'presale',
  'lock',
  'staking',
  'airdrop',
  'nft',
] as const satisfies readonly ActFeature[]
