import type { PresaleRow } from '@slipway/database/presale/indexed'
import type { PresaleContributionRow } from '@slipway/database/presale/indexed-accounts'
import type { presaleEventsAbi } from '@slipway/deployments/events'
import { poolStatuses } from '@slipway/sdk/presale/pool-statuses'
import { counting } from '../../stats/count-act.ts'
import type { EventArgs, EventHandler, Hex, IndexedEvent } from '../../store/event-handler.ts'
import type { RowReader, RowWrite } from '../../store/index-rows.ts'
import { eventId } from '../../store/row-ids.ts'
import { lowerCase, someAddress } from '../../store/stored-values.ts'
import { accountRow, knownAccountRow, moveInvited, rewardReads } from '../account-row.ts'
import { countDay, dayRead } from '../day-row.ts'
import {
  countCurrency,
  currencyReads,
  ofAccount,
  presaleRead,
  presaleRow,
  presaleWrite,
  totalChange,
} from '../presale-row.ts'
import { slotAfter, slotRow, UNUSED, USED } from '../slot-row.ts'

type ContributedArgs = EventArgs<typeof presaleEventsAbi, 'Contributed'>

type RefundedArgs = EventArgs<typeof presaleEventsAbi, 'Refunded'>

/** One line in the list of contributions and refunds. */
const lineWrite = (
  event: IndexedEvent<{ account: Hex; amount: bigint; total: bigint }>,
  presale: PresaleRow,
  facts: Pick<PresaleContributionRow, 'isRefund' | 'feeKept' | 'inviter'>,
): RowWrite => ({
  table: 'presaleContribution',
  row: {
    id: eventId(event),
    presaleId: presale.id,
    chainId: event.chainId,
    presale: event.address,
    account: lowerCase(event.args.account),
    ...facts,
    amount: event.args.amount,
    total: event.args.total,
    createdAt: event.timestamp,
    blockNumber: event.blockNumber,
    txHash: event.txHash,
  },
})

/** Taking part uses up an unused slot. */
function spendSlot(event: IndexedEvent<ContributedArgs>, rows: RowReader): RowWrite[] {
  const slot = slotRow(event, rows, event.args.account)
  if (slot.status !== UNUSED) return []
  return [{ table: 'presaleSlot', row: slotAfter(event, slot, { status: USED }) }]
}

/**
 * A wallet put in currency: its row, the presale's totals, the day, the slot, the inviter, the statistics. A first
 * contribution binds its inviter by an event of the same transaction that comes before this one.
 */
const contributed: EventHandler<ContributedArgs> = {
  reads: (event) => [
    presaleRead(event),
    ofAccount(event, 'presaleAccount', event.args.account),
    ofAccount(event, 'presaleSlot', event.args.account),
    dayRead(event),
    ...rewardReads(event, someAddress(event.args.inviter)),
  ],
  readsNext: (event, rows) => currencyReads(event, presaleRow(event, rows).currency),
  writes: (event, rows) => {
    const { account, amount, total } = event.args
    const presale = presaleRow(event, rows)
    const inviter = someAddress(event.args.inviter)
    const before = accountRow(event, rows, account)
    const isNew = before.contributed === 0n
    const after = {
      ...presale,
      ...totalChange(presale, total, event),
      userCount: presale.userCount + Number(isNew),
      contributionCount: presale.contributionCount + 1,
    }
    return [
      presaleWrite(event, after),
      {
        table: 'presaleAccount',
        row: {
          ...before,
          contributed: before.contributed + amount,
          everContributed: before.everContributed + amount,
          contributions: before.contributions + 1,
          inviter: inviter ?? before.inviter,
          updatedAt: event.timestamp,
        },
      },
      lineWrite(event, presale, { isRefund: false, feeKept: 0n, inviter }),
      countDay(event, rows, after, { contributed: amount, contributions: 1 }),
      ...spendSlot(event, rows),
      ...moveInvited(event, rows, inviter, amount),
      ...countCurrency(event, rows, presale.currency, { contributed: amount }),
    ]
  },
}

/** A wallet took its whole contribution back, less the fee of a forced refund. */
const refunded: EventHandler<RefundedArgs> = {
  reads: (event) => [
    presaleRead(event),
    ofAccount(event, 'presaleAccount', event.args.account),
    dayRead(event),
  ],
  readsNext: (event, rows) => [
    ...currencyReads(event, presaleRow(event, rows).currency),
    ...rewardReads(event, knownAccountRow(event, rows, event.args.account).inviter),
  ],
  writes: (event, rows) => {
    const { account, amount, feeKept, total } = event.args
    const presale = presaleRow(event, rows)
    const before = knownAccountRow(event, rows, account)
    const after = {
      ...presale,
      ...totalChange(presale, total, event),
      userCount: presale.userCount - 1,
    }
    // Once a presale has failed its rewards are void: the ledger is left as it stood.
    const inviter = presale.poolStatus === poolStatuses.open ? before.inviter : null
    return [
      presaleWrite(event, after, {
        refunded: presale.refunded + amount,
        exitFeesKept: presale.exitFeesKept + feeKept,
      }),
      {
        table: 'presaleAccount',
        row: {
          ...before,
          contributed: 0n,
          refunded: before.refunded + amount,
          exitFee: before.exitFee + feeKept,
          updatedAt: event.timestamp,
        },
      },
      lineWrite(event, presale, { isRefund: true, feeKept, inviter: before.inviter }),
      countDay(event, rows, after, { refunded: amount + feeKept, refunds: 1 }),
      ...moveInvited(event, rows, inviter, -before.contributed),
      ...countCurrency(event, rows, presale.currency, { refunded: amount }),
    ]
  },
}

/** The fee of a forced refund went back after the presale failed. */
const exitFeeReturned: EventHandler<EventArgs<typeof presaleEventsAbi, 'ExitFeeReturned'>> = {
  reads: (event) => [presaleRead(event), ofAccount(event, 'presaleAccount', event.args.account)],
  writes: (event, rows) => {
    const { account, amount } = event.args
    const presale = presaleRow(event, rows)
    const row = knownAccountRow(event, rows, account)
    return [
      presaleWrite(event, presale, { exitFeesReturned: presale.exitFeesReturned + amount }),
      {
        table: 'presaleAccount',
        row: {
          ...row,
          exitFee: 0n,
          refunded: row.refunded + amount,
          updatedAt: event.timestamp,
        },
      },
    ]
  },
}

/** Released tokens went to a wallet, with the first claim of a fair presale the excess. */
const claimed: EventHandler<EventArgs<typeof presaleEventsAbi, 'Claimed'>> = {
  reads: (event) => [
    presaleRead(event),
    ofAccount(event, 'presaleAccount', event.args.account),
    dayRead(event),
  ],
  writes: (event, rows) => {
    const { account, tokens, excess } = event.args
    const presale = presaleRow(event, rows)
    const row = knownAccountRow(event, rows, account)
    return [
      presaleWrite(event, presale, {
        claimCount: presale.claimCount + Number(row.claims === 0),
        tokensClaimed: presale.tokensClaimed + tokens,
        excessReturned: presale.excessReturned + excess,
      }),
      {
        table: 'presaleAccount',
        row: {
          ...row,
          claimed: row.claimed + tokens,
          claims: row.claims + 1,
          excess: row.excess + excess,
          updatedAt: event.timestamp,
        },
      },
      countDay(event, rows, presale, { claimedTokens: tokens }),
    ]
  },
}

/** Handlers of what participants do. */
export const contributions = {
  contributed: counting(contributed, (event, rows) => ({
    act: {
      kind: 'contributed',
      account: lowerCase(event.args.account),
      asset: presaleRow(event, rows).currency,
      amount: event.args.amount,
    },
    change: { contributions: 1 },
  })),
  refunded: counting(refunded, (event, rows) => ({
    act: {
      kind: 'refunded',
      account: lowerCase(event.args.account),
      asset: presaleRow(event, rows).currency,
      amount: event.args.amount,
    },
  })),
  exitFeeReturned,
  claimed: counting(claimed, (event, rows) => ({
    act: {
      kind: 'claimed',
      account: lowerCase(event.args.account),
      asset: presaleRow(event, rows).claimToken,
      amount: event.args.tokens,
    },
    change: { claims: 1 },
  })),
}
