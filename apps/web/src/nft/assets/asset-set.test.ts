import { describe, expect, it } from 'vitest'
import { assetLimits } from './asset-limits.ts'
import { isFilm, sortFiles, withTable, withWords, withWordsByStem, wordsOf } from './asset-set.ts'

const file = (name: string, bytes = 3) => {
  const made = new File(['x'], name)
  Object.defineProperty(made, 'size', { value: bytes })
  return made
}
const namesOf = (files: File[]) => sortFiles(files).assets.map((asset) => asset.file.name)
const shared = { name: 'Buoy #', description: 'Of all' }

describe('chosen files', () => {
  it('are numbered in the order of their names, 2 before 10', () => {
    expect(namesOf(['10.png', '2.png', '1.png'].map((name) => file(name)))).toEqual([
      '1.png',
      '2.png',
      '10.png',
    ])
  })

  it('are pictures and films; metadata and tables lie beside them', () => {
    const set = sortFiles(['0.PNG', '1.mp4', '0.json', 'words.csv'].map((name) => file(name)))
    expect(set.assets.map(({ stem, ending }) => `${stem}.${ending}`)).toEqual(['0.png', '1.mp4'])
    expect(set.assets.map(isFilm)).toEqual([false, true])
    expect([...set.metadata.keys()]).toEqual(['0'])
    expect(set.tables.map(({ name }) => name)).toEqual(['words.csv'])
    expect(set.leftOut).toEqual([])
  })

  it('are left out with a reason where they cannot be kept', () => {
    const { leftOut } = sortFiles([
      file('a.svg'),
      file('b.png', 0),
      file('c.png', assetLimits.fileBytes + 1),
      file('d.jpg'),
      file('d.png'),
      file('.DS_Store'),
    ])
    expect(leftOut.map(({ name, reason }) => `${name} ${reason}`)).toEqual([
      'a.svg kind',
      'b.png empty',
      'c.png too-large',
      'd.png name-twice',
    ])
  })

  it('are at most as many as one folder takes', () => {
    const files = Array.from({ length: assetLimits.files + 1 }, (_, index) => file(`${index}.png`))
    const { assets, leftOut } = sortFiles(files)
    expect(assets).toHaveLength(assetLimits.files)
    expect(leftOut).toEqual([{ name: `${assetLimits.files}.png`, reason: 'too-many' }])
  })
})

describe('words', () => {
  const { assets } = sortFiles(['0.png', '1.png'].map((name) => file(name)))

  it('are those of all where an NFT has none of its own', () => {
    const [first] = withWords(assets, 0, { traits: [{ trait: 'Colour', value: 'red' }] })
    expect(first && wordsOf(first, 0, shared)).toEqual({
      name: 'Buoy #0',
      description: 'Of all',
      traits: [{ trait: 'Colour', value: 'red' }],
    })
    const named = withWords(assets, 1, { name: 'The last', description: 'Its own' })[1]
    expect(named && wordsOf(named, 1, shared)).toMatchObject({
      name: 'The last',
      description: 'Its own',
    })
  })

  it('come from metadata files of the same name', () => {
    const next = withWordsByStem(assets, new Map([['1', { name: 'One' }]]))
    expect(next.map(({ words }) => words.name)).toEqual(['', 'One'])
  })

  it('come from a table by file or number; rows of none are named', () => {
    const row = (key: string, name: string) => ({ key, line: 2, name })
    const byFile = withTable(assets, [row('1.png', 'By file'), row('0', 'By stem')])
    expect(byFile.assets.map(({ words }) => words.name)).toEqual(['By stem', 'By file'])
    const { strangers } = withTable(assets, [row('7', 'Nobody'), row('x.png', 'Nobody')])
    expect(strangers.map(({ key }) => key)).toEqual(['7', 'x.png'])
    const others = sortFiles([file('a.png'), file('b.png')]).assets
    const byNumber = withTable(others, [row('1', 'Second')])
    expect(byNumber.assets.map(({ words }) => words.name)).toEqual(['', 'Second'])
  })
})
