/**
 * Id of a row about one address of a network, which the index writes and everybody else asks for: a contract that it
 * knows, an account, an asset. Addresses come in any letter case.
 */
export const placeId = (chainId: number, address: string): string =>
  `${chainId}-${address.toLowerCase()}`

export const tokenId = (chainId: number, address: string): string => placeId(chainId, address)
export const presaleId = (chainId: number, address: string): string => placeId(chainId, address)
export const airdropId = (chainId: number, address: string): string => placeId(chainId, address)
export const nftSaleId = (chainId: number, address: string): string => placeId(chainId, address)
export const poolId = (chainId: number, address: string): string => placeId(chainId, address)
export const assetId = (chainId: number, address: string): string => placeId(chainId, address)
export const accountId = (chainId: number, address: string): string => placeId(chainId, address)

export const balanceId = (chainId: number, token: string, holder: string): string =>
  `${tokenId(chainId, token)}-${holder.toLowerCase()}`

/** Id of what a token has once for an account, a pair or a transaction. */
export const ofTokenId = (chainId: number, token: string, what: string): string =>
  `${tokenId(chainId, token)}-${what}`

/** Id of what a presale has once for an account or a day. */
export const ofPresaleId = (chainId: number, presale: string, what: string): string =>
  `${presaleId(chainId, presale)}-${what}`

/** Id of one lock of a locker. */
export const lockRowId = (chainId: number, locker: string, lockId: bigint): string =>
  `${placeId(chainId, locker)}-${lockId}`

export const templateRowId = (chainId: number, templateId: number): string =>
  `${chainId}-${templateId}`

export const chainRowId = (chainId: number): string => String(chainId)
