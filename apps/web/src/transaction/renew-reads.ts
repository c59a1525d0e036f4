import type { Query, QueryClient } from '@tanstack/react-query'
import { activeChain } from '../shell/active-chain.ts'

/** Read from this network's contracts, and able to change. The index lags behind them, and no review rests on a report. */
const isOfChain = ({ queryKey, observers }: Query) =>
  queryKey[1] === activeChain.chainId &&
  !queryKey.includes('index') &&
  !queryKey.includes('safety') &&
  observers.some(({ options }) => options.staleTime !== Number.POSITIVE_INFINITY)

const nextTask = () => new Promise<void>((resolve) => setTimeout(resolve))

/** Reads what the screen knows of the chain anew, and waits until the screen has been drawn with it. */
export async function renewReads(queries: QueryClient): Promise<void> {
  await queries.refetchQueries({ type: 'active', predicate: isOfChain })
  // The screen is told in the next task, and drawn by the one after it.
  await nextTask()
  await nextTask()
}
