import type { ChainHealth } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { expect, test } from 'vitest'
import { blocksBehind, lagText } from './health-table.tsx'

const health = (headBlock: number | null, indexedBlock: number | null): ChainHealth => ({
  chainId: 7,
  headBlock,
  indexedBlock,
  indexedAt: 1,
  lagSeconds: 0,
  auditedBlock: null,
  differences: [],
  healthy: true,
  problem: null,
  checkedAt: 2,
})

test('an index is as many blocks behind as the network has more', () => {
  expect(blocksBehind(health(105, 100))).toBe(5)
  expect(blocksBehind(health(100, 100))).toBe(0)
})

test('an index that saw a block before the watchdog did is not ahead', () => {
  expect(blocksBehind(health(100, 101))).toBe(0)
})

test('nothing is said of a network whose blocks are not known', () => {
  expect(blocksBehind(health(null, 100))).toBeUndefined()
  expect(blocksBehind(health(100, null))).toBeUndefined()
})

test('a network that is not heard is not said to be caught up with', () => {
  const quiet = health(100, 100)
  expect(lagText(quiet)).toBe(m.dashboard_blocks_none())
  for (const problem of ['RPC_UNREACHABLE', 'RPC_STALE', 'INDEXER_DOWN'] as const) {
    expect(blocksBehind({ ...quiet, problem })).toBeUndefined()
    expect(lagText({ ...quiet, problem })).toBe('—')
  }
  expect(blocksBehind({ ...quiet, problem: 'LOGS_DIFFER' })).toBe(0)
})
