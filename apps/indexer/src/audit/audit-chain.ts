import {
  endDifferences,
  type LogDifference,
  readAuditedBlock,
  readCreations,
  readOpenDifferences,
  readSyncedLogs,
  recordDifference,
  storeAuditedBlock,
} from '../engine-state/audit-store.ts'
import { digestOfLog, keyOfLog, type RawLog } from '../engine-state/raw-log.ts'
import { type EngineProgress, readProgress } from '../engine-state/read-progress.ts'
import { type AuditedChain, type AuditOptions, beginAnew } from './audited-chain.ts'
import { compareLogs } from './compare-logs.ts'
import { type ProvenBlock, proveBlock } from './prove-block.ts'
import { repairIndex } from './repair-index.ts'

/** Blocks whose proofs are asked for at the same time. */
const SIDE_BY_SIDE = 5
/** A difference is repaired this long after it was found at the latest, also while older blocks are still compared. */
const GATHER_MS = 600_000

async function learnCreations({ pool, audited }: AuditOptions): Promise<void> {
  const rows = await readCreations(pool, audited.chain.chainId, audited.lastCreation)
  for (const { id, factories, ...creation } of rows) {
    for (const factory of factories) audited.followed.add({ ...creation, factory })
    audited.lastCreation = id
  }
}

/** Proves blocks a few at a time, in order, up to the first of which nothing is certain yet. */
async function* proveBlocks(audited: AuditedChain, from: number, to: number) {
  for (let first = from; first <= to; first += SIDE_BY_SIDE) {
    const blocks = Array.from(
      { length: Math.min(SIDE_BY_SIDE, to - first + 1) },
      (_, index) => first + index,
    )
    const prove = (block: number) =>
      proveBlock(audited.chain.rpcUrls, block, audited.followed.mayHold)
    const proofs = await Promise.all(blocks.map(prove))
    for (const [index, block] of blocks.entries()) {
      let proof = proofs[index]
      // A contract that a block before it created was not known to be followed when this one was looked at.
      const isEmpty = proof?.by === 'empty' && !audited.followed.mayHold(proof.logsBloom)
      if (proof?.by === 'empty' && !isEmpty) proof = await prove(block)
      if (!proof) return
      yield { block, proof }
    }
  }
}

function differenceOf(
  { followed }: AuditedChain,
  block: number,
  proof: ProvenBlock,
  indexed: readonly RawLog[],
): LogDifference | null {
  const wanted = followed.select(block, proof.logs).map(keyOfLog)
  return compareLogs(wanted, followed.select(block, indexed).map(keyOfLog))
}

async function report(
  { pool, audited, logger }: AuditOptions,
  block: number,
  difference: LogDifference,
): Promise<void> {
  const { chainId } = audited.chain
  logger.error({ chainId, block, ...difference }, 'the index has other logs than the chain')
  await recordDifference(pool, chainId, block, difference)
}

/** Compares final blocks, where the engine's own table of logs is what the index was made from. */
async function auditPast(options: AuditOptions, progress: EngineProgress): Promise<boolean> {
  const { pool, audited, budget } = options
  const { chainId, startBlock } = audited.chain
  const from = ((await readAuditedBlock(pool, chainId)) ?? startBlock - 1) + 1
  const to = Math.min(progress.finalizedBlock, from + budget - 1)
  if (from > to) return true
  const indexed = await readSyncedLogs(pool, chainId, from, to)
  const equal: number[] = []
  let done = from - 1
  for await (const { block, proof } of proveBlocks(audited, from, to)) {
    done = block
    if (proof.by === 'nothing') {
      audited.unproven++
      continue
    }
    const difference = differenceOf(audited, block, proof, indexed.get(block) ?? [])
    if (difference) await report(options, block, difference)
    else equal.push(block)
  }
  await endDifferences(pool, chainId, equal)
  if (done >= from) await storeAuditedBlock(pool, chainId, done)
  return done === progress.finalizedBlock
}

function differenceAtHead(
  { audited, running }: AuditOptions,
  block: number,
  proof: ProvenBlock,
): LogDifference | null {
  const wanted = audited.followed.select(block, proof.logs).map(digestOfLog)
  const handled = running.handled.of(audited.chain.chainId, block)
  // What was handled of a block that was replaced is undone.
  return compareLogs(wanted, handled?.hash === proof.hash ? handled.digests : [])
}

/** Compares blocks that are not final yet with what the engine says that it handled. */
async function auditHead(options: AuditOptions, progress: EngineProgress): Promise<void> {
  const { pool, audited, budget } = options
  const { chainId } = audited.chain
  const from = Math.max(audited.headAudited, progress.finalizedBlock) + 1
  const to = Math.min(progress.indexedBlock, from + budget - 1)
  const equal: number[] = []
  for await (const { block, proof } of proveBlocks(audited, from, to)) {
    const difference = proof.by === 'nothing' ? null : differenceAtHead(options, block, proof)
    if (difference && !audited.doubted.has(block)) {
      audited.doubted.add(block)
      break
    }
    audited.doubted.delete(block)
    audited.headAudited = block
    if (difference) await report(options, block, difference)
    else if (proof.by !== 'nothing') equal.push(block)
  }
  await endDifferences(pool, chainId, equal)
}

/** Looks at one network once: compares the next blocks, and repairs what differs. */
export async function auditChain(options: AuditOptions): Promise<void> {
  const { pool, audited, running } = options
  const { chainId } = audited.chain
  // Before that, blocks are still being fetched.
  if (running.state() !== 'ready') return beginAnew(audited)
  const progress = await readProgress(pool, running.group().schemaName, chainId)
  if (!progress) return
  await learnCreations(options)
  const isUpToDate = await auditPast(options, progress)
  await auditHead(options, progress)
  const open = await readOpenDifferences(pool, chainId)
  const isDue = isUpToDate || open.some(({ foundAt }) => Date.now() - foundAt > GATHER_MS)
  if (open.length > 0 && isDue) await repairIndex(options, progress, open)
}
