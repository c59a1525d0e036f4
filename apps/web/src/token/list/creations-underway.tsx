import { Loader } from '@mantine/core'
import { m } from '@slipway/messages'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import {
  isSettled,
  transactionsOf,
  useTransactionStore,
} from '../../transaction/transaction-store.ts'
import { wasHandedOver } from '../../transaction/was-handed-over.ts'
import classes from './token-list.module.css'

/** Tokens of the account that are signed and on their way into the list. */
export function CreationsUnderway({ account }: { account: Address | undefined }) {
  const records = useTransactionStore((state) => state.records)
  const underway = transactionsOf(records, account).filter(
    (record) =>
      record.label.kind === 'token_create' &&
      record.state.chainId === activeChain.chainId &&
      !isSettled(record) &&
      wasHandedOver(record.state, record.state.steps[0]),
  )
  if (underway.length === 0) return null
  return (
    <ul className={classes.underway} aria-label={m.token_list_recent()}>
      {underway.map(({ state, label }) => (
        <li key={state.id}>
          <Loader size={16} aria-hidden />
          <span role="status">
            {state.status === 'proposed'
              ? `${label.subject} · ${m.transaction_status_proposed()}`
              : m.token_underway({ symbol: label.subject })}
          </span>
        </li>
      ))}
    </ul>
  )
}
