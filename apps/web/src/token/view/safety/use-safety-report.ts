import { assessToken } from '@slipway/sdk/token/safety/assess-token'
import { calculateCustody, type LiquidityLock } from '@slipway/sdk/token/safety/liquidity-custody'
import { findMainPool, safetyQueries } from '@slipway/sdk/token/safety/safety-queries'
import { useQuery } from '@tanstack/react-query'
import { activeChain } from '../../../shell/active-chain.ts'
import { readClient } from '../../../transaction/read-client.ts'
import { platformContracts } from '../../shared/platform-contracts.ts'
import type { SafetySubject } from './safety-subject.ts'
import { useTokenSurroundings } from './use-token-surroundings.ts'

const noLocks: readonly LiquidityLock[] = []

/** Everything that the report shows: each part as it arrives, the verdict once all of the chain's parts are there. */
export function useSafetyReport(subject: SafetySubject, now: number) {
  const token = subject.address
  const pools = useQuery(safetyQueries.pools(readClient, activeChain, token))
  const code = useQuery(safetyQueries.code(readClient, token))
  const pool = pools.data && findMainPool(pools.data, subject.ownPair)
  const rehearsal = useQuery({
    ...safetyQueries.rehearsal(readClient, activeChain, { token, pool }),
    enabled: pools.data !== undefined,
  })
  const owner = code.data?.owner
  const insiders = [...new Set([...subject.insiders, ...(owner ? [owner] : [])])]
  const liquidity = useQuery({
    ...safetyQueries.liquidity(readClient, {
      token,
      pool,
      locker: platformContracts.liquidityLocker,
      insiders,
    }),
    enabled: pools.data !== undefined && code.data !== undefined,
  })
  const surroundings = useTokenSurroundings(subject, pool)
  const locks = surroundings.locks ?? noLocks
  const custody = liquidity.data ? calculateCustody(liquidity.data, locks) : undefined
  const assessment =
    code.data && rehearsal.data && liquidity.data !== undefined
      ? assessToken({
          now,
          registeredTemplate: subject.registeredTemplate,
          code: code.data,
          powers: subject.powers,
          rehearsal: rehearsal.data,
          custody,
          largestHolderBps: surroundings.largestHolderBps,
          isSourceVerified: surroundings.isSourceVerified,
        })
      : undefined
  const parts = [pools, code, rehearsal, liquidity]
  return {
    pool,
    code: code.data ?? undefined,
    rehearsal: rehearsal.data,
    custody,
    locks: surroundings.locks,
    verification: surroundings.verification,
    assessment,
    error: parts.find(({ error }) => error)?.error ?? undefined,
    isRehearsing: rehearsal.isFetching,
    again: () => {
      for (const part of parts) if (part.isEnabled) void part.refetch()
    },
  }
}
