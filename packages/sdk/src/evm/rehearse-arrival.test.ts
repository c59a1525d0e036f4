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

test('what arrives is what the account has more afterwards', async () => {
  expect(await ask(balance(5n), said('0x'), balance(95n))).toBe(90n)
  expect(await ask(balance(5n), said('0x'), balance(5n))).toBe(0n)
})

test('nothing is known where nothing was tried, the call failed or the token does not answer', async () => {
  expect(await ask()).toBeUndefined()
  expect(await ask(balance(5n), said('0x', false), balance(5n))).toBeUndefined()
  expect(await ask(said('0x'), said('0x'), balance(5n))).toBeUndefined()
})

test('of tokens that go to somebody else, their balance is asked for', async () => {
  const receiver = `0x${'2'.repeat(40)}` as const
  chain.answers = [balance(5n), said('0x'), balance(95n)]
  const call = { to: account, data: '0x' } as const
  await rehearseArrival({} as ReadClient, { account, receiver, token: account, call })
  expect(chain.calls.map(({ data }) => data.endsWith('2'.repeat(40)))).toEqual([true, false, true])
})

test('what has to be sent first, such as an allowance, goes before', async () => {
  const [call, allowance] = ['0xca', '0xa1'].map((data) => ({ to: account, data: data as Hex }))
  if (!call || !allowance) throw new Error('no calls')
  chain.answers = [balance(5n), said('0x'), said('0x'), balance(95n)]
  const asked = { account, token: account, call, before: [allowance] }
  expect(await rehearseArrival({} as ReadClient, asked)).toBe(90n)
  expect(chain.calls.map(({ data }) => data).slice(1, 3)).toEqual(['0xa1', '0xca'])
})
