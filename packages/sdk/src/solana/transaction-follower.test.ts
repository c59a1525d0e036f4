import type { Signature } from '@solana/kit'
import { expect, test, vi } from 'vitest'
import type { SolanaRpc } from './solana-rpc.ts'
import { TransactionFollower } from './transaction-follower.ts'

interface Round {
  readonly height: bigint
  /** Status of each transaction by its name; all others are unknown. */
  readonly known?: Readonly<Record<string, { readonly status: string; readonly err?: unknown }>>
  readonly isSilent?: boolean
  /** Slots by which the node that is asked for the transactions is behind the one that gave the height. */
  readonly behind?: bigint
}

/** Slot of a block by its height: some slots have none. */
const slotOf = (height: bigint) => height + 1_000n

/** A node that answers these rounds one after the other, and the last one for ever. */
function nodeOf(rounds: readonly Round[], firstSlot = 0n) {
  let at = 0
  const asked: number[] = []
  const now = () => rounds[Math.min(at, rounds.length - 1)] as Round
  const rpc = {
    getEpochInfo: () => ({
      send: async () => {
        const { height, isSilent } = now()
        if (!isSilent) return { blockHeight: height, absoluteSlot: slotOf(height) }
        at += 1
        throw new TypeError('fetch failed')
      },
    }),
    getSignatureStatuses: (signatures: readonly string[]) => ({
      send: async () => {
        const { known = {}, height, behind = 0n } = now()
        asked.push(signatures.length)
        at += 1
        return {
          context: { slot: slotOf(height) - behind },
          value: signatures.map((name) => {
            const one = known[name]
            return one
              ? { confirmationStatus: one.status, err: one.err ?? null, slot: BigInt(at) }
              : null
          }),
        }
      },
    }),
    getFirstAvailableBlock: () => ({ send: async () => firstSlot }),
  } as unknown as SolanaRpc
  return { rpc, asked }
}

const sent = (name: string, lastValidBlockHeight = 100n) => ({
  ...{ signature: name as Signature, lastValidBlockHeight, slot: 5n },
})
const clock = { sleep: async () => undefined }
const followerOf = ({ rpc }: { rpc: SolanaRpc }, signal = AbortSignal.timeout(5_000)) =>
  new TransactionFollower(rpc, clock, signal)
const confirmed = { status: 'confirmed' }

test('asks once a round for all, and tells each apart', async () => {
  const node = nodeOf([
    { height: 1n, known: { a: confirmed } },
    {
      height: 2n,
      known: { b: { status: 'processed' }, c: { status: 'finalized', err: 'AccountInUse' } },
    },
    { height: 3n, known: { b: confirmed } },
  ])
  const follower = followerOf(node)
  const fates = await Promise.all(['a', 'b', 'c'].map((name) => follower.follow(sent(name))))
  expect(fates).toMatchObject([
    { kind: 'confirmed', slot: 1n },
    { kind: 'confirmed', slot: 3n },
    { kind: 'failed', failure: { kind: 'refused', reason: 'AccountInUse' }, slot: 2n },
  ])
  expect(node.asked).toEqual([3, 2, 1])
})

test('begins again when there is something to wait for', async () => {
  const follower = followerOf(nodeOf([{ height: 1n, known: { a: confirmed, b: confirmed } }]))
  expect(await follower.follow(sent('a'))).toMatchObject({ kind: 'confirmed' })
  expect(await follower.follow(sent('b'))).toMatchObject({ kind: 'confirmed' })
})

test('expires after some blocks more, once it is missing twice in a row', async () => {
  const node = nodeOf([
    { height: 132n },
    { height: 133n },
    { height: 133n, known: { a: { status: 'processed' } } },
    { height: 134n },
    { height: 135n },
  ])
  expect(await followerOf(node).follow(sent('a'))).toEqual({
    kind: 'failed',
    failure: { kind: 'expired' },
    slot: slotOf(135n),
  })
  expect(node.asked).toHaveLength(5)
})

test('a node that is behind the height misses nothing', async () => {
  const node = nodeOf([
    { height: 500n, behind: 400n },
    { height: 501n, behind: 1n },
    { height: 502n },
    { height: 503n, behind: 1n },
    { height: 504n, known: { a: { status: 'confirmed' } } },
  ])
  expect(await followerOf(node).follow(sent('a'))).toEqual({ kind: 'confirmed', slot: 5n })
})

test('whoever asks for the same transaction twice is answered twice', async () => {
  const node = nodeOf([{ height: 1n }, { height: 2n, known: { a: confirmed } }])
  const follower = followerOf(node)
  const fates = await Promise.all([follower.follow(sent('a')), follower.follow(sent('a'))])
  expect(fates).toMatchObject([{ kind: 'confirmed' }, { kind: 'confirmed' }])
  expect(node.asked).toEqual([1, 1])
})

test('what a node has forgotten is not said to have failed', async () => {
  const node = nodeOf([{ height: 500n }], 6n)
  expect(await followerOf(node).follow(sent('a'))).toEqual({
    kind: 'unknown',
    failure: { kind: 'forgotten' },
  })
})

test('a silent node is asked again, and is named after a while', async () => {
  const isSilent = true
  const slow = nodeOf([
    { height: 1n, isSilent },
    { height: 1n, isSilent },
    { height: 1n, known: { a: confirmed } },
  ])
  expect(await followerOf(slow).follow(sent('a'))).toMatchObject({ kind: 'confirmed' })
  expect(await followerOf(nodeOf([{ height: 1n, isSilent }])).follow(sent('a'))).toEqual({
    kind: 'unknown',
    failure: { kind: 'unreachable' },
  })
})

test('ends with the signal, and says nothing of what became of it', async () => {
  const kill = new AbortController()
  const sleep = vi.fn(async () => kill.abort(new Error('killed')))
  const follower = new TransactionFollower(nodeOf([{ height: 1n }]).rpc, { sleep }, kill.signal)
  await expect(follower.follow(sent('a'))).rejects.toThrow('killed')
})

test('what no node knows is sent again from time to time, until it is too late for it', async () => {
  const rounds = (count: number, height: bigint, known?: Round['known']) =>
    Array.from({ length: count }, () => ({ height, ...(known && { known }) }))
  const node = nodeOf([
    ...rounds(7, 100n),
    ...rounds(9, 100n, { a: { status: 'processed' } }),
    ...rounds(9, 101n),
    { height: 101n, known: { a: confirmed } },
  ])
  const resend = vi.fn(() => Promise.reject(new TypeError('fetch failed')))
  expect(await followerOf(node).follow(sent('a'), resend)).toMatchObject({ kind: 'confirmed' })
  expect(resend).toHaveBeenCalledTimes(2)
})
