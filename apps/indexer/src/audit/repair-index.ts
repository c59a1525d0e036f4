import { type BlockRange, beginGeneration } from '../engine-state/audit-store.ts'
import type { EngineProgress } from '../engine-state/read-progress.ts'
import { type AuditOptions, beginAnew } from './audited-chain.ts'
import { proveBlock, tellsAll } from './prove-block.ts'

const MIN_PAUSE_MS = 60_000
const MAX_PAUSE_MS = 3_600_000
/** Differing blocks that are asked about before a repair; the others are fetched again with them. */
const ASKED_BLOCKS = 20

/** Whether a block's turn has come; each repair doubles how long the next one waits. */
function takeTurn({ audited }: AuditOptions, block: number): boolean {
  const pause = audited.pauses.get(block)
  if (pause && pause.until > Date.now()) return false
  const ms = pause ? Math.min(2 * pause.ms, MAX_PAUSE_MS) : MIN_PAUSE_MS
  audited.pauses.set(block, { until: Date.now() + ms, ms })
  return true
}

/** Nodes that tell these blocks as they are, and whether one of the blocks creates what is followed afterwards. */
async function askNodes(options: AuditOptions, blocks: readonly number[]) {
  const { chain, followed } = options.audited
  const liars = new Set<string>()
  const creations: number[] = []
  for (const block of blocks) {
    const proof = await proveBlock(chain.rpcUrls, block, () => true)
    if (!proof || proof.by === 'nothing') return undefined
    if (proof.logs.some(followed.isCreation)) creations.push(block)
    const isHonest = await Promise.all(chain.rpcUrls.map((url) => tellsAll(url, block, proof)))
    for (const [index, url] of chain.rpcUrls.entries()) if (!isHonest[index]) liars.add(url)
  }
  const honest = chain.rpcUrls.filter((url) => !liars.has(url))
  return { honest, liars: [...liars], firstCreation: Math.min(...creations) }
}

/**
 * Has the engine fetch blocks again that differ: those that can still be replaced by starting it anew, final ones by
 * another build of the index. As long as no node tells them as they are, nothing is torn down: it would only come back.
 */
export async function repairIndex(
  options: AuditOptions,
  progress: EngineProgress,
  open: readonly { block: number }[],
): Promise<void> {
  const { pool, audited, running, logger } = options
  const { chainId } = audited.chain
  const blocks = open.map(({ block }) => block)
  const asked = await askNodes(options, blocks.slice(0, ASKED_BLOCKS))
  if (!asked || asked.honest.length === 0) {
    logger.warn({ chainId, blocks }, 'no node tells these blocks as they are: the index waits')
    return
  }
  if (!blocks.map((block) => takeTurn(options, block)).includes(true)) return
  const final = blocks.filter((block) => block <= progress.finalizedBlock)
  if (final.length > 0) {
    const ranges: BlockRange[] = final.map((block) => ({ from: block, to: block }))
    // Whatever a contract told that nobody knew of was never asked for.
    if (Number.isFinite(asked.firstCreation)) ranges.push({ from: asked.firstCreation })
    await beginGeneration(pool, chainId, ranges)
  }
  audited.repairs++
  logger.warn(
    { chainId, blocks, avoided: asked.liars.length },
    'the index fetches blocks again that differ from the chain',
  )
  await running.restart(asked.liars)
  beginAnew(audited)
}
