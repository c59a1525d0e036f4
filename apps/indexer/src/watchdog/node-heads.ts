import type { IndexedChain } from '../chain/indexed-chain.ts'
import { type BlockFacts, readBlock } from '../chain/read-block.ts'
import { isStale } from './find-problem.ts'

/** A node that has fallen behind; its address may hold a key, so its host stands for it. */
export interface NodeBehind {
  node: string
  headBlock: number
}

/** The heads of a network's nodes: the newest one is the network's, others may have fallen behind. */
export interface NodeHeads {
  /**
   * Asks for heads.
   *
   * @param indexedBlock a block that is known to be on the chain already
   * @returns the newest head that is known, undefined where no node answers
   */
  look: (indexedBlock: number) => Promise<{ head: BlockFacts | undefined; behind: NodeBehind[] }>
}

type ReadHead = (url: string) => Promise<BlockFacts | null>

/**
 * Reads heads so that public nodes are asked no more than needed: each look asks the first node that answers and one of
 * the others, by turns. What is known of another one is kept until its next turn.
 */
export function makeNodeHeads(
  chain: Pick<IndexedChain, 'rpcUrls'>,
  readHead: ReadHead = (url) => readBlock([url], 'latest'),
): NodeHeads {
  const [...nodes] = new Set(chain.rpcUrls)
  const known = new Map<string, { head: BlockFacts; isBehind: boolean }>()
  let turn = 0

  /** @returns the nodes that answered */
  const askFirst = async (): Promise<Map<string, BlockFacts | null>> => {
    const answers = new Map<string, BlockFacts | null>()
    for (const url of nodes) {
      const head = await readHead(url).catch(() => null)
      answers.set(url, head)
      if (head) break
    }
    return answers
  }
  const askNext = async (): Promise<Map<string, BlockFacts | null>> => {
    const others = nodes.slice(1)
    const url = others[turn++ % Math.max(1, others.length)]
    if (url === undefined) return new Map()
    return new Map([[url, await readHead(url).catch(() => null)]])
  }
  const newest = () =>
    [...known.values()].reduce<BlockFacts | undefined>(
      (best, { head }) => (best && best.number >= head.number ? best : head),
      undefined,
    )

  return {
    look: async (indexedBlock) => {
      const [first, next] = await Promise.all([askFirst(), askNext()])
      const answers = [...first, ...next]
      for (const [url, head] of answers) {
        if (head) known.set(url, { head, isBehind: false })
        else known.delete(url)
      }
      const head = newest()
      const newestBlock = Math.max(indexedBlock, head?.number ?? 0)
      // Later the others are further up: what a node told is compared with what was known when it told it.
      for (const [url] of answers) {
        const one = known.get(url)
        if (one) one.isBehind = isStale(one.head.number, newestBlock)
      }
      const behind = nodes.flatMap((url) => {
        const one = known.get(url)
        return one?.isBehind ? [{ node: new URL(url).host, headBlock: one.head.number }] : []
      })
      return { head, behind }
    },
  }
}
