/** What an NFT was when it was locked, by its number on chain (`INftLocker.Kind`). */
export const nftPositionKinds = ['none', 'v3', 'v4'] as const

/** A liquidity position of a V3 or V4 exchange, or none. */
export type NftPositionKind = (typeof nftPositionKinds)[number]
