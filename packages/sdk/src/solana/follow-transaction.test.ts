import { expect, test } from 'vitest'
import { followTransaction } from './follow-transaction.ts'
import type { SolanaRpc } from './solana-rpc.ts'

interface Reading {
  readonly height: bigint
  readonly status: string | null
  readonly err?: unknown
}

/** A node that answers these readings one after the other, and the last one for ever. */
function nodeOf(readings: readonly Reading[]) {
  let at = 0
  const now = () => readings[Math.min(at, readings.length - 1)] as Reading
  const rpc = {
    getBlockHeight: () => ({ send: async () => now().height }),
    getSignatureStatuses: () => ({
      send: async () => {
        const { status, err = null } = now()
        at += 1
        return { value: [status && { confirmationStatus: status, err, slot: 7n }] }
      },
    }),
  } as unknown as SolanaRpc
  return { rpc, asked: () => at }
}

async function follow(readings: readonly Reading[]) {
  const node = nodeOf(readings)
  const sent = { signature: '1' as never, lastValidBlockHeight: 100n }
  const clock = { sleep: async () => undefined }
  const outcome = await followTransaction(node.rpc, sent, clock, AbortSignal.timeout(5_000)).then(
    (slot) => `confirmed in ${slot}`,
    (error: { failure?: { kind: string } }) => error.failure?.kind ?? String(error),
  )
  return { outcome, asked: node.asked() }
}

test('what a node has seen does not expire, however far the blocks are', async () => {
  expect(
    await follow([
      { height: 200n, status: 'processed' },
      { height: 201n, status: 'processed' },
      { height: 202n, status: 'confirmed' },
    ]),
  ).toEqual({ outcome: 'confirmed in 7', asked: 3 })
})

test('it expires after some blocks more, once it is missing twice in a row', async () => {
  expect(
    await follow([
      { height: 101n, status: null },
      { height: 132n, status: null },
      { height: 133n, status: null },
      { height: 133n, status: 'processed' },
      { height: 134n, status: null },
      { height: 135n, status: null },
      { height: 136n, status: 'confirmed' },
    ]),
  ).toEqual({ outcome: 'expired', asked: 6 })
})

test('a failure counts once most of the cluster agrees on its block', async () => {
  expect(
    await follow([
      { height: 1n, status: 'processed', err: 'AccountInUse' },
      { height: 2n, status: 'confirmed' },
    ]),
  ).toEqual({ outcome: 'confirmed in 7', asked: 2 })
  expect(await follow([{ height: 1n, status: 'confirmed', err: 'AccountInUse' }])).toEqual({
    outcome: 'refused',
    asked: 1,
  })
})
