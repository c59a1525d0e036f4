import { assessToken, type OwnerPowers } from '@slipway/sdk/token/safety/assess-token'
import { calculateCustody, type LiquidityLock } from '@slipway/sdk/token/safety/liquidity-custody'
import { findMainPool, safetyQueries } from '@slipway/sdk/token/safety/safety-queries'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { activeChain } from '../../../shell/active-chain.ts'
import { readClient } from '../../../transaction/read-client.ts'
import { platformContracts } from '../../shared/platform-contracts.ts'
import { useTokenSurroundings } from './use-token-surroundings.ts'

/** What the report needs to know beforehand of the token that it is about. */
export interface SafetySubject {
  address: Address
  /** Template that the factory's registry names; undefined for a foreign token. */
  registeredTemplate: string | undefined
  /** The pair that the token itself names. */
  ownPair: Address | undefined
  powers: OwnerPowers | undefined
  /** Owner and creator, as far as they are known. */
  insiders: readonly Address[]
}

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

export type SafetyReading = ReturnType<typeof useSafetyReport>
