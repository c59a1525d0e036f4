import { describe, expect, it } from 'vitest'
import { type ChainSight, findProblem } from './find-problem.ts'
import { makeLagMeter } from './lag-meter.ts'

const fine: ChainSight = {
  groupState: 'ready',
  isReachable: true,
  claimedChainId: 7,
  chainId: 7,
  isSameChain: true,
  indexedBlock: 100,
  headBlock: 100,
  lagSeconds: 0,
  logDifferences: 0,
}

describe('makeLagMeter', () => {
  it('is zero for an index that keeps up a block behind', () => {
    const meter = makeLagMeter()
    for (let block = 1; block < 60; block++) {
      expect(meter.measure(block - 1, block, block * 1_000)).toBeLessThanOrEqual(1)
    }
  })

  it('grows while the index stands still, and ends when it has caught up', () => {
    const meter = makeLagMeter()
    expect(meter.measure(10, 11, 0)).toBe(0)
    expect(meter.measure(10, 40, 31_000)).toBe(31)
    expect(meter.measure(41, 41, 40_000)).toBe(0)
  })
})

describe('findProblem', () => {
  it('finds none when all is well', () => {
    expect(findProblem(fine)).toBeNull()
    expect(findProblem({ ...fine, headBlock: 101, lagSeconds: 30 })).toBeNull()
  })

  const cases: [Partial<ChainSight>, string][] = [
    [{ isReachable: false, groupState: 'waiting' }, 'RPC_UNREACHABLE'],
    [{ claimedChainId: 8, isSameChain: false }, 'RPC_WRONG_CHAIN'],
    [{ isSameChain: false }, 'CHAIN_REPLACED'],
    [{ groupState: 'replaced' }, 'CHAIN_REPLACED'],
    [{ logDifferences: 1, groupState: 'starting' }, 'LOGS_DIFFER'],
    [{ groupState: 'starting', lagSeconds: 99 }, 'INDEX_STARTING'],
    [{ indexedBlock: undefined }, 'INDEX_STARTING'],
    [{ headBlock: 94 }, 'RPC_STALE'],
    [{ headBlock: 200, lagSeconds: 31 }, 'INDEX_BEHIND'],
  ]
  it.each(cases)('names what explains the rest: %o', (change, problem) => {
    expect(findProblem({ ...fine, ...change })).toBe(problem)
  })
})
