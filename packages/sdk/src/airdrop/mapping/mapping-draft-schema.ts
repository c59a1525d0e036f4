import type { Address } from 'viem'
import * as z from 'zod/mini'
import { optionalText, text } from '../../shared/input-fields.ts'

/** A mapping as a form or a request holds it: every number is a text in whole units. */
export const mappingDraftSchema = z.object({
  /** Address of the old token. */
  origin: text(),
  /** Address of the new one. */
  target: text(),
  /** New tokens for one old token. */
  rate: text(),
  /** Unix seconds; empty: at once. */
  startTime: optionalText(),
  /** Unix seconds. */
  endTime: text(),
  /** New tokens in the pool at first; empty: none. */
  pool: optionalText(),
  ipfsKey: optionalText(),
})

/** What a form or a request may leave out. */
export type MappingDraftInput = z.input<typeof mappingDraftSchema>
/** The same with its presets filled in. */
export type MappingDraftTexts = z.output<typeof mappingDraftSchema>
/** Fields that an issue can belong to. */
export type MappingDraftField = keyof MappingDraftTexts

/** A well-formed mapping; amounts in base units, times in unix seconds. */
export interface MappingDraft {
  readonly origin: Address
  readonly target: Address
  /** New base units for 1e18 old ones. */
  readonly rate: bigint
  /** 0: at once, however long the wallet takes to sign. */
  readonly startTime: bigint
  readonly endTime: bigint
  readonly pool: bigint
  readonly ipfsKey: string
}
