import * as z from 'zod/mini'
import { optionalText, text } from '../../shared/input-fields.ts'

const choice = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.enum(options, { error: 'Input_Required' })

/** A presale as a form or a request holds it: every number is a text in whole units. */
export const solanaPresaleSchema = z.object({
  kind: z._default(choice(['normal', 'fair']), 'normal'),
  /** Tokens for the hard cap: the price. */
  tokens: text(),
  /** SOL, like the other caps and bounds. */
  softCap: text(),
  hardCap: text(),
  /** May be empty: no least amount. */
  minContribution: optionalText('0'),
  /** Of one wallet, in all. */
  maxContribution: text(),
  /** Unix seconds. */
  startAt: text(),
  endAt: text(),
  whitelistMode: z._default(choice(['none', 'tiers', 'listedOnly']), 'none'),
  t1Minutes: optionalText('0'),
  t2Minutes: optionalText('0'),
  /** Wallets of each tier, one a line. */
  tierOne: optionalText(),
  tierTwo: optionalText(),
  /** All at once, or in parts of one size. */
  release: z._default(choice(['once', 'stepped']), 'once'),
  firstPercent: optionalText(),
  /** At most two decimals. */
  cycleDays: optionalText(),
  cyclePercent: optionalText(),
  /** What becomes of unsold tokens: they go back to their creator, or are burned. */
  unsold: z._default(choice(['return', 'burn']), 'return'),
  /** Whether who brings others is rewarded. */
  inviters: z._default(choice(['none', 'rewarded']), 'none'),
  /** Percents of a contribution for its inviter, and for those above; the last ones may be empty. */
  inviterOne: optionalText(),
  inviterTwo: optionalText(),
  inviterThree: optionalText(),
})

export type SolanaPresaleInput = z.input<typeof solanaPresaleSchema>
export type SolanaPresaleField = keyof SolanaPresaleInput
export type SolanaPresaleTexts = z.output<typeof solanaPresaleSchema>
