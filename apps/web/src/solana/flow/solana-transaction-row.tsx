import { formatTime, m } from '@slipway/messages'
import { CopyButton } from '@slipway/ui/copy-button'
import { StatusMark } from '../../transaction/status-mark.tsx'
import classes from '../../transaction/transactions.module.css'
import { clusterExplorer } from '../network/cluster-explorer.ts'
import { findCluster } from '../network/find-cluster.ts'
import type { SolanaRecord } from './record-store.ts'
import { solanaTitle } from './solana-kind.ts'
import { transactionFailureText } from './transaction-failure-text.ts'

/** In the states that transactions of other networks are marked with. */
const marks = { pending: 'pending', confirmed: 'indexed', failed: 'failed' } as const

function statusText({ status, failure }: SolanaRecord): string {
  if (status === 'pending') return m.transaction_status_pending()
  if (status === 'confirmed') return m.transaction_status_indexed()
  if (failure?.kind === 'expired') return m.transaction_status_dropped()
  // What lacked money, or was not even taken, no program has judged.
  return failure?.kind === 'refused' ? m.solana_status_failed() : m.solana_status_not_done()
}

/** One transaction in the list: what it does, where it stands, and where to look it up. */
export function SolanaTransactionRow({ record }: { record: SolanaRecord }) {
  const { signature, failure } = record
  const chain = findCluster(record.chainId)
  const explorer = chain && clusterExplorer(chain, 'tx', signature)
  const mark = failure?.kind === 'expired' ? 'dropped' : marks[record.status]
  return (
    <li className={classes.row}>
      <StatusMark status={mark} />
      <div className={classes.text}>
        <p className={classes.title}>{solanaTitle(record.kind, record.subject)}</p>
        <p className={classes.status} data-status={mark}>
          {statusText(record)}
        </p>
        {failure && chain && (
          <p className={classes.note}>{transactionFailureText(failure, chain, record.kind).text}</p>
        )}
        <p className={classes.meta}>
          <time dateTime={new Date(record.createdAt).toISOString()}>
            {formatTime(Math.floor(record.createdAt / 1000))}
          </time>
          {' · '}
          {chain?.name ?? m.transaction_unknown_chain({ chainId: record.chainId })}
        </p>
        <p className={classes.links}>
          <code>{`${signature.slice(0, 10)}…${signature.slice(-6)}`}</code>
          <CopyButton value={signature} label={m.transaction_copy_hash()} />
          {explorer && (
            <a href={explorer.url} target="_blank" rel="noreferrer">
              {m.transaction_explorer({ name: explorer.name })}
            </a>
          )}
        </p>
      </div>
    </li>
  )
}
