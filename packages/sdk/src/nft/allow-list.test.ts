import { SimpleMerkleTree } from '@openzeppelin/merkle-tree'
import { describe, expect, test } from 'vitest'
import { readClaimsFile } from '../airdrop/merkle/claims-file.ts'
import {
  type AllowEntry,
  buildAllowTree,
  calculateAllowLeaf,
  readAllowFile,
  readAllowText,
  writeAllowFile,
} from './allow-list.ts'
import {
  calculateProvenance,
  fileNumberOf,
  makeRevealSecret,
  readRevealSecret,
  writeRevealSecret,
} from './provenance.ts'

const scope = { chainId: 31_337, sale: '0x5FbDB2315678afecb367f032d93F642f64180aa3' } as const
const first = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const second = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const third = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const entries: readonly AllowEntry[] = [
  { address: first, allowance: 2 },
  { address: second, allowance: 1 },
  { address: third, allowance: 5 },
]

describe('a list of who may mint first', () => {
  test('is read line by line; a line without a number allows one', () => {
    expect(readAllowText(`${first}, 2\n\n${second}\r\n${third};5`)).toEqual({
      entries,
      issues: [],
      ignored: [],
    })
  })

  test('says of each wrong line what is wrong with it', () => {
    const text = `0x12,1\n${first},0\n${first},1.5\n${first},1\n${first},2`
    expect(readAllowText(text).issues).toEqual([
      { line: 1, problem: 'address' },
      { line: 2, problem: 'allowance' },
      { line: 3, problem: 'allowance' },
      { line: 5, problem: 'twice' },
    ])
  })

  test('proves every entry, and belongs to one sale on one network', () => {
    const tree = buildAllowTree(scope, entries)
    for (const [index, entry] of entries.entries()) {
      const leaf = calculateAllowLeaf(scope, entry)
      expect(SimpleMerkleTree.verify(tree.root, leaf, [...tree.proofOf(index)])).toBe(true)
    }
    expect(buildAllowTree({ ...scope, chainId: 1 }, entries).root).not.toBe(tree.root)
    expect(buildAllowTree({ ...scope, sale: second }, entries).root).not.toBe(tree.root)
  })

  test('survives its file, which is one of claims', () => {
    const file: unknown = JSON.parse(writeAllowFile(scope, entries))
    expect(readAllowFile(file)).toEqual(entries)
    expect(readClaimsFile(file)?.list.total).toBe(8n)
  })

  test('is nothing at all with one wrong entry', () => {
    expect(
      readAllowFile({
        version: 1,
        entries: [
          [first, '1'],
          [second, 1],
        ],
      }),
    ).toBeUndefined()
    expect(readAllowFile(null)).toBeUndefined()
  })
})

describe('the secret of hidden pictures', () => {
  const secret = { baseUri: 'ipfs://bafy/', salt: `0x${'ab'.repeat(32)}` } as const

  test('survives its file; nothing else is taken for one', () => {
    expect(readRevealSecret(writeRevealSecret(secret))).toEqual(secret)
    expect(readRevealSecret('{"baseUri":"ipfs://bafy/","salt":"0xab"}')).toBeUndefined()
    expect(readRevealSecret('words')).toBeUndefined()
  })

  test('has a salt that nobody has had before', () => {
    const [one, other] = [makeRevealSecret('ipfs://bafy/'), makeRevealSecret('ipfs://bafy/')]
    expect(one).toEqual({
      baseUri: 'ipfs://bafy/',
      salt: expect.stringMatching(/^0x[0-9a-f]{64}$/),
    })
    expect(one.salt).not.toBe(other.salt)
  })

  test('is bound by both its parts', () => {
    const hash = calculateProvenance(secret)
    expect(calculateProvenance({ ...secret, baseUri: 'ipfs://bafz/' })).not.toBe(hash)
    expect(calculateProvenance({ ...secret, salt: `0x${'ac'.repeat(32)}` })).not.toBe(hash)
  })

  test('deals files out by the offset, past the last one from the first on', () => {
    expect([0n, 1n, 2n].map((id) => fileNumberOf(id, 2n, 3))).toEqual([2n, 0n, 1n])
  })
})
