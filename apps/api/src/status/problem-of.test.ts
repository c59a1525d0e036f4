import { expect, test } from 'vitest'
import { problemOf } from './problem-of.ts'

const now = 1_795_000_000_000
const looked = (problem: string | null, ageMs = 0) => ({
  checkedAt: new Date(now - ageMs),
  problem,
})

test('a network is well while somebody watches it and says so', () => {
  expect(problemOf(looked(null), now)).toBeNull()
  expect(problemOf(looked(null, 14_999), now)).toBeNull()
  expect(problemOf(looked(null, 15_000), now)).toBe('INDEXER_DOWN')
  expect(problemOf(looked('RPC_STALE', 15_000), now)).toBe('INDEXER_DOWN')
})

test('what is wrong is named, and what has no name here is not taken for health', () => {
  expect(problemOf(looked('LOGS_DIFFER'), now)).toBe('LOGS_DIFFER')
  expect(problemOf(looked('DATABASE_FAILING'), now)).toBe('INDEX_BEHIND')
})
