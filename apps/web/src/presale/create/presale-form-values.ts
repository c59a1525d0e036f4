import type { LinkName } from '../../files/link-names.ts'

/** A presale's kind, which is also its template: 1, 2, 3. */
export type PresaleKind = 'normal' | 'fair' | 'private'

/** Entries that stay texts until the schema reads them. */
export type TextField =
  | 'token'
  | 'currency'
  | 'router'
  | 'presaleRate'
  | 'liquidityRate'
  | 'hardCap'
  | 'softCap'
  | 'minCurrency'
  | 'maxCurrency'
  | 'liquidityPercent'
  | 'lockMinutes'
  | 'startTime'
  | 'endTime'
  | 't1Minutes'
  | 't2Minutes'
  | 'whitelistAdmin'
  | 'vestFirstPercent'
  | 'vestCycleDays'
  | 'vestPercent'
  | 'maxRepairPercent'
  | 'declaredTaxPercent'
  | 'name'
  | 'description'
  | LinkName

export type SwitchField = 'listsBelowPresale' | 'slotTransfer' | 'vest' | 'rewardsInviters'

/** Who may buy when: everybody, listed wallets first, or nobody else. */
export type WhitelistMode = 'off' | 'tiers' | 'only'

/** What the form holds: every field of every kind, of which a kind's sections show their own. */
export interface PresaleFormValues extends Record<TextField, string>, Record<SwitchField, boolean> {
  refundType: 'refund' | 'burn'
  whitelistMode: WhitelistMode
  /** Percent of a contribution for each level of inviters, level 1 first. */
  inviterRates: string[]
  /** Listed wallets, one in a line. */
  tierOne: string
  tierTwo: string
  /** How a list goes on chain: by its size, slot by slot, or as a root. */
  listForm: 'auto' | 'slots' | 'root'
  /** Where the logo lies, and where this browser sees it; empty without one. */
  logoUri: string
  logoUrl: string
  /** What was read of the token and the currency, in which amounts are read. */
  tokenSymbol: string
  tokenDecimals: number
  currencySymbol: string
  currencyDecimals: number
}

/** Levels of inviters that the form has fields for. */
export const inviterLevels = [1, 2, 3] as const

/** True when there is something worth keeping. */
export function isStarted(values: PresaleFormValues): boolean {
  const { token, presaleRate, hardCap, name, description, tierOne } = values
  return [token, presaleRate, hardCap, name, description, tierOne].some((text) => text !== '')
}
