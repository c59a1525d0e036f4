import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { type Address, zeroAddress } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { useCurrencyFacts } from './use-currency-facts.ts'

/** What amounts of a presale are counted in. */
export interface PresaleCurrency {
  readonly symbol: string
  readonly decimals: number
}

interface CurrencyChain {
  readonly nativeCurrency: PresaleCurrency
  readonly currencies: readonly {
    readonly name: string
    readonly address: string
    readonly decimals?: number
  }[]
}

/** A currency that the network's own list knows; the zero address is the native one. */
export function listedCurrency(chain: CurrencyChain, address: string): PresaleCurrency | undefined {
  if (address === zeroAddress) return chain.nativeCurrency
  const listed = chain.currencies.find((one) => one.address.toLowerCase() === address.toLowerCase())
  return listed?.decimals === undefined
    ? undefined
    : { symbol: listed.name, decimals: listed.decimals }
}

/** What the index knows of a currency. */
interface IndexedCurrency {
  readonly currency: string
  readonly symbol: string | null
  readonly decimals: number | null
}

/** How a currency calls itself, told apart by its address: anybody can choose the symbol of a listed one. */
const unlistedSymbol = (symbol: string | null, currency: string): string =>
  symbol ? `${symbol} (${shortenAddress(currency)})` : shortenAddress(currency)

/** What amounts of statistics are counted in: by the network's list, else as the currency itself answered the indexer. */
export function indexedCurrency(chain: CurrencyChain, one: IndexedCurrency) {
  const listed = listedCurrency(chain, one.currency)
  if (listed || one.decimals === null) return listed
  return { symbol: unlistedSymbol(one.symbol, one.currency), decimals: one.decimals }
}

/**
 * Symbol and decimals of a presale's currency: from the network's list, else from the currency itself. Undefined while it is
 * read, and for a currency of another network that no list knows.
 */
export function usePresaleCurrency(chain: CurrencyChain | undefined, address: string) {
  const listed = chain && listedCurrency(chain, address)
  const isRead = chain === activeChain && listed === undefined
  const data = useCurrencyFacts(isRead ? (address as Address) : undefined)
  return (
    listed ?? (data && { symbol: unlistedSymbol(data.symbol, address), decimals: data.decimals })
  )
}
