import { describe, expect, it } from 'vitest'
import { findWordsFault, nftWordLimits } from './nft-words.ts'
import { readNftWords } from './read-nft-words.ts'
import { readWordsTable } from './read-words-table.ts'
import { writeNftMetadata } from './write-nft-metadata.ts'

const readTable = (cells: readonly (readonly string[])[]) =>
  readWordsTable({ rows: cells.map((row, at) => ({ line: at + 1, cells: row })), quoteFaults: [] })

const words = {
  name: 'Buoy #0',
  description: 'Marks the way in.',
  traits: [
    { trait: 'Colour', value: 'red' },
    { trait: 'Depth', value: '12.5' },
    { trait: 'Code', value: '007' },
  ],
}

describe('the file of an NFT', () => {
  it('has the fields of ERC-721 and the attributes of marketplaces, numbers as numbers', () => {
    expect(
      JSON.parse(writeNftMetadata(words, { uri: 'ipfs://folder/0.png', isFilm: false })),
    ).toEqual({
      name: 'Buoy #0',
      description: 'Marks the way in.',
      image: 'ipfs://folder/0.png',
      attributes: [
        { trait_type: 'Colour', value: 'red' },
        { trait_type: 'Depth', value: 12.5 },
        { trait_type: 'Code', value: '007' },
      ],
    })
  })

  it('shows a film as animation too, and leaves out what is empty', () => {
    const text = writeNftMetadata(
      { name: 'Wave', description: '', traits: [] },
      { uri: 'ipfs://folder/0.mp4', isFilm: true },
    )
    expect(JSON.parse(text)).toEqual({
      name: 'Wave',
      image: 'ipfs://folder/0.mp4',
      animation_url: 'ipfs://folder/0.mp4',
    })
  })

  it('is read back to the same words', () => {
    const text = writeNftMetadata(words, { uri: 'ipfs://folder/0.png', isFilm: false })
    expect(readNftWords(JSON.parse(text))).toEqual(words)
  })

  it.each([[[]], ['text'], [null], [12]])('%j is no metadata', (json) => {
    expect(readNftWords(json)).toBeUndefined()
  })

  it('takes what is usable of a file that somebody made elsewhere', () => {
    const json = { name: 7, description: {}, attributes: [{ value: true }, { trait_type: 'x' }, 3] }
    expect(readNftWords(json)).toEqual({ name: '7', traits: [{ trait: '', value: 'true' }] })
  })
})

describe('a table of metadata', () => {
  it('has a row for each NFT, and a trait for each column of another name', () => {
    const { rows, issues } = readTable([
      ['File', 'name', 'Description', 'Colour', 'Depth'],
      ['0.png', 'First', '', 'red', '3'],
      ['', '', '', '', ''],
      ['1.png', '', 'Second one', '', ''],
    ])
    expect(issues).toEqual([])
    expect(rows).toEqual([
      {
        key: '0.png',
        line: 2,
        name: 'First',
        traits: [
          { trait: 'Colour', value: 'red' },
          { trait: 'Depth', value: '3' },
        ],
      },
      { key: '1.png', line: 4, description: 'Second one' },
    ])
  })

  it('names what is wrong by line and keeps the rest', () => {
    const long = 'x'.repeat(nftWordLimits.nameMax + 1)
    const { rows, issues } = readTable([
      ['id', 'name'],
      ['0', 'First'],
      ['', 'Nobody'],
      ['0', 'Again'],
      ['1', long],
      ['2', 'Second', 'a cell beyond the heading'],
    ])
    expect(rows.map(({ key }) => key)).toEqual(['0'])
    expect(issues).toEqual([
      { line: 3, fault: 'no-key' },
      { line: 4, fault: 'key-twice', key: '0' },
      { line: 5, fault: 'name-too-long', key: '1' },
      { line: 6, fault: 'cell-beyond', key: '2' },
    ])
  })

  it('needs a column that says whose row it is', () => {
    expect(readTable([['name'], ['First']])).toEqual({
      rows: [],
      issues: [{ line: 1, fault: 'no-key-column' }],
    })
  })
})

it.each([
  [{ ...words, name: 'x'.repeat(121) }, 'name-too-long'],
  [{ ...words, description: 'x'.repeat(3_001) }, 'description-too-long'],
  [{ ...words, traits: [{ trait: 'x'.repeat(101), value: '1' }] }, 'trait-too-long'],
  [
    { ...words, traits: Array.from({ length: 51 }, () => ({ trait: 'a', value: '1' })) },
    'too-many-traits',
  ],
  [words, undefined],
])('words are kept within their limits (%#)', (given, fault) => {
  expect(findWordsFault(given)).toBe(fault)
})
