import { StandardMerkleTree } from '@openzeppelin/merkle-tree'
import type { Hex } from 'viem'
import { expect, test } from 'vitest'
import { stranger, token, user } from '../../test/exit-world.ts'
import { proveEntries } from './prove-entries.ts'

const rows: [number, string, string][] = [
  [0, stranger, '5'],
  [1, user, '7'],
  [2, user, '9'],
]
const tree = StandardMerkleTree.of(rows, ['uint256', 'address', 'uint256'])
const root = tree.root as Hex
const list = JSON.stringify({
  version: 1,
  chainId: 31337,
  token,
  entries: rows.map(([, account, amount]) => [account, amount]),
})

test('every entry of the account is found in the list, with the proof of the public tree', () => {
  expect(proveEntries(list, root, user)).toEqual([
    { index: 1, amount: 7n, proof: tree.getProof(1) },
    { index: 2, amount: 9n, proof: tree.getProof(2) },
  ])
})

test('one entry with its proof is taken as it is: the contract checks it', () => {
  const one = JSON.stringify({ index: 1, amount: '7', proof: tree.getProof(1) })
  expect(proveEntries(one, root, user)).toEqual([{ index: 1, amount: 7n, proof: tree.getProof(1) }])
})

test.each([
  ['unreadable', 'no JSON', root],
  ['unreadable', '{"index":-1,"amount":"7","proof":[]}', root],
  ['unreadable', '{"index":1,"amount":"7","proof":["0x12"]}', root],
  ['other-list', list, `0x${'00'.repeat(32)}`],
] as const)('%s: %s', (problem, text, other) => {
  expect(proveEntries(text, other, user)).toBe(problem)
})

test('an account that is not in the list is told so', () => {
  expect(proveEntries(list, root, token)).toBe('not-listed')
})
