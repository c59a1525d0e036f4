import type { Status } from '@slipway/api-client'
import { expect, test } from 'vitest'
import { serviceProblem } from './service-problem.ts'

const status = (part: Partial<Status['chains'][number]>): Status => ({
  healthy: part.healthy ?? false,
  chains: [
    {
      chainId: 56,
      indexedBlock: 90,
      indexedAt: 1_795_000_000,
      headBlock: 100,
      lagSeconds: 0,
      auditedBlock: null,
      differences: [],
      healthy: false,
      problem: null,
      checkedAt: 1_795_000_000,
      ...part,
    },
  ],
})
const well = { nodeFailures: 0, isApiDown: false, status: status({ healthy: true }), chainId: 56 }

test('nothing to tell while all is well, or while nothing is known yet', () => {
  expect(serviceProblem(well)).toBeUndefined()
  expect(serviceProblem({ ...well, status: undefined })).toBeUndefined()
})

test('one failed measurement is no outage, two are', () => {
  expect(serviceProblem({ ...well, nodeFailures: 1 })).toBeUndefined()
  expect(serviceProblem({ ...well, nodeFailures: 2 })).toEqual({ kind: 'node-down' })
})

test('a dead node comes before a dead API', () => {
  expect(serviceProblem({ ...well, isApiDown: true })).toEqual({ kind: 'api-down' })
  expect(serviceProblem({ ...well, isApiDown: true, nodeFailures: 3 })?.kind).toBe('node-down')
})

test('an index that lags or starts is told, for this network alone', () => {
  const behind = status({ lagSeconds: 240, problem: 'INDEX_BEHIND' })
  expect(serviceProblem({ ...well, status: behind })).toEqual({
    kind: 'index-behind',
    seconds: 240,
  })
  expect(serviceProblem({ ...well, status: status({ problem: 'INDEX_STARTING' }) })?.kind).toBe(
    'index-starting',
  )
  expect(serviceProblem({ ...well, status: behind, chainId: 1 })).toBeUndefined()
})

test('an index that comes back after an outage is as far behind as what it has is old', () => {
  const at = 1_795_000_000
  const behind = status({ problem: 'INDEX_BEHIND', lagSeconds: 40, checkedAt: at + 7_200 })
  expect(serviceProblem({ ...well, status: behind })).toMatchObject({ seconds: 7_200 })
  const unknown = status({ problem: 'INDEX_BEHIND', lagSeconds: 40, indexedAt: null })
  expect(serviceProblem({ ...well, status: unknown })).toMatchObject({ seconds: 40 })
})

test('an index that waits, or holds something else than the chain, is not called so many seconds late', () => {
  const kindOf = (problem: Status['chains'][number]['problem']) =>
    serviceProblem({ ...well, status: status({ problem }) })?.kind
  const stuck = ['RPC_UNREACHABLE', 'RPC_WRONG_CHAIN', 'RPC_STALE', 'INDEXER_DOWN'] as const
  for (const problem of stuck) expect(kindOf(problem)).toBe('index-stuck')
  for (const problem of ['CHAIN_REPLACED', 'LOGS_DIFFER'] as const)
    expect(kindOf(problem)).toBe('index-differs')
})
