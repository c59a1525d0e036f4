import { showAddress } from '../http/fields.ts'
import type { EventHub } from './event-hub.ts'
import type { IndexHandlers } from './listen-to-index.ts'

/** What this needs of the kept answers. */
interface KeptAnswers {
  drop: (chainIds: readonly number[] | undefined) => void
  dropSubject: (subject: string) => void
  setInformed: (isInformed: boolean) => void
}

/** What follows when the index changes, or the candles beside it: kept answers that rest on it are made again, and streams tell of it. */
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
      // Of its token alone: on a busy network swaps come every second, and nothing else would be kept for long.
      cache.dropSubject(tokenId)
      hub.publish({
        event: 'swap',
        data: { chainId: Number(chain), token: showAddress(token as `0x${string}`) },
      })
    },
    onConnection: cache.setInformed,
  }
}
