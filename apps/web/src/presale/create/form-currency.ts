import type { PresaleCurrency } from '../shared/use-presale-currency.ts'

/** What is known of the currency that the form names: no symbol and 18 decimals while it is unknown. */
export interface FormCurrency extends PresaleCurrency {
  readonly isNative: boolean
  readonly isListed: boolean
}
