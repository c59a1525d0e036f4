import { type Address, getAddress, type Hex, toHex } from 'viem'
import { expect, test } from 'vitest'
import type { ReadClient } from '../evm/create-read-client.ts'
import { RpcUnavailable } from '../evm/errors.ts'
import { buildApproval } from './approval-steps.ts'
import { getApprovalCalls, getNeededApprovals } from './get-needed-approvals.ts'
import { signingSeconds } from './signing-seconds.ts'

const at = (digits: string): Address => getAddress(`0x${digits.padStart(40, '0')}`)
const [token, spender, account] = [at('a1'), at('a2'), at('a3')]
const permit2 = getAddress('0x000000000022D473030F116dDEE9F6B43aC78BA3')
const timestamp = 1_800_000_000n
const need = { token, spender, amount: 100n }

interface World {
  /** Allowances of the token by spender. */
  readonly allowances?: Readonly<Record<Address, bigint>>
  /** Amount and end of an allowance in Permit2; nothing: there is no Permit2. */
  readonly permitted?: readonly [bigint, bigint]
  /** What the token answers to another allowance; nothing: it refuses. */
  readonly answer?: Hex
}

/** A client over one token; what it is asked for is noted. */
function clientOf({ allowances = {}, permitted, answer }: World) {
  const asked: string[] = []
  const readContract = async ({
    address,
    args,
  }: {
    address: Address
    args: readonly Address[]
  }) => {
    asked.push('allowance')
    if (address === token) return allowances[args[1] ?? token] ?? 0n
    if (!permitted) throw new Error('execution reverted')
    return [permitted[0], Number(permitted[1]), 0]
  }
  const call = async () => {
    asked.push('approve')
    if (answer === undefined) throw new Error('execution reverted')
    return { data: answer === '0x' ? undefined : answer }
  }
  const getBlock = async () => ({ timestamp })
  return { asked, client: { readContract, call, getBlock } as unknown as ReadClient }
}

const ask = (world: World, wanted: object = {}) =>
  getNeededApprovals(clientOf(world).client, account, [{ ...need, ...wanted }])
const needed = (amount: bigint) => ({ ...need, amount })

test('nothing is asked about an amount of nothing', async () => {
  const { client, asked } = clientOf({})
  expect(await getNeededApprovals(client, account, [needed(0n)])).toEqual([])
  expect(asked).toEqual([])
})

test('an allowance that is enough, to the unit, needs no other one', async () => {
  expect(await ask({ allowances: { [spender]: 100n } })).toEqual([])
  expect(await ask({ allowances: { [spender]: 99n }, answer: '0x' })).toEqual([need])
})

test('where there is none it is set at once, and nothing is tried out', async () => {
  const { client, asked } = clientOf({})
  expect(await getNeededApprovals(client, account, [need])).toEqual([need])
  expect(asked).toEqual(['allowance'])
})

test.each([
  ['answers that it was changed', toHex(1n, { size: 32 }), [need]],
  ['answers nothing, as USDT does', '0x', [need]],
  ['answers no', toHex(0n, { size: 32 }), [needed(0n), need]],
  ['refuses', undefined, [needed(0n), need]],
] as const)('one that is too small, of a token that %s', async (_, answer, approvals) => {
  const world = { allowances: { [spender]: 1n } }
  expect(await ask(answer === undefined ? world : { ...world, answer })).toEqual(approvals)
})

const lasting = timestamp + signingSeconds + 1n
const inPermit2 = { [permit2]: 100n }

test.each<[string, World, boolean]>([
  ['lies there', { allowances: inPermit2, permitted: [100n, lasting] }, true],
  ['is too small', { allowances: inPermit2, permitted: [99n, lasting] }, false],
  [
    'ends while the wallet signs',
    { allowances: inPermit2, permitted: [100n, lasting - 1n] },
    false,
  ],
  ['is not the token’s', { allowances: { [permit2]: 99n }, permitted: [100n, lasting] }, false],
  ['is nowhere: a network without Permit2', { allowances: inPermit2 }, false],
])('an allowance in Permit2 that %s', async (_, world, isEnough) => {
  expect(await ask(world, { takesPermit2: true })).toEqual(isEnough ? [] : [need])
  // A spender that does not fall back on Permit2 has nothing of it.
  expect(await ask(world)).toEqual([need])
})

test('several needs keep their order', async () => {
  const second = { ...need, spender: at('a4') }
  const { client } = clientOf({ allowances: { [spender]: 1n } })
  const approvals = await getNeededApprovals(client, account, [need, second])
  expect(approvals).toEqual([needed(0n), need, second])
})

test('a node that is away says nothing about the token', async () => {
  const away = new RpcUnavailable(1)
  const client = {
    readContract: async () => 1n,
    call: async () => Promise.reject(away),
  } as unknown as ReadClient
  await expect(getNeededApprovals(client, account, [need])).rejects.toBe(away)
})

test('for a rehearsal a contract that knows no allowances is asked for one all the same', async () => {
  const client = {
    readContract: async () => Promise.reject(new Error('execution reverted')),
  } as unknown as ReadClient
  expect(await getApprovalCalls(client, account, need)).toEqual([buildApproval(need)])
})
