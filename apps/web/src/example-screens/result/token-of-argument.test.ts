import { expect, test } from 'vitest'
import { tokenOfArgument } from './token-of-argument.ts'

const airdrop = `0x${'a'.repeat(40)}`
const token = `0x${'b'.repeat(40)}`
const partly = (value: object) => value as never
const amount = partly({ name: 'amount', type: 'uint256', value: 5n })
const claimed = partly({ name: 'Claimed', emitter: airdrop, args: [amount] })
const paid = (emitter: string, from: string) =>
  partly({
    name: 'Transfer',
    emitter,
    args: [{ value: from }, { value: token }, { name: 'value', value: 5n }],
  })

test('what was claimed is counted in the token that the contract paid', () => {
  const events = [paid(token, airdrop.toUpperCase()), claimed]
  expect(tokenOfArgument(claimed, amount, events)).toBe(token)
  const index = partly({ name: 'index', type: 'uint256', value: 5n })
  expect(tokenOfArgument(claimed, index, events)).toBeUndefined()
})

test('what is nothing has no unit', () => {
  const none = partly({ name: 'tokens', type: 'uint256', value: 0n })
  expect(tokenOfArgument(claimed, none, [paid(token, airdrop)])).toBeUndefined()
})

test('where it paid no token or two, nothing is known of the unit', () => {
  expect(tokenOfArgument(claimed, amount, [claimed, paid(token, token)])).toBeUndefined()
  const two = [paid(token, airdrop), paid(airdrop, airdrop)]
  expect(tokenOfArgument(claimed, amount, two)).toBeUndefined()
})
