import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { testLock, unlockAt } from '@slipway/sdk/solana/lock/test/lock-fixture'
import { address } from '@solana/kit'
import { beforeEach, expect, test, vi } from 'vitest'
import { testToken } from '../jupiter-lock/test/escrow-token.ts'
import { readTokenLocks } from './lock-reads.ts'

const chain = getChain('solana-local') as SolanaChainDefinition
const program = address('ADfTMejWRev2aV2Ln6WCB5pg3N6VCLQQTbDhTmzCHhK9')
const { mint } = testToken()
const reads = vi.hoisted(() => ({ locks: vi.fn(), token: vi.fn(), time: vi.fn() }))
vi.mock('@slipway/sdk/solana/lock/get-locks', () => ({ getLocks: reads.locks }))
vi.mock('@slipway/sdk/solana/get-held-token', () => ({ getHeldToken: reads.token }))
vi.mock('@slipway/sdk/solana/get-cluster-time', () => ({ getClusterTime: reads.time }))

beforeEach(() => {
  reads.locks.mockReset().mockResolvedValue([testLock()])
  reads.token.mockReset().mockResolvedValue(testToken())
  reads.time.mockReset().mockResolvedValue(unlockAt - 1)
})

test('the locks of that token are asked of our program, and added up by the cluster’s clock', async () => {
  expect(await readTokenLocks(chain, program, mint)).toMatchObject({
    ...{ token: testToken(), now: unlockAt - 1 },
    sum: { locked: 1_000n, released: 0n },
  })
  expect(reads.locks.mock.calls[0]?.slice(1)).toEqual([program, { mint }])
  reads.time.mockResolvedValue(unlockAt)
  expect(await readTokenLocks(chain, program, mint)).toMatchObject({
    sum: { locked: 0n, released: 1_000n },
  })
})

test('where there is no token, nothing is claimed; an address that is none asks nothing', async () => {
  reads.token.mockResolvedValue(undefined)
  expect(await readTokenLocks(chain, program, mint)).toBeNull()
  reads.locks.mockClear()
  expect(await readTokenLocks(chain, program, 'nothing')).toBeNull()
  expect(reads.locks).not.toHaveBeenCalled()
})
