import type { TokenLockSummary } from '@slipway/api-client'
import { formatBps, formatInteger, formatTime, m } from '@slipway/messages'
import { shareBps } from '@slipway/sdk/shared/share-bps'
import { DataTable } from '@slipway/ui/data-table'
import { Panel } from '@slipway/ui/panel'
import { TableSubject } from '@slipway/ui/table-subject'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import { AppLink } from '../../core/app-link.tsx'
import { lockName, lockNote } from '../shared/lock-name.ts'
import { lockedBps } from '../shared/locked-bps.ts'
import { useLiveFacts } from '../shared/use-asset-facts.ts'

type PoolSum = TokenLockSummary['pools'][number]

function Pool({ pool, now }: { pool: PoolSum; now: number }) {
  const named = {
    kind: 'liquidity' as const,
    asset: pool.asset as `0x${string}`,
    symbol: pool.symbol ?? undefined,
    pair: pool.pair ?? undefined,
  }
  const name = lockName(named)
  const locked = BigInt(pool.totalLocked)
  // Of the index's own supply liquidity that came since would be missing, and the locked part too large.
  const { data: facts } = useLiveFacts(named.asset)
  const next = pool.nextUnlockAt
  return (
    <tr>
      <th scope="row">
        <TableSubject mark={<TokenAvatar symbol={name} seed={pool.asset} size={36} />}>
          <AppLink to="/lock/list" search={{ token: pool.asset, kind: 'liquidity' }}>
            {name}
          </AppLink>
          <small>{lockNote(named)}</small>
        </TableSubject>
      </th>
      <td data-label={m.lock_pools_locked()} data-number>
        {facts ? formatBps(lockedBps(locked, facts.totalSupply)) : '—'}
      </td>
      <td data-label={m.lock_whole_forever()} data-number>
        {formatBps(shareBps(BigInt(pool.totalLockedForever), locked))}
      </td>
      <td data-label={m.lock_whole_locks()} data-number>
        {formatInteger(pool.lockCount)}
      </td>
      <td data-label={m.lock_whole_next()}>
        {next !== null && next > now ? formatTime(next) : m.lock_whole_next_none()}
      </td>
    </tr>
  )
}

/** Locked liquidity of a token's pools, each on its own: LP tokens of two pools do not add up. */
export function PoolLocks({ pools, now }: { pools: readonly PoolSum[]; now: number }) {
  return (
    <Panel title={m.lock_pools_title()} description={m.lock_pools_text()} padding="flush">
      <DataTable
        caption={m.lock_pools_title()}
        columns={[
          { label: m.lock_pools_pool() },
          { label: m.lock_pools_locked(), isNumber: true },
          { label: m.lock_whole_forever(), isNumber: true },
          { label: m.lock_whole_locks(), isNumber: true },
          { label: m.lock_whole_next() },
        ]}
      >
        <tbody>
          {pools.map((pool) => (
            <Pool key={pool.asset} pool={pool} now={now} />
          ))}
        </tbody>
      </DataTable>
    </Panel>
  )
}
