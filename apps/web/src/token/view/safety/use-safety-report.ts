import type { LiquidityPool } from '@slipway/sdk/liquidity/liquidity-pool'
import { findNameWarnings } from '@slipway/sdk/names/find-name-warnings'
import { assessToken } from '@slipway/sdk/token/safety/assess-token'
import {
  combineCustody,
  findDecidingPool,
  findJudgedPools,
  type JudgedPool,
} from '@slipway/sdk/token/safety/judge-pools'
import { calculateCustody } from '@slipway/sdk/token/safety/liquidity-custody'
import { safetyQueries } from '@slipway/sdk/token/safety/safety-queries'
import { useQueries, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { activeChain } from '../../../core/active-chain.ts'
import { readClient } from '../../../core/read-client.ts'
import { platformContracts } from '../../shared/platform-contracts.ts'
import type { SafetySubject } from './safety-subject.ts'
import { type PoolLock, useTokenSurroundings } from './use-token-surroundings.ts'

const noPools: readonly LiquidityPool[] = []
const noPool = { state: 'no-pool' } as const

interface PoolsQuery {
  token: Address
  stamp: string | undefined
  /** Absent until it is known who they are. */
  insiders: readonly Address[] | undefined
  /** Absent while nobody knows them. */
  locks: readonly PoolLock[] | undefined
  now: number
}

/** What was rehearsed on each pool, and in whose hands its liquidity is. */
function useJudgedPools(pools: readonly LiquidityPool[], query: PoolsQuery) {
  const { token, stamp, insiders, locks, now } = query
  const rehearsals = useQueries({
    queries: pools.map((pool) =>
      safetyQueries.rehearsal(readClient, activeChain, { token, pool, stamp }),
    ),
  })
  const holdings = useQueries({
    queries: pools.map((pool) => ({
      ...safetyQueries.liquidity(readClient, {
        token,
        pool,
        locker: platformContracts.liquidityLocker,
        nftLocker: platformContracts.nftLocker,
        insiders: insiders ?? [],
      }),
      enabled: insiders !== undefined,
    })),
  })
  const judged = pools.flatMap((pool, at): JudgedPool[] => {
    const rehearsal = rehearsals[at]?.data
    const held = holdings[at]?.data
    if (!rehearsal || !held) return []
    const ofPool = locks?.filter(({ lpToken }) => lpToken.toLowerCase() === pool.pair.toLowerCase())
    return [{ pool, rehearsal, custody: calculateCustody(held, ofPool, now) }]
  })
  return { judged, parts: [...rehearsals, ...holdings], rehearsals }
}

/** The network's currency that a token can be taken for. */
function findLookAlike(subject: SafetySubject): string | undefined {
  const warnings = findNameWarnings({ kind: 'token', ...subject }, activeChain)
  return warnings.find((warning) => warning.code === 'look_alike')?.currency
}

/** Everything that the report shows: each part as it arrives, the verdict once all of the chain's parts are there. */
export function useSafetyReport(subject: SafetySubject, now: number) {
  const { address: token, stamp } = subject
  const pools = useQuery(safetyQueries.pools(readClient, activeChain, token))
  const code = useQuery(safetyQueries.code(readClient, token, stamp))
  const owner = code.data?.owner
  const insiders = [...new Set([...subject.insiders, ...(owner ? [owner] : [])])]
  const asked = pools.data ? findJudgedPools(pools.data, subject.ownPair) : noPools
  const surroundings = useTokenSurroundings(subject, asked)
  const known = code.data === undefined ? undefined : insiders
  const { judged, parts, rehearsals } = useJudgedPools(asked, {
    token,
    stamp,
    insiders: known,
    locks: surroundings.locks,
    now,
  })
  const isComplete = pools.data !== undefined && judged.length === asked.length
  const deciding = isComplete ? findDecidingPool(judged) : undefined
  const rehearsal = isComplete ? (deciding?.rehearsal ?? noPool) : undefined
  const custody = combineCustody(judged)
  const assessment =
    code.data && rehearsal
      ? assessToken({
          now,
          registeredTemplate: subject.registeredTemplate,
          looksLike: findLookAlike(subject),
          code: code.data,
          powers: subject.powers,
          rehearsal,
          custody,
          largestHolderBps: surroundings.largestHolderBps,
          isSourceVerified: surroundings.isSourceVerified,
        })
      : undefined
  const all = [pools, code, ...parts]
  // What is not read again by itself is as old as its oldest part.
  const tries = [code, ...rehearsals].map(({ dataUpdatedAt }) => dataUpdatedAt)
  return {
    pools: pools.data,
    isPoolsUnread: pools.data === undefined && pools.error !== null,
    /** Unix seconds of this device; meaningful once there is a verdict. */
    triedAt: Math.floor(Math.min(...tries) / 1_000),
    isComplete,
    judged,
    deciding,
    code: code.data ?? undefined,
    rehearsal,
    locks: surroundings.locks,
    verification: surroundings.verification,
    assessment,
    error: all.find(({ error }) => error)?.error ?? undefined,
    isRehearsing: rehearsals.some(({ isFetching }) => isFetching),
    again: () => {
      for (const part of all) if (part.isEnabled) void part.refetch()
    },
  }
}
