import type { TradeCurrency, TradeSide } from '@slipway/sdk/trade/types'
import type { Address } from 'viem'

/** The token of the page. */
export interface TradedToken {
  readonly address: Address
  readonly symbol: string
  readonly decimals: number
}

/** What is traded for what, and by whom. */
export interface TradeSubject {
  readonly token: TradedToken
  readonly currency: TradeCurrency
  readonly side: TradeSide
  readonly account: Address
}

/** What leaves the wallet, and what comes. */
export const assetsOf = ({
  token,
  currency,
  side,
}: Pick<TradeSubject, 'token' | 'currency' | 'side'>) =>
  side === 'buy' ? { given: currency, taken: token } : { given: token, taken: currency }
