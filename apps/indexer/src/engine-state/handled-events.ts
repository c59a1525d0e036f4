import { z } from 'zod'

/** What the engine's process says about the events that it handled, a block each. */
const handledEventsSchema = z.object({
  handled: z.array(
    z.object({
      chainId: z.number(),
      block: z.number(),
      hash: z.string(),
      digests: z.array(z.string()),
    }),
  ),
})

/** Which events of the newest blocks the engine handled since it started, by the digests of their logs. */
export interface HandledEvents {
  /** Takes a message of the engine's process; anything else is ignored. */
  take: (message: unknown) => void
  of: (chainId: number, block: number) => { hash: string; digests: ReadonlySet<string> } | undefined
  clear: () => void
}

/** Above the engine's widest span without finality (240 blocks); older ones are compared in its own store. */
const KEPT_BLOCKS = 2_000

export function makeHandledEvents(): HandledEvents {
  const chains = new Map<number, Map<number, { hash: string; digests: Set<string> }>>()
  return {
    take: (message) => {
      const read = handledEventsSchema.safeParse(message)
      if (!read.success) return
      for (const { chainId, block, hash, digests } of read.data.handled) {
        const blocks = chains.get(chainId) ?? new Map()
        chains.set(chainId, blocks)
        const known = blocks.get(block)
        // Another hash: the chain was reorganised, and what was handled of the old block was undone.
        const entry = known?.hash === hash ? known : { hash, digests: new Set<string>() }
        for (const digest of digests) entry.digests.add(digest)
        blocks.set(block, entry)
        if (blocks.size > KEPT_BLOCKS) blocks.delete(blocks.keys().next().value ?? block)
      }
    },
    of: (chainId, block) => chains.get(chainId)?.get(block),
    clear: () => chains.clear(),
  }
}
