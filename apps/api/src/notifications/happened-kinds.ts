/** What happened around what an address has, beside what it can do now (`DUE_KINDS`), and the module that finds it. */
export const foundIn = {
  presaleFilled: 'tell-presales',
  presaleEnded: 'tell-presales',
  presaleFinished: 'tell-presales',
  presaleCanceled: 'tell-presales',
  lockOpens: 'tell-ends',
  poolEnds: 'tell-ends',
  poolFunded: 'find-pool-changes',
  poolChanged: 'find-pool-changes',
  poolStopped: 'find-pool-changes',
  collectionSold: 'find-sold',
  slotSold: 'find-sold',
  airdropReceived: 'find-received',
  badgeGranted: 'find-badge-news',
  badgeEnded: 'find-badge-news',
} as const satisfies Readonly<Record<string, string>>

export type HappenedKind = keyof typeof foundIn

/** Not empty: an enumeration needs one. */
export const HAPPENED_KINDS = Object.keys(foundIn) as [HappenedKind, ...HappenedKind[]]
