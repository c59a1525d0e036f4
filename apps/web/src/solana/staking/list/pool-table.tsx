import type { SolanaChainDefinition } from '@slipway/chains'
import { formatAmount, formatInteger, formatTime, m } from '@slipway/messages'
import { DataTable } from '@slipway/ui/data-table'
import { TableSubject } from '@slipway/ui/table-subject'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import { AppLink } from '../../../core/app-link.tsx'
import { amountOf, symbolOf } from '../../lock/lock-texts.ts'
import { ClusterTimeLeft } from '../../network/cluster-time-left.tsx'
import { PoolStatusBadge } from '../pool-status-badge.tsx'
import type { ListedPool } from '../types.ts'
import { earningOfListed, earningText } from '../unit-earning.ts'
import classes from './list.module.css'

/** What one whole token earns, in a year or until the end, or why there is nothing. */
function Earning({ listed }: { listed: ListedPool }) {
  const { pool, stake, reward, status } = listed
  const earning = earningOfListed(listed)
  if (!stake || !reward) return <span>{m.solana_lock_amount_unread()}</span>
  if (earning)
    return (
      <span className={classes.lines}>
        <span>{amountOf(reward, earning.reward)}</span>
        <small>{earningText(earning, amountOf(stake, earning.part))}</small>
      </span>
    )
  const isFree = status === 'running' && pool.staked === 0n
  return (
    <span className={classes.lines}>
      <span>{m.stakelist_no_yearly()}</span>
      {isFree && <small>{m.stakepage_apr_first()}</small>}
    </span>
  )
}

/** The moment that a pool waits for, ticking; for one that is over, when it was. */
function Next({ listed: { pool, status, now } }: { listed: ListedPool }) {
  if (status === 'ended')
    return (
      <span className={classes.lines}>
        <small>{m.stakelist_ended()}</small>
        <span>{formatTime(pool.endAt)}</span>
      </span>
    )
  const isComing = status === 'coming'
  return (
    <span className={classes.lines}>
      <small>{isComing ? m.stakelist_starts_in() : m.stakelist_ends_in()}</small>
      <ClusterTimeLeft until={isComing ? pool.startAt : pool.endAt} now={now} />
    </span>
  )
}

function Row({ chain, listed }: { chain: SolanaChainDefinition; listed: ListedPool }) {
  const { pool, stake, reward, status } = listed
  const staked = symbolOf(stake ?? { symbol: '', mint: pool.stakeMint })
  const paid = symbolOf(reward ?? { symbol: '', mint: pool.rewardMint })
  return (
    <tr>
      <th scope="row">
        <TableSubject mark={<TokenAvatar symbol={staked} seed={pool.stakeMint} />}>
          <AppLink to={`/solana/staking/${pool.address}`} search={{ network: chain.shortname }}>
            {m.stakelist_stake_for({ staked, reward: paid })}
          </AppLink>
          {stake?.name && <small>{stake.name}</small>}
        </TableSubject>
      </th>
      <td data-label={m.stakelist_filter_state()}>
        <PoolStatusBadge status={status} />
      </td>
      <td data-label={m.solstakemake_list_reward()}>
        <Earning listed={listed} />
      </td>
      <td data-label={m.stakelist_staked()} data-number>
        {stake
          ? formatAmount(pool.staked, stake.decimals, {
              ...{ symbol: symbolOf(stake), maximumFractionDigits: 2 },
            })
          : m.solana_lock_amount_unread()}
      </td>
      <td data-label={m.stakelist_stakers()} data-number>
        {formatInteger(pool.stakers)}
      </td>
      <td data-label={m.solstakemake_list_time()}>
        <Next listed={listed} />
      </td>
    </tr>
  )
}

interface PoolTableProps {
  chain: SolanaChainDefinition
  pools: readonly ListedPool[]
}

/** Pools with their state, what they pay, how much is staked, and their next moment. */
export function PoolTable({ chain, pools }: PoolTableProps) {
  return (
    <DataTable
      caption={m.shell_route_solana_staking_list()}
      columns={[
        { label: m.solstakemake_list_pool() },
        { label: m.stakelist_filter_state() },
        { label: m.solstakemake_list_reward() },
        { label: m.stakelist_staked(), isNumber: true },
        { label: m.stakelist_stakers(), isNumber: true },
        { label: m.solstakemake_list_time() },
      ]}
    >
      <tbody>
        {pools.map((listed) => (
          <Row key={listed.pool.address} chain={chain} listed={listed} />
        ))}
      </tbody>
    </DataTable>
  )
}
