import { errorMessage } from '@slipway/messages'
import { expect, test, vi } from 'vitest'
import { emptyPoolForm } from './empty-pool-form.ts'
import type { PoolParams } from './pool-params.ts'
import { prepareReview } from './prepare-review.ts'

const steps = vi.hoisted(() => ({
  getPoolReport: vi.fn(async () => ({ issues: [], hints: [] })),
  uploadPoolInfo: vi.fn(async () => {
    throw new Error('500')
  }),
  preparePool: vi.fn(),
}))
vi.mock('./get-pool-report.ts', () => steps)
vi.mock('@slipway/api-client', async (load) => ({
  ...(await load<typeof import('@slipway/api-client')>()),
  makeStakingFileCalls: () => steps,
}))
vi.mock('@slipway/sdk/staking/prepare-pool', () => steps)

test('information that cannot be stored stops it with the specified words, before anything is prepared', async () => {
  const outcome = await prepareReview({
    isWalletHere: true,
    values: emptyPoolForm,
  } as unknown as PoolParams)
  expect(outcome).toEqual({ kind: 'stopped', text: errorMessage('StakingPool_InfoFailed') })
  expect(errorMessage('StakingPool_InfoFailed')).toBe(
    'Failed to generate pool information, please check parameters and network connection',
  )
  expect(steps.uploadPoolInfo).toHaveBeenCalledOnce()
  expect(steps.preparePool).not.toHaveBeenCalled()
})
