import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { followEvents } from '../../core/follow-events.ts'
import { gather } from '../../core/gather.ts'
import { tokenApi } from '../../core/token-api.ts'

/** Lengths of candles, in seconds. */
export const candleSeconds = { '5m': 300, '1h': 3_600, '1d': 86_400 } as const
export type CandleInterval = keyof typeof candleSeconds

const keyOf = (token: Address) => ['token', activeChain.chainId, 'index', token, 'candles']

/** Candles of a pool of the token, read again soon after its swaps. */
export function useCandles(token: Address, interval: CandleInterval, pair: string | undefined) {
  const client = useQueryClient()
  useEffect(() => {
    // A token that is traded much has swaps in every block.
    const changes = gather(() => void client.invalidateQueries({ queryKey: keyOf(token) }))
    const end = followEvents({
      onSwap: (swap) => {
        const isOurs = swap.chainId === activeChain.chainId
        if (isOurs && swap.token.toLowerCase() === token.toLowerCase()) changes.add(undefined)
      },
      // What happened between the first reading and now came with no stream.
      onOpen: () => changes.add(undefined),
    })
    return () => {
      changes.stop()
      end()
    }
  }, [client, token])
  return useQuery({
    queryKey: [...keyOf(token), interval, pair],
    // With its length, by which an earlier answer is drawn until the next one is there.
    queryFn: async ({ signal }) => ({
      interval,
      answer: await tokenApi.listTokenCandles(
        { chain: activeChain.shortname, address: token },
        { interval, ...(pair === undefined ? {} : { pair }) },
        { signal },
      ),
    }),
    placeholderData: keepPreviousData,
    refetchInterval: 60_000,
  })
}
