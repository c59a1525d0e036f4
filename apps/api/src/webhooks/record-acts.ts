import { webhook, webhookCursor } from '@slipway/database/webhooks/app'
import { eq, sql } from 'drizzle-orm'
import type { RawRow } from '../database/decode-row.ts'
import type { ReadDatabase } from '../database/read-database.ts'
import { readActsOfBlocks } from '../stats/read-acts.ts'
import type { WorkState } from '../work/start-worker.ts'
import { toActEvents, toGapEvent, type WebhookEvent } from './act-event.ts'
import { type PauseParts, pauseFullWebhooks } from './pause-webhook.ts'
import { readActWindow } from './read-act-window.ts'

/** Acts that one turn takes; the rest of their last block comes with them. */
const ACTS_AT_ONCE = 500

interface FinalBlock {
  chainId: number
  genesisHash: string | null
  blockNumber: number
}

type Transaction = Parameters<Parameters<ReadDatabase['transaction']>[0]>[0]

/**
 * How far each network's acts are told: up to the newest block that the index takes for final and has taken in. A
 * network whose nodes show another chain than the indexed one is told nothing of.
 */
async function readFinalBlocks(database: ReadDatabase): Promise<FinalBlock[]> {
  const { rows } = await database.execute(sql`
    SELECT s.chain_id, s.genesis_hash, least(s.anchor_block, h.block_number) AS block_number
    FROM app.chain_status s JOIN "index".index_head h ON h.chain_id = s.chain_id
    WHERE s.anchor_block IS NOT NULL AND s.problem IS DISTINCT FROM 'CHAIN_REPLACED' ORDER BY s.chain_id`)
  return (rows as RawRow[]).map((raw) => ({
    chainId: Number(raw.chain_id),
    genesisHash: (raw.genesis_hash as string | null) ?? null,
    blockNumber: Number(raw.block_number),
  }))
}

const moveCursor = (
  writer: Transaction,
  { chainId, genesisHash }: Omit<FinalBlock, 'blockNumber'>,
  to: number,
) =>
  writer
    .update(webhookCursor)
    .set({ blockNumber: to, genesisHash })
    .where(eq(webhookCursor.chainId, chainId))

/** Takes a network for this process alone. @returns undefined: another one has it */
async function takeCursor(writer: Transaction, { chainId, genesisHash, blockNumber }: FinalBlock) {
  // What is final when a network is first seen is not news.
  await writer
    .insert(webhookCursor)
    .values({ chainId, genesisHash, blockNumber })
    .onConflictDoNothing()
  const [cursor] = await writer
    .select()
    .from(webhookCursor)
    .where(eq(webhookCursor.chainId, chainId))
    .for('update', { skipLocked: true })
  if (!cursor) return undefined
  if (cursor.genesisHash === null || cursor.genesisHash === genesisHash) return cursor.blockNumber
  // Another chain under the same number: its blocks up to here are no news either.
  await moveCursor(writer, { chainId, genesisHash }, blockNumber)
  return blockNumber
}

/** Writes a delivery for every active webhook that listens to an event, once for ever. */
async function writeDeliveries(writer: Transaction, events: readonly WebhookEvent[]) {
  const told = events.map(({ eventId, type, body, kind, chainId, addresses }) => ({
    event_id: eventId,
    type,
    body,
    kind,
    chain_id: chainId,
    addresses,
  }))
  await writer.execute(sql`
    INSERT INTO app.webhook_delivery (webhook_id, event_id, type, body)
    SELECT w.id, e.event_id, e.type, e.body FROM app.webhook w JOIN jsonb_to_recordset(${JSON.stringify(told)}::jsonb)
      AS e(event_id text, type text, body text, kind text, chain_id bigint, addresses text[])
      ON (cardinality(w.chain_ids) = 0 OR e.chain_id = ANY(w.chain_ids))
      AND (e.kind IS NULL OR cardinality(w.kinds) = 0 OR e.kind = ANY(w.kinds))
      AND (e.kind IS NULL OR cardinality(w.addresses) = 0 OR e.addresses && w.addresses)
    WHERE w.state = 'active' ON CONFLICT (webhook_id, event_id) DO NOTHING`)
}

interface BlockRange {
  chainId: number
  afterBlock: number
  untilBlock: number
}

/** What happened in a range of blocks, up to where one turn goes. */
async function readEvents(writer: Transaction, range: BlockRange, now: number) {
  const { chainId, afterBlock } = range
  const window = await readActWindow(writer, range, ACTS_AT_ONCE)
  const { isEmpty, untilBlock, missedUntilBlock: missed } = window
  const acts = isEmpty ? [] : await readActsOfBlocks(writer, { chainId, afterBlock, untilBlock })
  const gap =
    missed === undefined ? [] : [toGapEvent({ chainId, afterBlock, untilBlock: missed }, now)]
  return { untilBlock, events: [...gap, ...toActEvents(acts)] }
}

const isHeard = async (writer: Transaction) =>
  (
    await writer
      .select({ id: webhook.id })
      .from(webhook)
      .where(eq(webhook.state, 'active'))
      .limit(1)
  ).length > 0

/** Tells what happened on one network since the cursor. @returns whether there is more */
async function recordChain(parts: PauseParts, final: FinalBlock): Promise<boolean> {
  return await parts.database.transaction(async (writer) => {
    const afterBlock = await takeCursor(writer, final)
    if (afterBlock === undefined || afterBlock >= final.blockNumber) return false
    const range = { chainId: final.chainId, afterBlock, untilBlock: final.blockNumber }
    const { untilBlock, events } = (await isHeard(writer))
      ? await readEvents(writer, range, Math.floor(parts.now() / 1_000))
      : { untilBlock: final.blockNumber, events: [] }
    if (events.length > 0) {
      await pauseFullWebhooks(parts, writer)
      await writeDeliveries(writer, events)
    }
    // With the deliveries or not at all: whatever ends this process, each block is told once.
    await moveCursor(writer, final, untilBlock)
    return untilBlock < final.blockNumber
  })
}

/** Writes what became final on every network into deliveries; each network by one process at a time. */
export async function recordActs(parts: PauseParts): Promise<WorkState> {
  const failures: unknown[] = []
  for (const final of await readFinalBlocks(parts.database)) {
    try {
      while (await recordChain(parts, final)) {
        // A network that was away for long takes several turns.
      }
    } catch (error) {
      // One network's trouble keeps no other waiting.
      failures.push(error)
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, 'not every network was readable')
  return 'waiting'
}
