import { liquidityLockerAbi, presaleAbi } from '@slipway/deployments/abi'
import type { Address } from 'viem'
import { expect } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { clockChain as chain } from '../chain/clock-chain.ts'
import { presaleContractOfRun } from '../chain/deploy-presale.ts'
import { type PoolReading, readPool } from '../chain/read-pool.ts'
import { stateOf } from './presale-journey.ts'

const RATE_UNIT = 10n ** 18n
/** A listing is within half a percent of its rate. */
const TOLERANCE = 200n

/**
 * Asserts by the chain alone that a finished presale has its pool: at the listing rate, and its liquidity locked for the
 * owner as long as was promised.
 */
export async function expectListed(presale: Address): Promise<PoolReading> {
  const probe = createChainProbe(chain)
  const terms = await probe.readContract({
    address: presale,
    abi: presaleAbi,
    functionName: 'terms',
  })
  const state = await stateOf(presale)
  expect(state.poolStatus).toBe(1n)
  const pool = await readPool(chain, state.pair, terms.claimToken)
  const rate = (pool.tokenReserve * RATE_UNIT) / pool.currencyReserve
  const apart = rate > terms.liquidityRate ? rate - terms.liquidityRate : terms.liquidityRate - rate
  expect(apart * TOLERANCE).toBeLessThanOrEqual(terms.liquidityRate)

  const locker = presaleContractOfRun(chain, 'liquidityLocker')
  const lock = await probe.readContract({
    address: locker,
    abi: liquidityLockerAbi,
    functionName: 'lockOf',
    args: [state.lockId],
  })
  expect(lock).toMatchObject({
    lpToken: state.pair,
    owner: terms.owner,
    unlockAt: state.finalizedAt + terms.lockTime,
  })
  expect(lock.amount).toBeGreaterThan(0n)
  expect(await pool.liquidityOf(locker)).toBeGreaterThanOrEqual(lock.amount)
  return pool
}
