import { createHash } from 'node:crypto'
import type { IndexedChain } from '../chain/indexed-chain.ts'

/** Networks that one engine process indexes together, and the release that they make with this code. */
export interface ChainGroup {
  /** chain ids, ascending, joined by a comma */
  name: string
  /** database schema of this release of this group */
  schemaName: string
  chains: readonly IndexedChain[]
}

const HASH_LENGTH = 16

/** Node addresses may change without a re-index; contracts and start blocks may not. */
function contentOf(chain: IndexedChain) {
  const { rpcUrls: _rpc, rates: _rates, wsUrl: _ws, ...content } = chain
  return content
}

/**
 * Splits the networks into groups. An engine starts only when all nodes of its group answer, so that a dead
 * node delays its own group alone.
 *
 * @param size networks in one group
 * @param codeHash hash of the indexing code
 */
export function makeChainGroups(
  chains: readonly IndexedChain[],
  size: number,
  codeHash: string,
): ChainGroup[] {
  const sorted = [...chains].sort((a, b) => a.chainId - b.chainId)
  const groups: ChainGroup[] = []
  for (let from = 0; from < sorted.length; from += size) {
    const members = sorted.slice(from, from + size)
    const content = JSON.stringify([codeHash, members.map(contentOf)])
    const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH)
    groups.push({
      name: members.map((chain) => chain.chainId).join(','),
      schemaName: `index_${hash}`,
      chains: members,
    })
  }
  return groups
}

/**
 * The same group as a release of its own where a network's index was built anew, so that readers keep the former one
 * until it is done.
 *
 * @param generations how often, by chain id
 */
export function withGenerations(
  group: ChainGroup,
  generations: ReadonlyMap<number, number>,
): ChainGroup {
  const counts = group.chains.map(({ chainId }) => generations.get(chainId) ?? 0)
  if (counts.every((count) => count === 0)) return group
  const content = JSON.stringify([group.schemaName, counts])
  const hash = createHash('sha256').update(content).digest('hex').slice(0, HASH_LENGTH)
  return { ...group, schemaName: `index_${hash}` }
}
