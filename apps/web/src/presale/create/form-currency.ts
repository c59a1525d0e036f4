import type { SaleCurrency } from '../sale/use-sale-currency.ts'

/** What is known of the currency that the form names: no symbol and 18 decimals while it is unknown. */
export interface FormCurrency extends SaleCurrency {
  readonly isNative: boolean
  readonly isListed: boolean
}
