import { type Hex, pad, toHex } from 'viem'
import { expect, test, vi } from 'vitest'
import type { CallAnswer } from './call-as-account.ts'
import type { ReadClient } from './create-read-client.ts'
import { rehearseArrival } from './rehearse-arrival.ts'

const chain = vi.hoisted(() => ({
  answers: undefined as readonly CallAnswer[] | undefined,
  calls: [] as readonly { readonly data: string }[],
}))
vi.mock('./call-as-account.ts', () => ({
  callAsAccount: async (_: unknown, __: unknown, calls: typeof chain.calls) => {
    chain.calls = calls
    return chain.answers
  },
}))

const account = `0x${'1'.repeat(40)}` as const
const said = (returnData: Hex, success = true): CallAnswer => ({ success, returnData })
const balance = (units: bigint) => said(pad(toHex(units)))
const ask = (...answers: CallAnswer[]) => {
  chain.answers = answers.length === 0 ? undefined : answers
  const call = { to: account, data: '0x' } as const
  return rehearseArrival({} as ReadClient, { account, token: account, call })
}
/** Balances of receiver and payer around a call. */
const tried = (before: readonly bigint[], after: readonly bigint[], done = true) =>
  [...before.map(balance), said('0x', done), ...after.map(balance)] as const

test('what arrives is what the account has more afterwards, beside what the contract has less', async () => {
  expect(await ask(...tried([5n, 200n], [95n, 100n]))).toEqual({ left: 100n, arrived: 90n })
  expect(await ask(...tried([5n, 200n], [5n, 200n]))).toEqual({ left: 0n, arrived: 0n })
})

test('of what is brought to a contract, nothing leaves it', async () => {
  expect(await ask(...tried([5n, 5n], [95n, 95n]))).toEqual({ left: 0n, arrived: 90n })
})

test('nothing is known where nothing was tried, the call failed or the token does not answer', async () => {
  expect(await ask()).toBeUndefined()
  expect(await ask(...tried([5n, 9n], [5n, 9n], false))).toBeUndefined()
  for (const silent of [0, 1, 3, 4]) {
    const answers = tried([5n, 9n], [5n, 9n])
    expect(await ask(...answers.with(silent, said('0x')))).toBeUndefined()
  }
})

test('the balances of who gets the tokens and of who pays them are asked for', async () => {
  const receiver = `0x${'2'.repeat(40)}` as const
  chain.answers = tried([5n, 200n], [95n, 110n])
  const call = { to: `0x${'3'.repeat(40)}`, data: '0x' } as const
  await rehearseArrival({} as ReadClient, { account, receiver, token: account, call })
  expect(chain.calls.map(({ data }) => data.at(-1))).toEqual(['2', '3', 'x', '2', '3'])
})

test('what has to be sent first, such as an allowance, goes before', async () => {
  const [call, allowance] = ['0xca', '0xa1'].map((data) => ({ to: account, data: data as Hex }))
  if (!call || !allowance) throw new Error('no calls')
  chain.answers = [balance(5n), balance(200n), said('0x'), ...tried([], [95n, 110n])]
  const asked = { account, token: account, call, before: [allowance] }
  expect(await rehearseArrival({} as ReadClient, asked)).toEqual({ left: 90n, arrived: 90n })
  expect(chain.calls.map(({ data }) => data).slice(2, 4)).toEqual(['0xa1', '0xca'])
})
