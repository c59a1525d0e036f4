import type { ChainHealth, ChainPace } from '@slipway/api-client'
import { formatDuration, formatInteger, m } from '@slipway/messages'
import { DataTable } from '@slipway/ui/data-table'
import { StatusBadge } from '@slipway/ui/status-badge'
import { ChainLogo } from '../../core/chain-logo.tsx'
import { useOfferedChains } from '../../core/use-offered-chains.ts'
import classes from '../dashboard.module.css'

/** Minutes over which the pace is told. */
const PACE_MINUTES = 10

const blockText = (block: number | null | undefined) =>
  block === null || block === undefined ? '—' : formatInteger(block)

const paceOf = (pace: ChainPace | undefined) => {
  if (!pace) return '—'
  const acts = pace.minutes.slice(-PACE_MINUTES).reduce((sum, count) => sum + count, 0)
  return (acts / PACE_MINUTES).toFixed(1)
}

/** An index that has the last block is as old as that block, and no problem. */
const ageText = ({ indexedAt, checkedAt }: ChainHealth) =>
  indexedAt === null ? '—' : formatDuration(Math.max(0, checkedAt - indexedAt))

interface HealthTableProps {
  chains: readonly ChainHealth[]
  pace: readonly ChainPace[] | undefined
}

const problemTexts: Readonly<Record<NonNullable<ChainHealth['problem']>, () => string>> = {
  RPC_UNREACHABLE: m.dashboard_problem_rpc_unreachable,
  RPC_WRONG_CHAIN: m.dashboard_problem_rpc_wrong_chain,
  RPC_STALE: m.dashboard_problem_rpc_stale,
  INDEX_STARTING: m.dashboard_problem_index_starting,
  INDEX_BEHIND: m.dashboard_problem_index_behind,
  CHAIN_REPLACED: m.dashboard_problem_chain_replaced,
  LOGS_DIFFER: m.dashboard_problem_logs_differ,
  HISTORY_SHORT: m.dashboard_problem_history_short,
  INDEXER_DOWN: m.dashboard_problem_indexer_down,
}

/** Problems with which nobody knows where the network is now: the newest block is the last that was heard of. */
const unheard: readonly ChainHealth['problem'][] = [
  'RPC_UNREACHABLE',
  'RPC_WRONG_CHAIN',
  'RPC_STALE',
  'INDEXER_DOWN',
]

/** Blocks that the index is behind; undefined while either side is not known. */
export function blocksBehind({
  headBlock,
  indexedBlock,
  problem,
}: ChainHealth): number | undefined {
  if (headBlock === null || indexedBlock === null || unheard.includes(problem)) return undefined
  return Math.max(0, headBlock - indexedBlock)
}

/** For how long the index has not caught up; that it has is said of a network that is heard alone. */
export function lagText({ lagSeconds, problem }: ChainHealth): string {
  if (lagSeconds > 0) return formatDuration(lagSeconds)
  return unheard.includes(problem) ? '—' : m.dashboard_blocks_none()
}

/** How far each network is indexed, those with a problem first. */
export function HealthTable({ chains, pace }: HealthTableProps) {
  const known = useOfferedChains(true)
  const rows = [...chains].sort((left, right) => Number(left.healthy) - Number(right.healthy))
  const columns = [
    { label: m.dashboard_network() },
    { label: m.dashboard_state() },
    { label: m.dashboard_head(), isNumber: true },
    { label: m.dashboard_indexed(), isNumber: true },
    { label: m.dashboard_lag_blocks(), isNumber: true },
    { label: m.dashboard_lag_time(), isNumber: true },
    { label: m.dashboard_age(), isNumber: true },
    { label: m.dashboard_pace(), isNumber: true },
  ]
  const cellsOf = (health: ChainHealth) => [
    blockText(health.headBlock),
    blockText(health.indexedBlock),
    blockText(blocksBehind(health)),
    lagText(health),
    ageText(health),
    paceOf(pace?.find(({ chainId }) => chainId === health.chainId)),
  ]
  return (
    <DataTable caption={m.dashboard_health_caption()} columns={columns}>
      <tbody>
        {rows.map((health) => {
          const chain = known?.find(({ chainId }) => chainId === health.chainId)
          return (
            <tr key={health.chainId} data-chain={health.chainId}>
              <th scope="row">
                <span className={classes.network}>
                  {chain && <ChainLogo logo={chain.logo} size={20} />}
                  {chain?.name ?? health.chainId}
                </span>
              </th>
              <td data-label={columns[1]?.label}>
                <StatusBadge tone={health.healthy ? 'good' : 'bad'}>
                  {health.problem ? problemTexts[health.problem]() : m.dashboard_state_ok()}
                </StatusBadge>
              </td>
              {cellsOf(health).map((cell, index) => (
                <td
                  key={columns[index + 2]?.label}
                  data-label={columns[index + 2]?.label}
                  data-number
                >
                  {cell}
                </td>
              ))}
            </tr>
          )
        })}
      </tbody>
    </DataTable>
  )
}
