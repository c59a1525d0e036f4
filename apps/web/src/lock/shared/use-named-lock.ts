import { lockQueries } from '@slipway/sdk/lock/lock-queries'
import { useQuery } from '@tanstack/react-query'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import { lockContracts } from './lock-contracts.ts'
import type { LockRow } from './lock-row.ts'
import { useTokenFacts } from './use-asset-facts.ts'

/** A lock with the names that the index did not know: those that pair and token give themselves. */
export function useNamedLock(row: LockRow): LockRow {
  const isHere = row.chainId === activeChain.chainId
  const needsPair = isHere && row.kind === 'liquidity' && !row.pair
  const needsName = isHere && row.kind === 'token' && row.symbol === undefined
  const { data: pair } = useQuery({
    // Without contracts there is no lock to name.
    ...lockQueries.pair(readClient, lockContracts ?? { liquidityLocker: row.locker }, row.asset),
    enabled: needsPair,
    retry: 1,
  })
  const { data: facts } = useTokenFacts(row.asset, needsName)
  if (needsPair && pair) return { ...row, pair }
  if (needsName && facts) return { ...row, name: facts.name, symbol: facts.symbol }
  return row
}
