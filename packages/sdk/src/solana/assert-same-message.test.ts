import {
  AccountRole,
  type Address,
  compileTransaction,
  createNoopSigner,
  type Instruction,
} from '@solana/kit'
import { expect, test } from 'vitest'
import { assertSameMessage } from './assert-same-message.ts'
import { composeMessage } from './compose-message.ts'

const payer = 'So11111111111111111111111111111111111111112' as Address
const other = 'SysvarC1ock11111111111111111111111111111111' as Address
const blockhash = 'SysvarRent111111111111111111111111111111111'

const act = (data: number, account = other): Instruction => ({
  programAddress: '11111111111111111111111111111111' as Address,
  accounts: [{ address: account, role: AccountRole.WRITABLE }],
  data: new Uint8Array([data]),
})
const budget: Instruction = {
  programAddress: 'ComputeBudget111111111111111111111111111111' as Address,
  data: new Uint8Array([3, 1, 0, 0, 0, 0, 0, 0, 0]),
}

const guard = (kind: number): Instruction => ({
  programAddress: 'L2TExMFKdjpN9kozasaurPirfHy9P8sbXoAN1qA3S95' as Address,
  accounts: [{ address: payer, role: AccountRole.READONLY }],
  data: new Uint8Array([kind, 9]),
})

function bytesOf(instructions: readonly Instruction[], hash = blockhash, from = payer) {
  const request = { payer: createNoopSigner(from), instructions }
  const lifetime = { blockhash: hash as never, lastValidBlockHeight: 9n }
  return compileTransaction(composeMessage(request, lifetime)).messageBytes
}

const asked = bytesOf([act(1), act(2)])

test('the same, and the same with a priority fee, is taken', () => {
  expect(() => assertSameMessage(asked, bytesOf([act(1), act(2)]))).not.toThrow()
  expect(() => assertSameMessage(asked, bytesOf([budget, act(1), act(2)]))).not.toThrow()
})

test('a wallet may add what only makes the transaction fail, and nothing that writes', () => {
  expect(() => assertSameMessage(asked, bytesOf([act(1), act(2), guard(5)]))).not.toThrow()
  for (const kind of [0, 1])
    expect(() => assertSameMessage(asked, bytesOf([guard(kind), act(1), act(2)]))).toThrow()
})

test.each([
  ['another blockhash', bytesOf([act(1), act(2)], 'SysvarStakeHistory1111111111111111111111111')],
  ['another payer', bytesOf([act(1), act(2)], blockhash, other)],
  ['another order', bytesOf([act(2), act(1)])],
  ['an instruction less', bytesOf([act(1)])],
  ['an instruction more', bytesOf([act(1), act(2), act(3)])],
  ['other data', bytesOf([act(1), act(3)])],
  ['another account', bytesOf([act(1), act(2, blockhash as Address)])],
  ['what is no message', new Uint8Array([1, 2, 3]) as never],
])('%s is refused', (_, signed) => {
  expect(() => assertSameMessage(asked, signed)).toThrow(
    expect.objectContaining({ failure: { kind: 'changed' } }),
  )
})
