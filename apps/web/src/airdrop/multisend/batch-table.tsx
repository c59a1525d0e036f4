import { Button } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import type { MultisendPlan, PlannedBatch } from '@slipway/sdk/airdrop/multisend/plan-multisend'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { DataTable } from '@slipway/ui/data-table'
import { Panel } from '@slipway/ui/panel'
import { StatusBadge } from '@slipway/ui/status-badge'
import { useState } from 'react'
import type { Hash } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { explorerTransactionUrl } from '../../core/explorer-url.ts'
import classes from './multisend.module.css'
import { type SendUnit, sendAmount } from './send-unit.ts'

interface BatchTableProps {
  plan: MultisendPlan
  unit: SendUnit
  sent: ReadonlySet<number>
  /** One whose turn it is. */
  current: number | null
  /** One that was handed over and is in no block yet. */
  underway: number | undefined
  hashes: ReadonlyMap<number, Hash>
}

/** Rows that are shown at first, and more with each wish. */
const SHOWN = 25

function StateOf({
  batch,
  plan,
  sent,
  current,
  underway,
}: BatchTableProps & { batch: PlannedBatch }) {
  const { number, recipients } = batch
  if (sent.has(number)) return <StatusBadge tone="good">{m.multisend_state_sent()}</StatusBadge>
  if (recipients === 0) return <StatusBadge>{m.multisend_state_skipped()}</StatusBadge>
  if (number === underway)
    return <StatusBadge tone="info">{m.multisend_state_sending()}</StatusBadge>
  if (number === current)
    return <StatusBadge tone="info">{m.transaction_status_signing()}</StatusBadge>
  if (plan.failures.some((failure) => failure.batch === number))
    return <StatusBadge tone="bad">{m.multisend_state_failed()}</StatusBadge>
  return <StatusBadge>{m.multisend_state_waiting()}</StatusBadge>
}

function TransactionOf({ hash }: { hash: Hash | undefined }) {
  if (!hash) return '–'
  const url = explorerTransactionUrl(activeChain, hash)?.url
  const short = shortenAddress(hash)
  return url ? (
    <a href={url} target="_blank" rel="noreferrer">
      {short}
    </a>
  ) : (
    <span className={classes.mono}>{short}</span>
  )
}

const columns = () => [
  { label: m.multisend_table_batch() },
  { label: m.multisend_table_lines() },
  { label: m.multisend_table_recipients(), isNumber: true },
  { label: m.multisend_table_amount(), isNumber: true },
  { label: m.multisend_table_state() },
  { label: m.multisend_table_transaction() },
]

/** Each batch with its lines and where it stands. */
export function BatchTable(props: BatchTableProps) {
  const { plan, unit, hashes } = props
  const { batches, list } = plan
  const [shown, setShown] = useState(SHOWN)
  const lineAt = (row: number) => formatInteger(list.lines[row] ?? row + 1)
  return (
    <Panel title={m.multisend_table()} padding="flush">
      <DataTable caption={m.multisend_table()} columns={columns()}>
        <tbody>
          {batches.slice(0, shown).map((batch) => (
            <tr key={batch.number}>
              <td data-label={m.multisend_table_batch()}>{formatInteger(batch.number + 1)}</td>
              <td data-label={m.multisend_table_lines()}>
                {`${lineAt(batch.from)}–${lineAt(batch.from + batch.count - 1)}`}
              </td>
              <td data-label={m.multisend_table_recipients()} data-number>
                {formatInteger(batch.recipients)}
              </td>
              <td data-label={m.multisend_table_amount()} data-number>
                {sendAmount(unit, batch.sum)}
              </td>
              <td data-label={m.multisend_table_state()}>
                <StateOf {...props} batch={batch} />
              </td>
              <td data-label={m.multisend_table_transaction()}>
                <TransactionOf hash={hashes.get(batch.number)} />
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
      {shown < batches.length && (
        <Button variant="subtle" onClick={() => setShown(shown + SHOWN)}>
          {m.multisend_table_more({ count: formatInteger(batches.length - shown) })}
        </Button>
      )}
    </Panel>
  )
}
