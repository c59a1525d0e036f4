import { ofTokenId } from '@slipway/database/row-ids'
import type { TokenTotalsRow } from '@slipway/database/token/indexed-terms'
import type { tokenEventsAbi } from '@slipway/deployments/events'
import type { EventArgs, EventHandler, Hex, IndexedEvent } from '../../store/event-handler.ts'
import type { IndexRows, RowKey, RowReader, RowWrite } from '../../store/index-rows.ts'
import { eventId } from '../../store/row-ids.ts'
import { lowerCase } from '../../store/stored-values.ts'
import { termsHandler, totalsRead, totalsRow } from '../terms-row.ts'
import { emitterRead } from '../token-row.ts'

interface Amount {
  /** base units of the dividend currency, or of the LP token */
  amount: bigint
}

const accountKey = (event: IndexedEvent<unknown>, account: Hex): RowKey => ({
  table: 'tokenDividendAccount',
  id: ofTokenId(event.chainId, event.address, lowerCase(account)),
})

/** What every row about one event of a token begins with. */
const ofEvent = (event: IndexedEvent<Amount>) => ({
  id: eventId(event),
  tokenId: emitterRead(event).id,
  chainId: event.chainId,
  token: event.address,
  amount: event.args.amount,
  createdAt: event.timestamp,
  blockNumber: event.blockNumber,
  txHash: event.txHash,
})

function accountRow(
  event: IndexedEvent<unknown>,
  rows: RowReader,
  account: Hex,
): IndexRows['tokenDividendAccount'] {
  const { id } = accountKey(event, account)
  return (
    rows.get('tokenDividendAccount', id) ?? {
      id,
      tokenId: emitterRead(event).id,
      chainId: event.chainId,
      token: event.address,
      account: lowerCase(account),
      paid: 0n,
      payments: 0,
      lastPaidAt: null,
      lpStaked: 0n,
      excluded: false,
    }
  )
}

const totalsWrite = (
  event: IndexedEvent<unknown>,
  rows: RowReader,
  change: (totals: TokenTotalsRow) => Partial<TokenTotalsRow>,
): RowWrite => {
  const totals = totalsRow(event, rows)
  return { table: 'tokenTotals', row: { ...totals, ...change(totals) } }
}

/** One payment: the log of payments, the account's sum and the token's. */
export function paymentWrites(
  event: IndexedEvent<Amount>,
  rows: RowReader,
  paid: { account: Hex; nftId: bigint | null },
): RowWrite[] {
  const { amount } = event.args
  const account = accountRow(event, rows, paid.account)
  const nftId = paid.nftId === null ? null : String(paid.nftId)
  return [
    {
      table: 'tokenDividendPayment',
      row: { ...ofEvent(event), account: account.account, nftId },
    },
    {
      table: 'tokenDividendAccount',
      row: {
        ...account,
        paid: account.paid + amount,
        payments: account.payments + 1,
        lastPaidAt: event.timestamp,
      },
    },
    totalsWrite(event, rows, (totals) => ({
      dividendsPaid: totals.dividendsPaid + amount,
      dividendPayments: totals.dividendPayments + 1,
      dividendAccounts: totals.dividendAccounts + Number(account.payments === 0),
      nftPaid: totals.nftPaid + (nftId === null ? 0n : amount),
    })),
  ]
}

/** Rows that a payment to an account changes. */
export const paymentReads = (event: IndexedEvent<unknown>, account: Hex): RowKey[] => [
  totalsRead(event),
  accountKey(event, account),
]

function stakeHandler(sign: 1n | -1n): EventHandler<Amount & { account: Hex }> {
  return {
    reads: (event) => [totalsRead(event), accountKey(event, event.args.account)],
    writes: (event, rows) => {
      const delta = sign * event.args.amount
      const account = accountRow(event, rows, event.args.account)
      return [
        { table: 'tokenDividendAccount', row: { ...account, lpStaked: account.lpStaked + delta } },
        totalsWrite(event, rows, (totals) => ({ lpStaked: totals.lpStaked + delta })),
      ]
    },
  }
}

const dividendsAdded: EventHandler<Amount> = {
  reads: (event) => [totalsRead(event)],
  writes: (event, rows) => [
    { table: 'tokenDividendAddition', row: ofEvent(event) },
    totalsWrite(event, rows, (totals) => ({
      dividendsAdded: totals.dividendsAdded + event.args.amount,
    })),
  ],
}

const dividendPaid: EventHandler<Amount & { account: Hex }> = {
  reads: (event) => paymentReads(event, event.args.account),
  writes: (event, rows) => paymentWrites(event, rows, { account: event.args.account, nftId: null }),
}

/** `amount` is what counts of the lock from now on; 0 ends it. */
const lockCredited: EventHandler<Amount & { locker: Hex; lockId: bigint; account: Hex }> = {
  reads: (event) => [totalsRead(event), { table: 'tokenLockCredit', id: creditId(event) }],
  writes: (event, rows) => {
    const id = creditId(event)
    const before = rows.get('tokenLockCredit', id)?.amount ?? 0n
    const { amount, locker, lockId, account } = event.args
    return [
      {
        table: 'tokenLockCredit',
        row: {
          id,
          tokenId: emitterRead(event).id,
          chainId: event.chainId,
          token: event.address,
          locker: lowerCase(locker),
          lockId: String(lockId),
          account: lowerCase(account),
          amount,
          updatedAt: event.timestamp,
        },
      },
      totalsWrite(event, rows, (totals) => ({
        lockCredited: totals.lockCredited + amount - before,
      })),
    ]
  },
}

const creditId = (event: IndexedEvent<{ locker: Hex; lockId: bigint }>) =>
  ofTokenId(event.chainId, event.address, `${lowerCase(event.args.locker)}-${event.args.lockId}`)

const dividendExcluded: EventHandler<EventArgs<typeof tokenEventsAbi, 'DividendExcluded'>> = {
  reads: (event) => [accountKey(event, event.args.account)],
  writes: (event, rows) => [
    {
      table: 'tokenDividendAccount',
      row: { ...accountRow(event, rows, event.args.account), excluded: true },
    },
  ],
}

/** Handlers of the events about dividends to holders and liquidity providers. */
export const dividends = {
  dividendsAdded,
  dividendPaid,
  dividendExcluded,
  lpStaked: stakeHandler(1n),
  lpUnstaked: stakeHandler(-1n),
  lockCredited,
  dividendThresholdSet: termsHandler<{ threshold: bigint }>(({ threshold }) => ({
    kind: 'dividendThresholdSet',
    terms: { dividendThreshold: threshold },
    facts: { details: { amount: threshold } },
  })),
  dividendIntervalSet: termsHandler<{ blocks: bigint }>(({ blocks }) => ({
    kind: 'dividendIntervalSet',
    terms: { dividendIntervalBlocks: Number(blocks) },
    facts: { details: { blocks } },
  })),
}
