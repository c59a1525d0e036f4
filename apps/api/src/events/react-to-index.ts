import { showAddress } from '../http/fields.ts'
import type { EventHub } from './event-hub.ts'
import type { IndexHandlers } from './listen-to-index.ts'

/** What this needs of the kept answers. */
interface KeptAnswers {
  drop: (chainIds: readonly number[] | undefined) => void
  setInformed: (isInformed: boolean) => void
}

/** What follows when the index changes, or the candles beside it: kept answers are made again, and streams tell of it. */
export function reactToIndex(
  cache: KeptAnswers,
  hub: Pick<EventHub, 'publish'>,
  look: () => void,
): IndexHandlers {
  return {
    onChange: (chainIds) => {
      cache.drop(chainIds)
      look()
    },
    onSwaps: (tokenId) => {
      const [chain, token] = tokenId.split('-')
      const chainId = Number(chain)
      cache.drop([chainId])
      hub.publish({ event: 'swap', data: { chainId, token: showAddress(token as `0x${string}`) } })
    },
    onConnection: cache.setInformed,
  }
}
