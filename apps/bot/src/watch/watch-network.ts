import type { EvmChainDefinition } from '@slipway/chains'
import type { BotParts } from '../bot-parts.ts'
import { readFindings } from './read-findings.ts'
import type { Subject, Watch } from './subject.ts'
import { claimWatches, keepLook } from './watch-store.ts'

/** Watches that one turn looks at, and how many at the same moment. */
const MOST_OF_TURN = 60
const AT_ONCE = 10

/** Watches of the same thing are looked at together. */
function groupWatches(watches: readonly Watch[]): readonly (readonly Watch[])[] {
  return [...Map.groupBy(watches, ({ kind, subject }) => `${kind} ${subject}`).values()]
}

async function lookAt(
  parts: BotParts,
  chain: EvmChainDefinition,
  group: readonly Watch[],
): Promise<void> {
  const [first] = group
  if (!first) return
  const { kind, subject } = first as Pick<Subject, 'kind' | 'subject'>
  try {
    const findings = await readFindings(parts.clientOf(chain), chain, { kind, subject })
    for (const watch of group)
      await keepLook(parts.database, watch, findings, new Date(parts.now()))
  } catch (error) {
    // It is due again, and nothing of what happens until then is lost: it is compared with the last look that succeeded.
    const about = { err: error, chainId: chain.chainId, kind, subject }
    parts.logger.warn(about, 'something watched was not looked at')
  }
}

/**
 * One turn over the watches of a network that are due; each network has turns of its own, so a silent one delays no
 * other. Any number of processes may do it.
 */
export async function watchNetwork(parts: BotParts, chain: EvmChainDefinition): Promise<void> {
  const now = parts.now()
  const watches = await claimWatches(parts.database, {
    chainId: chain.chainId,
    now: new Date(now),
    until: new Date(now + parts.config.watchMs),
    most: MOST_OF_TURN,
  })
  const groups = groupWatches(watches)
  for (let at = 0; at < groups.length; at += AT_ONCE)
    await Promise.all(groups.slice(at, at + AT_ONCE).map((group) => lookAt(parts, chain, group)))
}
