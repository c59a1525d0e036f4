import type { Currency, EvmChainDefinition, Venue } from '@slipway/chains'
import { type Address, zeroAddress } from 'viem'
import type { DialogueView } from './dialogue.ts'
import { chainOf } from './dialogue.ts'

/** An exchange that the platform trades at. */
export type RoutedVenue = Venue & { readonly router: Address }

/** Exchanges that a token can be launched at. */
export function venuesOf(chain: EvmChainDefinition): readonly RoutedVenue[] {
  return chain.venues.filter(
    (venue): venue is RoutedVenue =>
      venue.router !== undefined && venue.kind === 'v2' && venue.routerAbi === 'uniswap-v2',
  )
}

/** A currency whose amounts can be written. */
export type CountedCurrency = Currency & { readonly decimals: number }

/** Currencies that a pool can be made against. */
export function currenciesOf(chain: EvmChainDefinition): readonly CountedCurrency[] {
  return chain.currencies.filter(
    (currency): currency is CountedCurrency => currency.decimals !== undefined,
  )
}

/** Where a token is to trade, and against what. */
export interface Market {
  readonly chain: EvmChainDefinition
  readonly venue: RoutedVenue
  readonly currency: CountedCurrency
  /** As launches name it: the zero address stands for the native currency. */
  readonly quote: Address
  /** What the amounts are called: the native symbol in place of the wrapped one. */
  readonly unit: { readonly symbol: string; readonly decimals: number }
}

/** The market of the answers; undefined before both questions are answered. */
export function marketOf(view: DialogueView): Market | undefined {
  const chain = chainOf(view)
  const { router, quote } = view.dialogue.answers
  const venue = chain && venuesOf(chain).find((one) => one.router === router)
  const currency = chain && currenciesOf(chain).find(({ address }) => address === quote)
  if (!chain || !venue || !currency) return undefined
  return {
    chain,
    venue,
    currency,
    quote: currency.isWETH ? zeroAddress : currency.address,
    unit: {
      symbol: currency.isWETH ? chain.nativeCurrency.symbol : currency.name,
      decimals: currency.decimals,
    },
  }
}
