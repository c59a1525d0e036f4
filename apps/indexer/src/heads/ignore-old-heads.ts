// Keeps a node that has only fallen behind from looking like a reorg. A true reorg is handled by the engine, Ponder: see
// `engine/ponder.config.ts`.
import { z } from 'zod'
import type { IndexedChain } from '../chain/indexed-chain.ts'
import { makeToldHeads, type ToldBlock, type ToldHeads } from './told-heads.ts'

const callSchema = z.object({ method: z.string(), params: z.array(z.unknown()) })
const hex = z.string().regex(/^0x[0-9a-f]+$/i)
const answerSchema = z.looseObject({
  result: z.looseObject({ number: hex, hash: hex, parentHash: hex }),
})

type Answer = z.infer<typeof answerSchema>
type Call = z.infer<typeof callSchema>

/** What is done with the block of an answer; undefined where the answer is of no concern. */
function choose(call: Call, heads: ToldHeads): ((block: ToldBlock) => ToldBlock) | undefined {
  const [of, isFull] = call.params
  const note = (block: ToldBlock) => {
    heads.takeBlock(block)
    return block
  }
  if (call.method === 'eth_getBlockByHash') return note
  if (call.method !== 'eth_getBlockByNumber' || isFull !== true) return undefined
  if (of === 'latest') return heads.takeHead
  return heads.isNear(Number(of)) ? note : undefined
}

function read(text: string): Answer | undefined {
  try {
    return answerSchema.safeParse(JSON.parse(text)).data
  } catch {
    return undefined
  }
}

async function answerWith(response: Response, use: (block: ToldBlock) => ToldBlock) {
  const text = await response.text()
  const answer = read(text)
  const used = answer && use(answer.result)
  // A head that came over a websocket names no transactions: the engine has them, and looks at its hash alone.
  const body =
    !answer || used === answer.result
      ? text
      : JSON.stringify({ ...answer, result: { transactions: [], ...used } })
  const { status, statusText, headers } = response
  const unpacked = new Headers(headers)
  for (const name of ['content-encoding', 'content-length']) unpacked.delete(name)
  return new Response(body, { status, statusText, headers: unpacked })
}

/**
 * Makes a process that asks nodes for the newest block hear the newest one that any node of the network told, as long
 * as a node tells an older one of the same chain. Loaded into the engine's process.
 *
 * @returns whether a head that came another way, from the node with this address, is such an older one
 */
export function ignoreOldHeads(
  chains: readonly Pick<IndexedChain, 'rpcUrls' | 'wsUrl'>[],
  asker: { fetch: typeof fetch } = globalThis,
): (url: string, block: unknown) => boolean {
  const headsOf = new Map<string, ToldHeads>()
  for (const { rpcUrls, wsUrl } of chains) {
    const heads = makeToldHeads()
    for (const url of [...rpcUrls, ...(wsUrl ? [wsUrl] : [])]) headsOf.set(new URL(url).href, heads)
  }
  const ask = asker.fetch
  asker.fetch = async (input, init) => {
    const heads = input instanceof Request ? headsOf.get(input.url) : undefined
    if (!heads || !(input instanceof Request)) return ask(input, init)
    const call = callSchema.safeParse(await input.clone().json()).data
    const use = call && choose(call, heads)
    const response = await ask(input, init)
    return use && response.status === 200 ? answerWith(response, use) : response
  }
  return (url, block) => {
    const told = answerSchema.shape.result.safeParse(block).data
    const heads = headsOf.get(new URL(url).href)
    return told !== undefined && heads !== undefined && heads.takeHead(told) !== told
  }
}
