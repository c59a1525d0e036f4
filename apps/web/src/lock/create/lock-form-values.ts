/** What an address turned out to be; empty until it is known. */
export type AssetKind = 'token' | 'pair' | 'nft'

/** Entries that stay texts until the schema reads them. */
export type TextField =
  | 'asset'
  | 'nftId'
  | 'amount'
  | 'owner'
  | 'unlockAt'
  | 'cliffAt'
  | 'firstPercent'
  | 'cycleLength'
  | 'cyclePercent'
  | 'list'

export type SwitchField = 'isRebasing' | 'isMigratable'

/** What the form holds: every field of every kind of lock, of which an asset's sections show their own. */
export interface LockFormValues extends Record<TextField, string>, Record<SwitchField, boolean> {
  /** What the visitor says it is; `any` leaves that to the chain. */
  expects: 'any' | 'pair' | 'nft'
  /** One lock, or a list of them. */
  entry: 'one' | 'list'
  until: 'date' | 'forever'
  release: 'once' | 'linear' | 'stepped'
  cycleUnit: 'minutes' | 'hours' | 'days' | 'weeks'
  /** What was read of the asset, in whose units amounts are read. */
  assetKind: AssetKind | ''
  symbol: string
  decimals: number
  /** Template of a token of ours; 0 for any other. */
  templateId: number
}

/** Choices that decide what is shown. */
export type ChoiceField = 'expects' | 'entry' | 'until' | 'release' | 'cycleUnit' | 'assetKind'

/** True when there is something worth keeping. */
export function isStarted({ asset, amount, nftId, list }: LockFormValues): boolean {
  return [asset, amount, nftId, list].some((text) => text !== '')
}
