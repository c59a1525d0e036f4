import type { SolanaChainDefinition } from '@slipway/chains'
import { formatAmount, formatBps, formatTime, m } from '@slipway/messages'
import { shareBps } from '@slipway/sdk/shared/share-bps'
import { calculateLeft } from '@slipway/sdk/solana/presale/solana-presale-status'
import { DataTable } from '@slipway/ui/data-table'
import { ProgressBar } from '@slipway/ui/progress-bar'
import { TableSubject } from '@slipway/ui/table-subject'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import { AppLink } from '../../../core/app-link.tsx'
import { amountOf, symbolOf } from '../../lock/lock-texts.ts'
import { ClusterTimeLeft } from '../../network/cluster-time-left.tsx'
import { PresaleStatusBadge } from '../presale-status-badge.tsx'
import type { ListedPresale } from '../types.ts'
import classes from './list.module.css'

const wholeBps = 10_000
const lamportsASol = 1_000_000_000n
const solOf = (lamports: bigint) =>
  formatAmount(lamports, 9, { symbol: 'SOL', maximumFractionDigits: 4 })

/** How much came in of what is sold, with the soft cap as the mark that has to be reached. */
function Progress({ listed: { presale, status } }: { listed: ListedPresale }) {
  const { total, softCap, hardCap } = presale
  const isCanceled = status.label === 'canceled'
  const raised = solOf(isCanceled ? calculateLeft(presale) : total)
  const part = shareBps(total, hardCap)
  return (
    <div className={classes.progress}>
      <ProgressBar
        label={
          isCanceled
            ? m.presale_list_left_label({ amount: raised })
            : m.presale_list_progress_label({ raised, cap: solOf(hardCap) })
        }
        value={part / wholeBps}
        marks={[shareBps(softCap, hardCap) / wholeBps]}
      >
        {isCanceled ? (
          m.presale_list_left_label({ amount: raised })
        ) : (
          <span className={classes.scale}>
            <span>
              {raised} {m.presale_list_of_cap({ cap: solOf(hardCap) })}
            </span>
            <span>{formatBps(part)}</span>
          </span>
        )}
      </ProgressBar>
    </div>
  )
}

/** The moment that a presale waits for, ticking; for one that is over, when it was. */
function Next({ listed: { presale, status, now } }: { listed: ListedPresale }) {
  const { startAt, endAt } = presale
  if (status.label === 'coming' || status.label === 'running') {
    const isComing = status.label === 'coming'
    return (
      <span className={classes.next}>
        <span>{isComing ? m.presale_list_starts_in() : m.presale_list_ends_in()}</span>
        <ClusterTimeLeft until={isComing ? startAt : endAt} now={now} />
      </span>
    )
  }
  // One that was full may have been finished before its end, and one that is canceled at any time.
  if (endAt > now) return <span>—</span>
  return (
    <span className={classes.next}>
      <span>{m.presale_list_ended()}</span>
      <span>{formatTime(endAt)}</span>
    </span>
  )
}

function Row({ chain, listed }: { chain: SolanaChainDefinition; listed: ListedPresale }) {
  const { presale, token, status } = listed
  const { address, mint, tokens, hardCap, kind } = presale
  const symbol = symbolOf(token ?? { symbol: '', mint })
  return (
    <tr>
      <th scope="row">
        <TableSubject mark={<TokenAvatar symbol={symbol} seed={mint} />}>
          <AppLink to={`/solana/presale/${address}`} search={{ network: chain.shortname }}>
            {token?.name || symbol}
          </AppLink>
          <small>
            {kind === 'fair' ? m.presale_kind_short_fair() : m.presale_kind_short_normal()}
          </small>
        </TableSubject>
      </th>
      <td data-label={m.presale_list_column_status()}>
        <PresaleStatusBadge status={status} />
      </td>
      <td data-label={m.presale_list_column_progress()}>
        <Progress listed={listed} />
      </td>
      <td data-label={m.presale_list_column_price()} data-number>
        {token
          ? m.presale_list_price_value({
              currency: 'SOL',
              tokens: amountOf(token, (tokens * lamportsASol) / hardCap),
            })
          : m.solana_lock_amount_unread()}
      </td>
      <td data-label={m.presale_list_column_time()}>
        <Next listed={listed} />
      </td>
    </tr>
  )
}

interface PresaleTableProps {
  chain: SolanaChainDefinition
  presales: readonly ListedPresale[]
}

/** Presales with their state, progress, price and next moment. */
export function PresaleTable({ chain, presales }: PresaleTableProps) {
  return (
    <DataTable
      caption={m.shell_route_solana_presale_list()}
      columns={[
        { label: m.presale_list_column_presale() },
        { label: m.presale_list_column_status() },
        { label: m.presale_list_column_progress() },
        { label: m.presale_list_column_price(), isNumber: true },
        { label: m.presale_list_column_time() },
      ]}
    >
      <tbody>
        {presales.map((listed) => (
          <Row key={listed.presale.address} chain={chain} listed={listed} />
        ))}
      </tbody>
    </DataTable>
  )
}
