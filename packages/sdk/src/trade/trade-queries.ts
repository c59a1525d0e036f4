import type { EvmChainDefinition } from '@slipway/chains'
import { type Address, erc20Abi, zeroAddress } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { freshness } from '../shared/freshness.ts'
import { prepareTrade, type TradeSurroundings } from './prepare-trade.ts'
import type { TradeParams } from './types.ts'

/** Units of gas that a buy in native currency and the later sell of it stay under, together. */
const RESERVED_GAS = 700_000n

/** What a wallet can trade with. */
export interface TradeBalances {
  readonly token: bigint
  readonly currency: bigint
  /** Of the currency, as its contract says: a list need not state them. */
  readonly decimals: number
  /** Native currency to leave for the network's fee; 0 where the currency is another one. */
  readonly reserve: bigint
}

async function getTradeBalances(
  client: ReadClient,
  { account, token, currency }: BalancesQuery,
): Promise<TradeBalances> {
  const balanceOf = (address: Address) =>
    client.readContract({ address, abi: erc20Abi, functionName: 'balanceOf', args: [account] })
  const isNative = currency === zeroAddress
  const [ofToken, ofCurrency, decimals, gasPrice] = await Promise.all([
    balanceOf(token),
    isNative ? client.getBalance({ address: account }) : balanceOf(currency),
    isNative
      ? client.chain.nativeCurrency.decimals
      : client.readContract({ address: currency, abi: erc20Abi, functionName: 'decimals' }),
    client.getGasPrice(),
  ])
  const reserve = isNative ? gasPrice * RESERVED_GAS : 0n
  return { token: ofToken, currency: ofCurrency, decimals, reserve }
}

interface BalancesQuery {
  readonly account: Address
  readonly token: Address
  /** The zero address for the native currency. */
  readonly currency: Address
}

/** Reads of trades as key, function and freshness. */
export const tradeQueries = {
  balances: (client: ReadClient, query: BalancesQuery) => ({
    queryKey: [
      'trade',
      client.chain.id,
      'balances',
      query.account,
      query.token,
      query.currency,
    ] as const,
    queryFn: () => getTradeBalances(client, query),
    ...freshness.live,
  }),

  /** What a trade would bring now. It is prepared once more for its review, whatever is shown here. */
  forecast: (
    client: ReadClient,
    chain: EvmChainDefinition,
    params: Omit<TradeParams, 'deadline'>,
    surroundings: TradeSurroundings,
  ) => ({
    queryKey: [
      'trade',
      client.chain.id,
      'forecast',
      params.account,
      params.token,
      params.side,
      String(params.amount),
      String(params.slippageBps),
      surroundings.currency.address,
    ] as const,
    queryFn: () => prepareTrade(client, chain, { ...params, deadline: 2n ** 40n }, surroundings),
    ...freshness.live,
  }),
} as const
