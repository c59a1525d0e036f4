import type { Locale } from '../locale-names.ts'

/** Arguments of an error by their ABI names, as decoded: integers are bigint, addresses are text. */
export type ErrorArgs = Readonly<Record<string, unknown>>

/** A currency or token in which an error's amounts are counted. */
export interface AmountUnit {
  readonly symbol: string
  readonly decimals: number
}

/** What is known where the error is shown; each part makes the text more exact, none is needed. */
export interface ErrorContext {
  /** Language of the text; the visitor's by default. */
  readonly locale?: Locale
  /** Unit of amounts named `…Wei`; 18 decimals without a symbol by default. */
  readonly nativeCurrency?: AmountUnit
  /** Unit of what a presale is paid with, or of a pool's rewards; without it amounts are said to be in base units. */
  readonly currency?: AmountUnit
  /** Unit of token amounts; without it they are said to be in base units. */
  readonly token?: AmountUnit
  /** IANA zone of moments; the reader's own by default. */
  readonly timeZone?: string
}
