import { type Hex, pad, toHex } from 'viem'
import { expect, test, vi } from 'vitest'
import type { CallAnswer } from '../../evm/call-as-account.ts'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { getOwnerDue } from './get-owner-due.ts'

const chain = vi.hoisted(() => ({
  withdrawn: [] as readonly CallAnswer[],
  elsewhere: undefined as { left: bigint; arrived: bigint } | undefined,
}))
vi.mock('../../evm/call-as-account.ts', () => ({ callAsAccount: async () => chain.withdrawn }))
vi.mock('../../evm/rehearse-arrival.ts', () => ({ rehearseArrival: async () => chain.elsewhere }))

const address = (digit: string) => `0x${digit.repeat(40)}` as const
const said = (returnData: Hex, success = true): CallAnswer => ({ success, returnData })
const balance = (units: bigint) => said(pad(toHex(units)))
/** `Presale_NothingToWithdraw()` */
const nothing = said('0x1dedb082', false)

function ask(poolStatus: number, solvency = { held: 0n, owed: 0n }) {
  const client = {
    chain: { contracts: { multicall3: { address: address('c') } } },
    readContract: async () => [solvency],
  } as unknown as ReadClient
  const terms = { currency: address('2'), claimToken: address('7'), owner: address('1') }
  const presale = { address: address('5'), terms, state: { poolStatus } }
  return getOwnerDue(client, presale as never)
}

/** Money and tokens of the owner around a withdrawal. */
const around = (done: CallAnswer, tokens: bigint) => [
  ...[balance(0n), balance(100n), done],
  ...[balance(8n), balance(100n + tokens)],
]

test('a deposit that the token does not let the owner receive is not nothing: it waits', async () => {
  chain.withdrawn = around(nothing, 0n)
  for (const poolStatus of [0, 2])
    expect(await ask(poolStatus, { held: 9_000n, owed: 9_500n })).toMatchObject({
      state: 'refused',
      waiting: 9_000n,
    })
  expect(await ask(2)).not.toHaveProperty('waiting')
})

test('unsold tokens of a finished presale that another wallet could get wait beside the money', async () => {
  chain.withdrawn = around(said('0x'), 0n)
  chain.elsewhere = { left: 400n, arrived: 380n }
  const due = { state: 'due', money: 8n, tokens: 0n }
  expect(await ask(1)).toEqual({ ...due, waiting: 400n })
  chain.elsewhere = undefined
  expect(await ask(1, { held: 500n, owed: 500n })).toEqual(due)
})

test('where tokens reach the owner, none wait', async () => {
  chain.withdrawn = around(said('0x'), 400n)
  chain.elsewhere = { left: 1n, arrived: 1n }
  expect(await ask(1)).toEqual({ state: 'due', money: 8n, tokens: 400n })
})
