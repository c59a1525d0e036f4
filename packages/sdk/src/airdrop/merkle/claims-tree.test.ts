import { StandardMerkleTree } from '@openzeppelin/merkle-tree'
import { concat, encodeAbiParameters, type Hex, keccak256 } from 'viem'
import { expect, test } from 'vitest'
import { loadKeccak } from '../keccak/load-keccak.ts'
import { mergeDuplicates } from '../recipients/merge-duplicates.ts'
import { addressAt, amountAt, type PayList } from '../recipients/pay-list.ts'
import { listOf, numberedAddress, readList } from '../test/read-list.ts'
import { buildClaimsTree } from './build-claims-tree.ts'
import { readClaimsFile, writeClaimsFile } from './claims-file.ts'

const LEAF = ['uint256', 'address', 'uint256']
const valuesOf = (list: PayList) =>
  Array.from({ length: list.count }, (_, at) => [
    BigInt(at),
    addressAt(list, at),
    amountAt(list, at),
  ])

const publicTree = (list: PayList) => StandardMerkleTree.of(valuesOf(list), LEAF)

/** The contract's own way, written anew. */
function foldProof(list: PayList, index: number, proof: readonly Hex[]): Hex {
  const inputs = LEAF.map((type) => ({ type }))
  const values = [BigInt(index), addressAt(list, index), amountAt(list, index)]
  const leaf = keccak256(keccak256(encodeAbiParameters(inputs, values)))
  return proof.reduce(
    (node, other) => keccak256(node < other ? concat([node, other]) : concat([other, node])),
    leaf,
  )
}

// Every size up to 1 000 is walked once: one, two, powers of two and their neighbours among them.
test('root and proofs are those of the public tree for 1 to 1 000 entries', async () => {
  const keccak = await loadKeccak()
  const sizes = [...Array.from({ length: 66 }, (_, at) => at + 1), 127, 128, 129, 255, 256, 257]
  for (const size of [...sizes, 511, 512, 513, 777, 999, 1_000]) {
    const list = await listOf(size)
    const [own, theirs] = [buildClaimsTree(list, keccak), publicTree(list)]
    expect(own.root, `${size} entries`).toBe(theirs.root)
    for (const index of [0, size >> 1, size - 1]) {
      expect(own.proofOf(index), `${size} entries, ${index}`).toEqual(theirs.getProof(index))
      expect(foldProof(list, index, own.proofOf(index))).toBe(own.root)
    }
  }
})

test('every proof of a list of 1 000 leads to its root and none to another entry', async () => {
  const list = await listOf(1_000)
  const { root, proofOf } = buildClaimsTree(list, await loadKeccak())
  for (let index = 0; index < list.count; index++) {
    expect(foldProof(list, index, proofOf(index))).toBe(root)
  }
  expect(foldProof(list, 1, proofOf(0))).not.toBe(root)
})

test('20 000 entries have the public tree’s root and proofs', async () => {
  const list = await listOf(20_000)
  const [own, theirs] = [buildClaimsTree(list, await loadKeccak()), publicTree(list)]
  expect(own.root).toBe(theirs.root)
  for (const index of [0, 4_711, 19_999]) {
    expect(own.proofOf(index)).toEqual(theirs.getProof(index))
    expect(own.proofOf(index).length).toBeLessThanOrEqual(15)
  }
}, 120_000)

test('a tree needs an entry, and knows no others than its own', async () => {
  const keccak = await loadKeccak()
  const list = await listOf(3)
  expect(() => buildClaimsTree({ ...list, count: 0 }, keccak)).toThrow(RangeError)
  for (const index of [-1, 3, 0.5]) {
    expect(() => buildClaimsTree(list, keccak).proofOf(index)).toThrow(RangeError)
  }
})

test('the same account may stand in a list twice: each place is a leaf of its own', async () => {
  const twice = await readList(`${numberedAddress(1)},1\n${numberedAddress(1)},1`)
  const keccak = await loadKeccak()
  const tree = buildClaimsTree(twice.list, keccak)
  expect(tree.proofOf(0)).not.toEqual(tree.proofOf(1))
  expect(buildClaimsTree(mergeDuplicates(twice.list), keccak).root).not.toBe(tree.root)
})

test('anybody rebuilds tree and proofs from the file alone', async () => {
  const list = await listOf(257)
  const keccak = await loadKeccak()
  const head = {
    chainId: 56,
    token: numberedAddress(9),
    title: 'Spring',
    about: 'For "early" folk',
  }
  const file = readClaimsFile(JSON.parse(writeClaimsFile({ ...head, list })))
  expect(file).toMatchObject(head)
  expect(file?.list.total).toBe(list.total)
  if (!file) return
  expect(buildClaimsTree(file.list, keccak).root).toBe(buildClaimsTree(list, keccak).root)
})

test.each([
  ['no file', null],
  ['another version', { version: 2 }],
  ['no network', { chainId: '56' }],
  ['no token', { token: '0x12' }],
  ['no entries', { entries: [] }],
  ['an entry of one part', { entries: [[numberedAddress(0)]] }],
  ['an amount as number', { entries: [[numberedAddress(0), 5]] }],
  ['an amount of nothing', { entries: [[numberedAddress(0), '0']] }],
  ['an amount with a point', { entries: [[numberedAddress(0), '1.5']] }],
  ['an address that is none', { entries: [['0x12', '5']] }],
])('%s is no list', (_, change) => {
  const right = {
    version: 1,
    chainId: 56,
    token: numberedAddress(9),
    entries: [[numberedAddress(0), '5']],
  }
  expect(readClaimsFile(right)?.list.count).toBe(1)
  expect(readClaimsFile(change && { ...right, ...change })).toBeUndefined()
})
