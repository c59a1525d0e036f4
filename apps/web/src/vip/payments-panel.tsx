import { Button } from '@mantine/core'
import type { VipEventList } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { DataTable } from '@slipway/ui/data-table'
import { Panel } from '@slipway/ui/panel'
import { TimeText } from '@slipway/ui/time-text'
import { type Address, isAddressEqual } from 'viem'
import { activeChain } from '../core/active-chain.ts'
import { explorerTransactionUrl } from '../core/explorer-url.ts'
import { Notice } from '../core/notice.tsx'
import { nativeAmount } from '../creation-fee/native-amount.ts'
import { usePayments } from './use-vip-index.ts'
import classes from './vip.module.css'
import { daysText } from './vip-view.ts'

type Payment = VipEventList['items'][number]

/** What a payment was, to one of the two that it names. */
function wordsOf({ account: user, payer, days }: Payment, account: Address): string {
  const time = daysText(days ?? 0)
  if (!user || !payer || isAddressEqual(user as Address, payer as Address))
    return m.vip_payment_own({ days: time })
  return isAddressEqual(payer as Address, account)
    ? m.vip_payment_given({ days: time, user: shortenAddress(user as Address) })
    : m.vip_payment_received({ days: time, payer: shortenAddress(payer as Address) })
}

function PaymentRow({ payment, account }: { payment: Payment; account: Address }) {
  const { amountWei, expiresAt, createdAt, txHash } = payment
  const explorer = explorerTransactionUrl(activeChain, txHash)
  return (
    <tr>
      <th scope="row">{wordsOf(payment, account)}</th>
      <td data-label={m.vip_payment_price()} data-number>
        {nativeAmount(BigInt(amountWei ?? 0))}
      </td>
      <td data-label={m.vip_until()}>
        <TimeText at={expiresAt ?? 0} utc="tooltip" />
      </td>
      <td data-label={m.vip_payment_when()}>
        <TimeText at={createdAt} utc="tooltip" />
      </td>
      <td data-actions>
        {explorer ? (
          <a href={explorer.url} target="_blank" rel="noreferrer">
            {m.vip_payment_transaction()}
          </a>
        ) : (
          <span className={classes.hash}>{shortenAddress(txHash as Address)}</span>
        )}
      </td>
    </tr>
  )
}

/** What a wallet paid, gave and was given here, newest first; nothing where it never was any of it. */
export function PaymentsPanel({ account }: { account: Address }) {
  const { payments, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } =
    usePayments(account)
  if (payments.length === 0) {
    if (!isError) return null
    return (
      <Notice tone="warn" onRetry={() => void refetch()}>
        {m.vip_payments_failed()}
      </Notice>
    )
  }
  return (
    <Panel title={m.vip_payments()} description={m.vip_payments_text()} padding="flush">
      <DataTable
        caption={m.vip_payments()}
        columns={[
          { label: m.vip_payment_what() },
          { label: m.vip_payment_price(), isNumber: true },
          { label: m.vip_until() },
          { label: m.vip_payment_when() },
          { label: m.vip_payment_transaction(), isHidden: true },
        ]}
      >
        <tbody>
          {payments.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} account={account} />
          ))}
        </tbody>
      </DataTable>
      {hasNextPage && (
        <div className={classes.more}>
          <Button
            variant="default"
            size="xs"
            loading={isFetchingNextPage}
            onClick={() => void fetchNextPage()}
          >
            {m.vip_payments_more()}
          </Button>
        </div>
      )}
    </Panel>
  )
}
