/** What is known of the currency that buyers pay with. */
export interface SaleCurrency {
  /** Empty while it is unknown. */
  readonly symbol: string
  /** 18 while it is unknown. */
  readonly decimals: number
  readonly isNative: boolean
  readonly isListed: boolean
}
