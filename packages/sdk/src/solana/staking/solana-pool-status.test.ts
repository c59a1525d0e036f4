import { expect, test } from 'vitest'
import { solanaPoolStatus } from './solana-pool-status.ts'

const pool = { startAt: 100, deadlineAt: 200, endAt: 300 }

test.each([
  { at: 99, status: 'coming' },
  { at: 100, status: 'running' },
  { at: 199, status: 'running' },
  { at: 200, status: 'closed' },
  { at: 299, status: 'closed' },
  { at: 300, status: 'ended' },
] as const)('at $at a pool is $status', ({ at, status }) => {
  expect(solanaPoolStatus(pool, at)).toBe(status)
})

test('one that was stopped is over, also before its start; one that takes stakes until its end is never closed', () => {
  expect(solanaPoolStatus({ ...pool, endAt: 50 }, 60)).toBe('ended')
  expect(solanaPoolStatus({ ...pool, deadlineAt: 300 }, 299)).toBe('running')
  expect(solanaPoolStatus({ ...pool, deadlineAt: 90 }, 95)).toBe('closed')
})
