import { useDebouncedValue } from '@mantine/hooks'
import { SlipwayError } from '@slipway/sdk/evm/errors'
import type { LiquidityPool } from '@slipway/sdk/liquidity/liquidity-pool'
import { tradeQueries } from '@slipway/sdk/trade/trade-queries'
import type { PreparedTrade } from '@slipway/sdk/trade/types'
import { skipToken, useQuery } from '@tanstack/react-query'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import { useRefusalText } from '../../form/use-refusal-text.ts'
import type { TradeWish } from './trade-plan.ts'
import type { TradeSubject } from './trade-subject.ts'

/** Milliseconds without a key press, after which a node is asked to run the trade. */
const PAUSE_MS = 350

const nothing: TradeWish = { amount: 0n, slippageBps: 0n }

/** What the trade would bring now. */
export interface Forecast {
  /** Of exactly this trade; undefined also where the newest attempt failed. */
  readonly trade: PreparedTrade | undefined
  readonly isWaiting: boolean
  /** Why it would not come about, in the visitor's language; undefined while its text is on its way. */
  readonly problem: string | undefined
}

/** Asks what a trade would bring, once the typing rests. @param wish undefined while what is typed is not a trade */
export function useForecast(
  { token, currency, side, account }: TradeSubject,
  pools: readonly LiquidityPool[],
  wish: TradeWish | undefined,
): Forecast {
  const [settled] = useDebouncedValue(wish, PAUSE_MS)
  const isSettled = wish?.amount === settled?.amount && wish?.slippageBps === settled?.slippageBps
  const params = { account, token: token.address, side, ...(settled ?? nothing) }
  const { queryFn, ...query } = tradeQueries.forecast(readClient, activeChain, params, {
    currency,
    pools,
  })
  const { data, error } = useQuery({
    ...query,
    queryFn: wish && settled ? queryFn : skipToken,
    retry: false,
  })
  const say = useRefusalText(error !== null)
  const { code, args } = error instanceof SlipwayError ? error : { code: '', args: {} }
  const { nativeCurrency } = activeChain
  return {
    trade: wish && isSettled && !error ? data : undefined,
    isWaiting: wish !== undefined && (!isSettled || (!data && !error)),
    problem:
      error && wish && isSettled
        ? say?.(code, args, { token, currency, nativeCurrency })
        : undefined,
  }
}
