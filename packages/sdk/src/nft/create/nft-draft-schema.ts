import type { Address } from 'viem'
import * as z from 'zod/mini'
import type { FieldIssueCollector } from '../../shared/field-issue-collector.ts'
import { flag, optionalText, text } from '../../shared/input-fields.ts'
import type { MintMethod, UrlMode } from '../types.ts'

const choice = <const Options extends readonly [string, ...string[]]>(options: Options) =>
  z.enum(options, { error: 'Input_Required' })

/**
 * A collection as a form or a request holds it: every number is a text in whole units. What a switch or the way of minting
 * leaves out is ignored. Who is on the list is set once the collection is there: proofs are bound to its address.
 */
export const nftDraftSchema = z.object({
  name: text(),
  symbol: text(),
  mintMethod: z._default(choice(['owner', 'public']), 'public'),
  urlMode: z._default(choice(['shared', 'each']), 'each'),
  /** Pictures are shown after minting only. */
  isHidden: flag(false),
  /** The one URI; or the base, with its slash; or, where pictures are hidden, the one that all show until then. */
  uri: text(),
  total: text(),
  /** What the owner mints at the creation; empty: none. */
  firstMint: optionalText(),
  /** Who gets those; empty: the maker. */
  receiver: optionalText(),
  /** What the owner may mint free in all, the first ones included; empty: none. */
  ownerShare: optionalText(),
  /** Address of the token that is paid; empty: the network's own currency. */
  paymentToken: optionalText(),
  mintFee: optionalText('0'),
  /** The most that a wallet mints in the public phase; empty: no limit. */
  cap: optionalText(),
  hasList: flag(false),
  listFee: optionalText('0'),
  /** Unix seconds. */
  listStart: optionalText(),
  /** Unix seconds; empty: at once. */
  publicStart: optionalText(),
  /** Unix seconds; empty: until all are minted. */
  endTime: optionalText(),
  royaltyPercent: optionalText('0'),
  /** Empty: whoever owns the collection. */
  royaltyReceiver: optionalText(),
})

/** What a form or a request may leave out. */
export type NftDraftInput = z.input<typeof nftDraftSchema>

/** The same with its presets filled in. */
export type NftDraftTexts = z.output<typeof nftDraftSchema>

/** Fields that an issue can belong to. */
export type NftDraftField = keyof NftDraftTexts

/** Takes one issue of a collection's draft. */
export type NftIssueCollector = FieldIssueCollector<NftDraftField>

/** A well-formed collection. Times are unix seconds, prices base units; the zero address is whom its field's comment names. */
export interface NftDraft {
  readonly name: string
  readonly symbol: string
  readonly mintMethod: MintMethod
  readonly urlMode: UrlMode
  readonly isHidden: boolean
  readonly uri: string
  readonly total: bigint
  readonly firstMint: bigint
  /** Zero: the maker. */
  readonly receiver: Address
  readonly ownerShare: bigint
  /** Zero: the network's own currency. */
  readonly paymentToken: Address
  readonly mintFee: bigint
  readonly listFee: bigint
  /** 0: none. */
  readonly cap: bigint
  /** 0: no list. */
  readonly listStart: bigint
  /** 0: at once. */
  readonly publicStart: bigint
  /** 0: until all are minted. */
  readonly endTime: bigint
  readonly royaltyBps: bigint
  /** Zero: whoever owns the collection. */
  readonly royaltyReceiver: Address
}
