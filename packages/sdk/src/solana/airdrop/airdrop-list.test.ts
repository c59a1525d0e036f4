import { SimpleMerkleTree } from '@openzeppelin/merkle-tree'
import { type Address, getAddressDecoder, getAddressEncoder } from '@solana/kit'
import fc from 'fast-check'
import { bytesToHex, concat, keccak256, numberToHex, stringToHex } from 'viem'
import { expect, test } from 'vitest'
import { loadKeccak } from '../../airdrop/keccak/load-keccak.ts'
import { buildAirdropTree } from './build-airdrop-tree.ts'
import { calculateCoveringAmount } from './calculate-covering-amount.ts'
import { checkAirdropList } from './check-airdrop-list.ts'
import { readPaid } from './read-paid.ts'

const addressOf = (at: number): Address =>
  getAddressDecoder().decode(
    new Uint8Array(32)
      .fill(7)
      .with(0, at & 255)
      .with(1, at >> 8),
  )
const listOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ claimant: addressOf(at), amount: BigInt(at + 1) }))

const littleEndian = (value: number, size: number) =>
  numberToHex(BigInt(value), { size }).replace(/^0x/, '').match(/../g)?.toReversed().join('') ?? ''

/** The program's own way to a leaf, written anew. */
function leafOf(at: number, claimant: Address, amount: bigint) {
  const bytes = concat([
    stringToHex('slipway airdrop of solana 1'),
    `0x${littleEndian(at, 4)}`,
    bytesToHex(new Uint8Array(getAddressEncoder().encode(claimant))),
    `0x${littleEndian(Number(amount), 8)}`,
  ])
  return keccak256(keccak256(bytes))
}

test.each([1, 2, 3, 8, 9, 255, 1_000])(
  'root and proofs of %i entries are those of the public tree over the program’s leaves',
  async (count) => {
    const list = listOf(count)
    const tree = buildAirdropTree(list, await loadKeccak())
    const theirs = SimpleMerkleTree.of(
      list.map(({ claimant, amount }, at) => leafOf(at, claimant, amount)),
      { sortLeaves: true },
    )
    expect(bytesToHex(tree.root)).toBe(theirs.root)
    for (const at of [0, count >> 1, count - 1])
      expect(tree.proofOf(at).map((hash) => bytesToHex(hash))).toEqual(theirs.getProof(at))
    expect(() => tree.proofOf(count)).toThrow(RangeError)
  },
)

test('a list is that of its airdrop, or it is said what differs', async () => {
  const [keccak, list] = [await loadKeccak(), listOf(20)]
  const { root } = buildAirdropTree(list, keccak)
  const airdrop = { root, entries: 20, total: 210n }
  expect(checkAirdropList(airdrop, list, keccak)).toBeUndefined()
  expect(checkAirdropList(airdrop, list.slice(1), keccak)).toBe('entries')
  expect(checkAirdropList({ ...airdrop, entries: 19 }, list, keccak)).toBe('entries')
  expect(checkAirdropList(airdrop, list.toReversed(), keccak)).toBe('root')
  expect(checkAirdropList({ ...airdrop, total: 209n }, list, keccak)).toBe('total')
})

test('the covering amount is the smallest of which a total arrives', () => {
  const arrives = (amount: bigint, bps: number, max: bigint) => {
    const part = (amount * BigInt(bps) + 9_999n) / 10_000n
    return amount - (part < max ? part : max)
  }
  fc.assert(
    fc.property(
      fc.bigInt({ min: 1n, max: 10n ** 15n }),
      fc.integer({ min: 0, max: 10_000 }),
      fc.bigInt({ min: 0n, max: 10n ** 9n }),
      (total, bps, max) => {
        const amount = calculateCoveringAmount(total, { bps, max })
        expect(arrives(amount, bps, max)).toBeGreaterThanOrEqual(total)
        expect(arrives(amount - 1n, bps, max)).toBeLessThan(total)
      },
    ),
    { numRuns: 2_000 },
  )
  expect(calculateCoveringAmount(5n)).toBe(5n)
})

test('a ledger tells what an entry was paid, and nothing of places that it does not reach', () => {
  const bits = { ledger: new Uint8Array([0b0000_0010]), entries: 9, releaseSeconds: 0 }
  expect([0, 1, 8].map((at) => readPaid(bits, at, 5n))).toEqual([0n, 5n, 0n])
  const settled = new Uint8Array(8).fill(255)
  const amounts = {
    ledger: new Uint8Array([3, 0, 0, 0, 0, 0, 0, 0, ...settled]),
    entries: 3,
    releaseSeconds: 60,
  }
  expect([0, 1, 2].map((at) => readPaid(amounts, at, 5n))).toEqual([3n, 5n, 0n])
  for (const at of [-1, 9, 0.5]) expect(() => readPaid(bits, at, 5n)).toThrow(RangeError)
})
