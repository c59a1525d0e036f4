import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { findNextEscrowRelease } from '@slipway/sdk/solana/jupiter-lock/escrow-release'
import { calculateEscrowHeld, sumEscrows } from '@slipway/sdk/solana/jupiter-lock/sum-escrows'
import type { HeldEscrow } from '@slipway/sdk/solana/jupiter-lock/types'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { NoticeBox } from '@slipway/ui/notice-box'
import { useQuery } from '@tanstack/react-query'
import classes from '../lock/holding.module.css'
import { HoldingSection } from '../lock/holding-section.tsx'
import { HoldingTable } from '../lock/holding-table.tsx'
import { amountOf } from '../lock/lock-texts.ts'
import { clusterExplorer } from '../network/cluster-explorer.ts'
import { readTokenEscrows } from './escrow-reads.ts'
import { escrowTimeText, isRecipientMovable, partyText, unreadText } from './escrow-texts.ts'
import type { TokenEscrows as Reading } from './types.ts'

interface PartProps {
  chain: SolanaChainDefinition
  reading: Reading
}

/** Who can replace the program, which then could release everything. */
function Upgrader({ chain, reading: { lock } }: PartProps) {
  const { upgradeAuthority } = lock
  if (upgradeAuthority === 'unknown') return m.soljuplock_upgrade_unread()
  if (upgradeAuthority === null) return m.soljuplock_by_nobody()
  const explorer = clusterExplorer(chain, 'address', upgradeAuthority)
  return <AddressText address={upgradeAuthority} explorer={explorer} />
}

function Figures({ chain, reading }: PartProps) {
  const { token, list, now, lock } = reading
  const { locked, cancelable, claimable, next } = sumEscrows(list.held, now)
  const amount = (units: bigint) => amountOf(token, units)
  const isReplaceable = lock.upgradeAuthority !== null && lock.upgradeAuthority !== 'unknown'
  return (
    <div className={classes.stack}>
      <KeyValueList>
        <KeyValue
          label={m.solana_lock_amount()}
          help={m.soljuplock_locked_help()}
          emphasis="strong"
        >
          {amount(locked)}
        </KeyValue>
        {cancelable > 0n && (
          <KeyValue label={m.soljuplock_cancelable()} help={m.soljuplock_cancelable_help()}>
            {amount(cancelable)}
          </KeyValue>
        )}
        {claimable > 0n && (
          <KeyValue label={m.soljuplock_claimable()}>{amount(claimable)}</KeyValue>
        )}
        <KeyValue label={m.soljuplock_next()} help={next && escrowTimeText(next.at)}>
          {next ? amount(next.amount) : m.soljuplock_no_next()}
        </KeyValue>
        <KeyValue
          label={m.soljuplock_upgrade()}
          help={isReplaceable ? m.soljuplock_upgrade_help() : undefined}
        >
          <Upgrader chain={chain} reading={reading} />
        </KeyValue>
      </KeyValueList>
      {list.left > 0 && <NoticeBox>{m.soljuplock_left({ count: list.left })}</NoticeBox>}
    </div>
  )
}

function Row({ chain, reading, one }: PartProps & { one: HeldEscrow }) {
  const { token, now } = reading
  const { recipient, cancelableBy, recipientChangedBy } = one.escrow
  const next = findNextEscrowRelease(one.escrow, now)
  return (
    <tr>
      <th scope="row">
        <AddressText address={recipient} explorer={clusterExplorer(chain, 'address', recipient)} />
        {isRecipientMovable(recipientChangedBy) && (
          <small className={classes.note}>{m.soljuplock_recipient_changes()}</small>
        )}
      </th>
      <td data-label={m.solana_lock_amount()} data-number>
        {cancelableBy === 'nobody'
          ? amountOf(token, calculateEscrowHeld(one, now))
          : m.soljuplock_cancelable()}
      </td>
      <td data-label={m.soljuplock_next()}>
        {next ? escrowTimeText(next.at) : m.soljuplock_no_next()}
      </td>
      <td data-label={m.soljuplock_cancel()}>{partyText(cancelableBy)}</td>
    </tr>
  )
}

function Rows({ chain, reading }: PartProps) {
  return (
    <HoldingTable
      title={m.soljuplock_list_title()}
      columns={[
        { label: m.soljuplock_recipient() },
        { label: m.solana_lock_amount(), isNumber: true },
        { label: m.soljuplock_next() },
        { label: m.soljuplock_cancel() },
      ]}
      held={reading.list.held}
      row={(one) => <Row key={one.escrow.address} chain={chain} reading={reading} one={one} />}
    />
  )
}

/** What Jupiter Lock holds of a token, as far as its accounts say; nothing on clusters without that program. */
export default function TokenEscrows({
  chain,
  mint,
}: {
  chain: SolanaChainDefinition
  mint: string
}) {
  const query = useQuery({
    queryKey: ['solana', chain.chainId, 'jupiter-lock', 'token', mint],
    queryFn: () => readTokenEscrows(chain, mint),
  })
  return (
    <HoldingSection
      title={m.soljuplock_title()}
      text={m.soljuplock_text()}
      query={query}
      failed={{
        title: m.soljuplock_read_failed(),
        text: (error) => unreadText(error, chain),
      }}
      isEmpty={({ list }) => list.held.length === 0}
      empty={m.soljuplock_empty()}
      figures={(reading) => <Figures chain={chain} reading={reading} />}
      list={(reading) => <Rows chain={chain} reading={reading} />}
    />
  )
}
