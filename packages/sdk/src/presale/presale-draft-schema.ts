import type { Address } from 'viem'
import * as z from 'zod/mini'
import { presaleKinds } from '../platform/presale-kinds.ts'
import { flag, optionalText, text } from '../shared/input-fields.ts'

const choice = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.enum(options, { error: 'Input_Required' })

/**
 * A presale as a form or a request holds it: every number is a text in whole units. What a kind has no use for is ignored:
 * private presales have no pool, and so no router, listing rate, liquidity percent, lock, repair or tax.
 */
export const presaleDraftSchema = z.object({
  kind: choice(presaleKinds),
  /** Address of what is sold. */
  token: text(),
  /** Address of what is paid with; the zero address stands for the native currency. */
  currency: text(),
  router: optionalText(),
  /** Tokens for one unit of the currency. */
  presaleRate: text(),
  /** The same for the pool. */
  liquidityRate: optionalText(),
  hardCap: text(),
  softCap: text(),
  minCurrency: optionalText('0'),
  maxCurrency: text(),
  liquidityPercent: optionalText(),
  lockMinutes: optionalText(),
  /** What becomes of unsold tokens: they go back to the owner, or are burned. */
  refundType: z._default(choice(['refund', 'burn']), 'refund'),
  listsBelowPresale: flag(false),
  /** Unix seconds. */
  startTime: text(),
  /** Unix seconds. */
  endTime: text(),
  whitelistMode: z._default(choice(['off', 'tiers', 'only']), 'off'),
  t1Minutes: optionalText('0'),
  t2Minutes: optionalText('0'),
  slotTransfer: flag(false),
  /** Who manages the whitelist beside the owner; may be empty. */
  whitelistAdmin: optionalText(),
  vest: flag(false),
  vestFirstPercent: optionalText(),
  vestCycleDays: optionalText(),
  vestPercent: optionalText(),
  maxRepairPercent: optionalText('0'),
  declaredTaxPercent: optionalText('0'),
  /** Percent of a contribution for each level of inviters, level 1 first; none while rewards are off. */
  inviterRates: z._default(z.array(text(), { error: 'Input_Required' }), []),
})

/** What a form or a request may leave out. */
export type PresaleDraftInput = z.input<typeof presaleDraftSchema>

/** The same with its presets filled in. */
export type PresaleDraftTexts = z.output<typeof presaleDraftSchema>

/** Fields that an issue can belong to. */
export type PresaleDraftField = keyof PresaleDraftTexts | `inviterRates.${number}`

/** A well-formed presale in the contract's own units; see `PresaleTerms` for them. */
export interface PresaleDraft {
  readonly kind: 'normal' | 'fair' | 'private'
  readonly templateId: 1 | 2 | 3
  readonly claimToken: Address
  readonly currency: Address
  readonly router: Address
  readonly hardCap: bigint
  readonly softCap: bigint
  readonly presaleRate: bigint
  readonly liquidityRate: bigint
  readonly liquidityPercent: bigint
  readonly minCurrency: bigint
  readonly maxCurrency: bigint
  readonly startTime: bigint
  readonly endTime: bigint
  readonly lockTime: bigint
  readonly useWhiteList: bigint
  readonly t1Block: bigint
  readonly t2Block: bigint
  readonly enableWhiteTransfer: boolean
  readonly vest: boolean
  readonly vestFirst: bigint
  readonly vestCycle: bigint
  readonly vestPercent: bigint
  readonly burnsUnsold: boolean
  readonly listsBelowPresale: boolean
  readonly maxRepairBps: bigint
  readonly declaredTaxBps: bigint
  /** The zero address for nobody. */
  readonly whitelistAdmin: Address
  /** Basis points for each level; empty while rewards stay off. */
  readonly inviterRatesBps: readonly bigint[]
}
