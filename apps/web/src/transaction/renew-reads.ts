import type { Query, QueryClient } from '@tanstack/react-query'
import { activeChain } from '../shell/active-chain.ts'

/** Read from this network's contracts, and able to change. The index lags behind them, and no review rests on a report. */
const isOfChain = ({ queryKey, observers }: Query) =>
  queryKey[1] === activeChain.chainId &&
  !queryKey.includes('index') &&
  !queryKey.includes('safety') &&
  observers.some(({ options }) => options.staleTime !== Number.POSITIVE_INFINITY)

const wait = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))

/** A read that keeps failing is not waited for: what the review rests on is rehearsed besides. */
const MOST_MS = 8_000

/** Reads what the screen knows of the chain anew, and waits until the screen has been drawn with it. */
export async function renewReads(queries: QueryClient): Promise<void> {
  const reads = queries.refetchQueries({ type: 'active', predicate: isOfChain })
  await Promise.race([reads, wait(MOST_MS)])
  // The screen is told in the next task, and drawn by the one after it.
  await wait(0)
  await wait(0)
}
