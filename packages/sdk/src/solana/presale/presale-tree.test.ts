import { SimpleMerkleTree } from '@openzeppelin/merkle-tree'
import { type Address, getAddressDecoder, getAddressEncoder } from '@solana/kit'
import { bytesToHex, concat, keccak256, numberToHex, stringToHex } from 'viem'
import { expect, test } from 'vitest'
import { loadKeccak } from '../../airdrop/keccak/load-keccak.ts'
import { buildPresaleTree } from './build-presale-tree.ts'
import type { SolanaPresaleEntry } from './types.ts'

const addressOf = (at: number): Address =>
  getAddressDecoder().decode(
    new Uint8Array(32)
      .fill(9)
      .with(0, at & 255)
      .with(1, at >> 8),
  )
const presale = addressOf(65_000)
const listOf = (count: number): SolanaPresaleEntry[] =>
  Array.from({ length: count }, (_, at) => ({
    wallet: addressOf(at),
    level: at % 2 === 0 ? 1 : 2,
  }))
const hexOf = (address: Address) => bytesToHex(new Uint8Array(getAddressEncoder().encode(address)))

/** The program's own way to a leaf, written anew. */
function leafOf({ wallet, level }: SolanaPresaleEntry) {
  const bytes = concat([
    ...[stringToHex('slipway presale of solana 1'), hexOf(presale), hexOf(wallet)],
    numberToHex(level, { size: 1 }),
  ])
  return keccak256(keccak256(bytes))
}

test.each([1, 2, 3, 255, 1_000])(
  'root and proofs of a list of %i are those of the public tree over the program’s leaves',
  async (count) => {
    const list = listOf(count)
    const tree = buildPresaleTree(presale, list, await loadKeccak())
    const theirs = SimpleMerkleTree.of(list.map(leafOf), { sortLeaves: true })
    expect(bytesToHex(tree.root)).toBe(theirs.root)
    for (const at of [0, count >> 1, count - 1])
      expect(tree.proofOf(at).map((hash) => bytesToHex(hash))).toEqual(theirs.getProof(at))
    expect(() => tree.proofOf(count)).toThrow(RangeError)
  },
)
