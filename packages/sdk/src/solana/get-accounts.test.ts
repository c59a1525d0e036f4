import { type Address, getAddressDecoder } from '@solana/kit'
import { expect, test } from 'vitest'
import { getAccounts } from './get-accounts.ts'
import { nodeOf } from './test/node-of.ts'

const addressOf = (number: number): Address => {
  const bytes = new Uint8Array(32).fill(7)
  new DataView(bytes.buffer).setUint32(0, number)
  return getAddressDecoder().decode(bytes)
}

test('more accounts than a node reads at once come in the order of their addresses', async () => {
  const addresses = Array.from({ length: 250 }, (_, at) => addressOf(at))
  const owner = addressOf(1_000)
  const there = { [addressOf(101)]: { owner, data: new Uint8Array([5]) } }
  const asked: (readonly Address[])[] = []
  const found = await getAccounts(nodeOf(there, asked), addresses, 3n)
  expect(found.map(({ address }) => address)).toEqual(addresses)
  expect(found.filter(({ exists }) => exists).map(({ address }) => address)).toEqual([
    addressOf(101),
  ])
  expect(asked.map(({ length }) => length)).toEqual([100, 100, 50])
})

test('nobody is asked about no accounts', async () => {
  const asked: (readonly Address[])[] = []
  expect(await getAccounts(nodeOf({}, asked), [], undefined)).toEqual([])
  expect(asked).toEqual([])
})
