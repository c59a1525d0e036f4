import type { ReadDatabase } from '../database/read-database.ts'
import type { EventHub } from './event-hub.ts'
import { readChangedPresales, readHeads, readLatestActs, readLatestTokens } from './read-latest.ts'
import type { ActEvent, HeadEvent, PresaleEvent, StreamEvent, TokenEvent } from './schemas.ts'

/** Finds out what is new in the index and publishes it. */
export interface EventSource {
  /**
   * Looks once; calls that come while it looks are folded into one more look.
   * @throws AggregateError when networks could not be read; the others were, and those are looked at again.
   */
  look: () => Promise<void>
}

/** Remembered creations; far more than the newest of all networks together. */
const MAX_REMEMBERED = 20_000

/** The same address can be created again after a reorganisation, in another transaction or block. */
const keyOf = (event: TokenEvent) => `${event.id}:${event.txHash}:${event.blockNumber}`

/** A reorganisation may give an act's number to another act. */
const keyOfAct = (event: ActEvent) =>
  `${event.chainId}#${event.number}:${event.txHash}:${event.kind}`

/** Blocks that a reorganisation may have changed: presales touched in them are looked at again. */
const REVISITED_BLOCKS = 40
/** What tells one state of a presale from another. */
const stateOf = (event: PresaleEvent) =>
  `${event.updatedBlock}:${event.txHash}:${event.total}:${event.userCount}:${event.status.label}`

/**
 * Makes the source over the index's views. It compares states instead of trusting notifications: a lost or
 * doubled notification never loses or doubles an event.
 *
 * @param onAdvance called when the indexed head of a network moved, before anybody is told
 */
export function makeEventSource(
  database: ReadDatabase,
  hub: EventHub,
  onAdvance: (chainId: number) => void,
): EventSource {
  const heads = new Map<number, number>()
  const announced = new Set<string>()
  const presaleStates = new Map<string, string>()

  const announcePresales = async (chainId: number, before: number | undefined, head: number) => {
    const since = Math.min(before ?? head, head) - REVISITED_BLOCKS
    for (const event of await readChangedPresales(database, chainId, since)) {
      const state = stateOf(event)
      if (presaleStates.get(event.id) === state) continue
      // Set anew, so that the presales that nobody touched for longest make room.
      presaleStates.delete(event.id)
      presaleStates.set(event.id, state)
      if (before !== undefined) hub.publish({ event: 'presale', data: event })
    }
    for (const id of presaleStates.keys()) {
      if (presaleStates.size <= MAX_REMEMBERED) break
      presaleStates.delete(id)
    }
  }

  /** @param latest newest first */
  const announceNew = (
    latest: readonly { key: string; event: StreamEvent }[],
    isFirstLook: boolean,
  ) => {
    for (const { key, event } of [...latest].reverse()) {
      if (announced.has(key)) continue
      announced.add(key)
      if (!isFirstLook) hub.publish(event)
    }
    for (const key of announced) {
      if (announced.size <= MAX_REMEMBERED) break
      announced.delete(key)
    }
  }

  const announce = async (head: HeadEvent) => {
    const isFirstLook = !heads.has(head.chainId)
    onAdvance(head.chainId)
    // Everything before the head: who waits for "indexed up to block n" finds them in the lists.
    const tokens = await readLatestTokens(database, head.chainId)
    const acts = await readLatestActs(database, head.chainId)
    announceNew(
      tokens.map((data) => ({ key: keyOf(data), event: { event: 'token', data } })),
      isFirstLook,
    )
    announceNew(
      acts.map((data) => ({ key: keyOfAct(data), event: { event: 'act', data } })),
      isFirstLook,
    )
    await announcePresales(head.chainId, heads.get(head.chainId), head.blockNumber)
    heads.set(head.chainId, head.blockNumber)
    hub.publish({ event: 'head', data: head })
  }

  const lookOnce = async () => {
    const changed = (await readHeads(database)).filter(
      (head: HeadEvent) => heads.get(head.chainId) !== head.blockNumber,
    )
    // One network's trouble keeps no other waiting; its head is looked at again.
    const failures: unknown[] = []
    for (const head of changed) await announce(head).catch((error) => failures.push(error))
    if (failures.length > 0) throw new AggregateError(failures, 'not every network was readable')
  }

  let running: Promise<void> | undefined
  let isDue = false
  const run = async () => {
    do {
      isDue = false
      await lookOnce()
    } while (isDue)
  }
  return {
    look: () => {
      isDue = true
      running ??= run().finally(() => {
        running = undefined
      })
      return running
    },
  }
}
