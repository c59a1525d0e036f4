import type { Address, Signature } from '@solana/kit'
import { expect, test, vi } from 'vitest'
import type { SolanaRpc } from '../solana-rpc.ts'
import { findRecentPayments } from './find-recent-payments.ts'
import { sendLimits } from './send-limits.ts'
import { addressOf, sender, source, token, wireOf } from './test/batch-fixture.ts'

const stranger = addressOf(201)
const [alice, bob, carol] = [1, 2, 3].map((number) => ({
  ...{ address: addressOf(number), account: addressOf(number + 100) },
})) as [Person, Person, Person]
const now = 10_000_000n

interface Person {
  readonly address: Address
  readonly account: Address
}

/** A transaction of another list as a node has it. */
const wireTo = (person: Person, amount: bigint, payer = sender) =>
  wireOf({ ...person, row: 0, line: 1, amount, opening: 'no' }, payer)

interface Landed {
  /** Undefined where the node does not know it any more. */
  readonly wire?: string
  readonly slot?: bigint
  readonly err?: unknown
}

/** What a node says whose blocks hold these transactions of the source, the newest first. */
async function find(landed: readonly Landed[], known: readonly string[] = []) {
  const getTransaction = vi.fn((name: string) => ({
    send: async () => {
      const wire = landed[Number(name.slice(1))]?.wire
      return wire ? { transaction: [wire, 'base64'] } : null
    },
  }))
  const rpc = {
    getSignaturesForAddress: () => ({
      send: async () =>
        landed.map(({ slot = now, err = null }, at) => ({ signature: `s${at}`, slot, err })),
    }),
    getTransaction,
  } as unknown as SolanaRpc
  const payments = await findRecentPayments(rpc, {
    ...{ token, sender, source, slot: now, known: new Set(known as Signature[]) },
    rows: [alice, bob].map(({ address }, at) => ({ line: at + 1, address, amount: 5n })),
    accounts: [alice.account, bob.account],
  })
  return { payments, reads: getTransaction.mock.calls.length }
}

test('payments to people of a list are found, whatever other list made them', async () => {
  const { payments } = await find([
    { wire: wireTo(alice, 7n) },
    { wire: wireTo(carol, 5n) },
    { wire: wireTo(bob, 5n, stranger) },
    { wire: wireTo(bob, 6n), err: 'AccountInUse' },
    {},
    { wire: wireTo(alice, 8n) },
  ])
  expect(payments).toEqual([
    { address: alice.address, amount: 7n },
    { address: alice.address, amount: 8n },
  ])
})

test('what is counted otherwise, or is long ago, is not read', async () => {
  const { recentSlots } = sendLimits
  const { payments, reads } = await find(
    [
      { wire: wireTo(alice, 1n) },
      { wire: wireTo(alice, 2n), slot: now - recentSlots },
      { wire: wireTo(alice, 3n), slot: now - recentSlots - 1n },
    ],
    ['s0'],
  )
  expect(payments).toEqual([{ address: alice.address, amount: 2n }])
  expect(reads).toBe(1)
})

test('it ends after many transactions that pay nobody of the list', async () => {
  const others = Array<Landed>(sendLimits.quietTransactions).fill({ wire: wireTo(carol, 5n) })
  const paid = { wire: wireTo(bob, 5n) }
  expect((await find([...others, paid])).payments).toEqual([])
  expect((await find([...others.slice(8), paid, ...others.slice(8), paid])).payments).toHaveLength(
    2,
  )
})
