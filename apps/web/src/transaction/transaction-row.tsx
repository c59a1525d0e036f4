import type { ChainDefinition } from '@slipway/chains'
import { formatTime, m } from '@slipway/messages'
import { CopyButton } from '@slipway/ui/copy-button'
import { activeChain } from '../core/active-chain.ts'
import { AppLink } from '../core/app-link.tsx'
import { ConfirmedButton } from '../core/confirmed-button.tsx'
import { explorerTransactionUrl } from '../core/explorer-url.ts'
import { mayBeHidden } from './may-be-hidden.ts'
import { StatusMark } from './status-mark.tsx'
import { transactionTitle } from './transaction-kind.ts'
import { transactionStatus } from './transaction-status.ts'
import { forgetTransaction, type TransactionRecord } from './transaction-store.ts'
import classes from './transactions.module.css'

function HashLine({ hash, chain }: { hash: string; chain: ChainDefinition }) {
  const explorer = explorerTransactionUrl(chain, hash)
  return (
    <p className={classes.links}>
      <code>{`${hash.slice(0, 10)}…${hash.slice(-6)}`}</code>
      <CopyButton value={hash} label={m.transaction_copy_hash()} />
      {chain.chainId === activeChain.chainId && (
        <AppLink to="/result/success" search={{ tx: hash }}>
          {m.transaction_result()}
        </AppLink>
      )}
      {explorer && (
        <a href={explorer.url} target="_blank" rel="noreferrer">
          {m.transaction_explorer({ name: explorer.name })}
        </a>
      )}
    </p>
  )
}

/** The way to let a transaction be that may never end. */
function Unfollow({ id, text }: { id: string; text: string }) {
  return (
    <ConfirmedButton
      variant="default"
      size="compact-xs"
      label={m.transaction_unfollow()}
      confirmLabel={m.transaction_unfollow_confirm()}
      question={m.transaction_unfollow_title()}
      text={text}
      onConfirm={() => forgetTransaction(id)}
    />
  )
}

/** What signers were asked for: the hash that they compare. */
function ProposalLine({ id, proposal }: { id: string; proposal: string }) {
  return (
    <div className={classes.links}>
      <code>{`${proposal.slice(0, 10)}…${proposal.slice(-6)}`}</code>
      <CopyButton value={proposal} label={m.transaction_copy_proposal()} />
      <Unfollow id={id} text={m.transaction_unfollow_text()} />
    </div>
  )
}

interface TransactionRowProps {
  record: TransactionRecord
  chain: ChainDefinition
}

/** One transaction in the list: what it does, where it stands, and where to look it up. */
export function TransactionRow({ record, chain }: TransactionRowProps) {
  const { state, label } = record
  const { title, note } = transactionStatus(state, chain, label.units)
  const hashes = [...new Set(state.steps.flatMap((step) => step.hash ?? []))]
  return (
    <li className={classes.row}>
      <StatusMark status={state.status} />
      <div className={classes.text}>
        <p className={classes.title}>{transactionTitle(label)}</p>
        <p className={classes.status} data-status={state.status}>
          {title}
        </p>
        {note && <p className={classes.note}>{note}</p>}
        <p className={classes.meta}>
          <time dateTime={new Date(state.createdAt).toISOString()}>
            {formatTime(Math.floor(state.createdAt / 1000))}
          </time>
          {' · '}
          {chain.name}
        </p>
        {state.status === 'proposed' && state.proposal && (
          <ProposalLine id={state.id} proposal={state.proposal.id} />
        )}
        {hashes.map((hash) => (
          <HashLine key={hash} hash={hash} chain={chain} />
        ))}
        {mayBeHidden(state) && (
          <div className={classes.links}>
            <Unfollow id={state.id} text={m.transaction_unfollow_relayed()} />
          </div>
        )}
      </div>
    </li>
  )
}
