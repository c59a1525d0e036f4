import fc from 'fast-check'
import { concat, encodeAbiParameters, getAddress, type Hex, keccak256, toHex, zeroHash } from 'viem'
import { describe, expect, test } from 'vitest'
import { buildWhitelistTree, calculateWhitelistLeaf } from './build-whitelist-tree.ts'
import { createWhitelistReader, readWhitelistText } from './read-whitelist-text.ts'
import type { WhitelistEntry } from './types.ts'
import { readWhitelistFile, toWhitelistFile } from './whitelist-file.ts'

const addressAt = (at: number) =>
  getAddress(`0x${'cd'.repeat(16)}${(at + 1).toString(16).padStart(8, '0')}`)
const scope = { chainId: 31_337, presale: addressAt(999) } as const

function listOf(length: number): readonly WhitelistEntry[] {
  return Array.from({ length }, (_, at) => ({
    address: addressAt(at),
    level: at % 3 === 0 ? 1 : 2,
  }))
}

/** The contract's own way (Solady's MerkleProofLib), written anew. */
function foldProof(leaf: Hex, proof: readonly Hex[]): Hex {
  return proof.reduce(
    (node, other) => keccak256(node < other ? concat([node, other]) : concat([other, node])),
    leaf,
  )
}

describe('readWhitelistText', () => {
  test('takes one address in a line, each once, and skips empty lines', () => {
    const [a, b] = [addressAt(0), addressAt(1)]
    const reading = readWhitelistText(`${a}\n\n  ${b.toLowerCase()}  \r\n${a.toLowerCase()}\n`)
    expect(reading).toEqual({
      addresses: [a, b],
      entries: [
        { address: a, level: 1 },
        { address: b, level: 1 },
      ],
      issues: [],
      duplicates: 1,
      ignored: [],
    })
  })

  test('names every wrong line by its number, empty lines counted', () => {
    const { issues } = readWhitelistText(`${addressAt(0)}\n\n0x12\n${addressAt(1)}\nmoon`)
    expect(issues).toEqual([
      { line: 3, code: 'Input_AddressLineInvalid', args: { line: 3 } },
      { line: 5, code: 'Input_AddressLineInvalid', args: { line: 5 } },
    ])
  })

  test.each([
    ['41 characters', addressAt(0).slice(0, 41), false],
    ['42 characters', addressAt(0), true],
    ['43 characters', `${addressAt(0)}0`, false],
    ['a wrong checksum', addressAt(10).replace(/[a-f]/, (letter) => letter.toUpperCase()), false],
    ['no 0x', addressAt(0).slice(2), false],
  ])('judges %s', (_, text, isRight) => {
    expect(readWhitelistText(text).addresses).toHaveLength(isRight ? 1 : 0)
  })

  test('reads tiers behind a comma, semicolon or tab', () => {
    const lines = [`${addressAt(0)},2`, `${addressAt(1)};1`, `${addressAt(2)}\t2`, addressAt(3)]
    const { entries } = readWhitelistText(lines.join('\n'), 1)
    expect(entries.map(({ level }) => level)).toEqual([2, 1, 2, 1])
  })

  test('refuses a third tier, and a wallet at two tiers', () => {
    const text = `${addressAt(0)},3\n${addressAt(1)},1\n${addressAt(1)},2`
    expect(readWhitelistText(text).issues.map(({ line, code }) => [line, code])).toEqual([
      [1, 'Presale_LevelUnknown'],
      [3, 'Whitelist_LevelConflict'],
    ])
  })

  test('slices give what the whole gives', () => {
    const lines = [...listOf(50).map(({ address }) => address), 'wrong', addressAt(3)]
    const reader = createWhitelistReader(lines.join('\n'))
    for (let at = 0; at < reader.count; at += 7) reader.read(7)
    expect(reader.result()).toEqual(readWhitelistText(lines.join('\n')))
  })

  test('takes 12 000 lines', () => {
    const lines = listOf(12_000).map(({ address }) => address)
    const repeated = lines.slice(0, 500)
    const { addresses, issues, duplicates } = readWhitelistText([...lines, ...repeated].join('\n'))
    expect(addresses).toHaveLength(12_000)
    expect(issues).toEqual([])
    expect(duplicates).toBe(500)
  }, 60_000)
})

describe('buildWhitelistTree', () => {
  test('a leaf is hashed twice over chain, presale, index, account and level', () => {
    const entry = { address: addressAt(4), level: 2 } as const
    const packed = encodeAbiParameters(
      ['uint256', 'address', 'uint256', 'address', 'uint256'].map((type) => ({ type })),
      [31_337n, scope.presale, 7n, entry.address, 2n],
    )
    expect(calculateWhitelistLeaf(scope, 7, entry)).toBe(keccak256(keccak256(packed)))
  })

  test.each([1, 2, 3, 4, 5, 7, 8, 9, 31, 33, 100])(
    'proves every entry of a list of %i',
    (length) => {
      const entries = listOf(length)
      const tree = buildWhitelistTree(scope, entries)
      entries.forEach((entry, index) => {
        const leaf = calculateWhitelistLeaf(scope, index, entry)
        expect(foldProof(leaf, tree.proofOf(index))).toBe(tree.root)
      })
    },
  )

  test('an empty list has no root, and no list has an entry beyond its end', () => {
    expect(buildWhitelistTree(scope, []).root).toBe(zeroHash)
    expect(() => buildWhitelistTree(scope, listOf(2)).proofOf(2)).toThrow(RangeError)
    expect(() => buildWhitelistTree(scope, listOf(2)).proofOf(-1)).toThrow(RangeError)
  })

  test('another presale, network, index or tier has another leaf', () => {
    const entry = { address: addressAt(0), level: 1 } as const
    const leaves = [
      calculateWhitelistLeaf(scope, 0, entry),
      calculateWhitelistLeaf({ ...scope, chainId: 56 }, 0, entry),
      calculateWhitelistLeaf({ ...scope, presale: addressAt(5) }, 0, entry),
      calculateWhitelistLeaf(scope, 1, entry),
      calculateWhitelistLeaf(scope, 0, { ...entry, level: 2 }),
    ]
    expect(new Set(leaves).size).toBe(leaves.length)
  })

  test('no inner node is a leaf of any list', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 20 }), (length) => {
        const entries = listOf(length)
        const leaves = entries.map((entry, index) => calculateWhitelistLeaf(scope, index, entry))
        expect(leaves).not.toContain(buildWhitelistTree(scope, entries).root)
      }),
      { numRuns: 20 },
    )
  })
})

describe('the file of a list', () => {
  test('comes back as it was written', () => {
    const entries = listOf(5)
    expect(readWhitelistFile(JSON.parse(JSON.stringify(toWhitelistFile(entries))))).toEqual(entries)
  })

  test.each([
    undefined,
    null,
    'x',
    [],
    { version: 2, entries: [] },
    { version: 1, entries: {} },
    { version: 1, entries: [['0x12', 1]] },
    { version: 1, entries: [[toHex(1n, { size: 20 }), 3]] },
    { version: 1, entries: [[toHex(1n, { size: 20 }), 1], 'x'] },
  ])('is refused when it is %j', (file) => {
    expect(readWhitelistFile(file)).toBeUndefined()
  })
})
