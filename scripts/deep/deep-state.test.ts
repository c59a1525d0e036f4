import { describe, expect, test } from 'vitest'
import { addFiles, calculateScore, openFiles, orderFolders } from './deep-state.ts'

const killed = { killed: 3, survived: 0 }
const half = { killed: 1, survived: 1 }

describe('the order of folders', () => {
  test('begins with what was begun, then what is unknown, then what is oldest', () => {
    const state = {
      new: { measuredAt: 2_000 },
      old: { measuredAt: 1_000 },
      begun: { measuredAt: 3_000, begun: { sources: 'a', files: {} } },
    }
    expect(orderFolders(['new', 'old', 'unknown', 'begun'], state)).toEqual([
      'begun',
      'unknown',
      'old',
      'new',
    ])
  })
})

describe('a measurement', () => {
  const files = ['a.ts', 'b.ts']

  test('goes on where it ended and gives the score of all files', () => {
    const begun = addFiles(files, 'hash', { score: 10, measuredAt: 5 }, { 'a.ts': killed }, 20)
    expect(begun).toMatchObject({ score: 10, measuredAt: 5 })
    expect(openFiles(files, 'hash', begun)).toEqual(['b.ts'])
    expect(addFiles(files, 'hash', begun, { 'b.ts': half }, 30)).toEqual({
      score: 80,
      killed: 4,
      survived: 1,
      answered: 0,
      sources: 'hash',
      measuredAt: 30,
    })
  })

  test('begins anew once a source has changed', () => {
    const begun = addFiles(files, 'hash', undefined, { 'a.ts': killed }, 20)
    expect(openFiles(files, 'other', begun)).toEqual(files)
    const anew = addFiles(files, 'other', begun, { 'b.ts': half }, 30)
    expect(openFiles(files, 'other', anew)).toEqual(['a.ts'])
  })

  test('forgets the problem of an earlier attempt', () => {
    const whole = addFiles(['a.ts'], 'hash', { problem: 'no tests' }, { 'a.ts': half }, 20)
    expect(whole.problem).toBeUndefined()
  })
})

test('a score is a share of what could be noticed', () => {
  expect(calculateScore({ killed: 2, survived: 1 })).toBe(66.7)
  expect(calculateScore({ killed: 0, survived: 0 })).toBe(100)
})
