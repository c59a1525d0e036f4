import type { Address, Signature } from '@solana/kit'
import { beforeAll, expect, test, vi } from 'vitest'
import { findTokenAccount } from '../find-token-account.ts'
import type { SolanaRpc } from '../solana-rpc.ts'
import { getEarlierHistory } from './get-earlier-history.ts'
import { sendLimits } from './send-limits.ts'
import { addressOf, reference, sender, token, wireOf } from './test/batch-fixture.ts'

const addresses = [addressOf(1), addressOf(2)]
const landedSlot = 1_000n
let wire: string

beforeAll(async () => {
  const address = addresses[1] as Address
  const account = await findTokenAccount(address, token)
  wire = wireOf({ address, account, row: 1, line: 2, amount: 7n, opening: 'no' })
})

/** What a node at a slot says of a list of which another device paid the second row. */
async function read(slot: bigint, knownSlot = 0n) {
  const list = vi.fn((_: Address, { before }: { before?: string }) => ({
    send: async () => (before ? [] : [{ signature: 'theirs', err: null, slot: landedSlot }]),
  }))
  const rpc = {
    getSlot: () => ({ send: async () => slot }),
    getFirstAvailableBlock: () => ({ send: async () => 5n }),
    getSignaturesForAddress: list,
    getTransaction: () => ({ send: async () => ({ transaction: [wire, 'base64'] }) }),
  } as unknown as SolanaRpc
  const known = [{ signature: 'ours' as Signature, rows: [0] }]
  const question = { token, sender, reference, addresses, amounts: [7n, 7n], known, knownSlot }
  return { history: await getEarlierHistory(rpc, question), asked: list.mock.calls[0]?.[1] }
}

test('what another device paid of a list counts beside what was seen from here', async () => {
  const { history } = await read(landedSlot + sendLimits.elsewhereSlots)
  expect(history).toMatchObject({ firstSlot: 5n, isMoving: false })
  expect([...history.paid].toSorted()).toEqual([
    [0, 'ours'],
    [1, 'theirs'],
  ])
})

test('a list of which something was sent elsewhere a moment ago may be moving on', async () => {
  const { history } = await read(landedSlot + sendLimits.elsewhereSlots - 1n)
  expect(history.isMoving).toBe(true)
})

test('nodes that are behind what is known are not believed', async () => {
  expect(await read(2_000n, 3_000n)).toMatchObject({
    history: { slot: 3_000n },
    asked: { minContextSlot: 3_000n },
  })
  expect(await read(2_000n, 1_000n)).toMatchObject({ history: { slot: 2_000n } })
})
