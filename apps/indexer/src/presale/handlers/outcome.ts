import type { PresaleRow } from '@slipway/database/presale/indexed'
import type { presaleEventsAbi } from '@slipway/deployments/events'
import { poolStatuses } from '@slipway/sdk/presale/pool-statuses'
import { presaleLimits } from '@slipway/sdk/presale/presale-limits'
import { counting } from '../../stats/count-act.ts'
import type { EventArgs, EventHandler, Hex, IndexedEvent } from '../../store/event-handler.ts'
import type { RowKey, RowReader, RowWrite } from '../../store/index-rows.ts'
import { lowerCase } from '../../store/stored-values.ts'
import {
  actHandler,
  actionWrite,
  countCurrency,
  currencyReads,
  presaleRead,
  presaleRow,
  presaleWrite,
} from '../presale-row.ts'

/** Seconds after the end in which only the owner finishes a presale; releasing begins then at the latest (S-50). */
const OWNER_GRACE = Number(presaleLimits.ownerGraceSeconds)

type FinalizedArgs = EventArgs<typeof presaleEventsAbi, 'Finalized'>

const listingWrite = (event: IndexedEvent<FinalizedArgs>, presale: PresaleRow): RowWrite => {
  const { pair, lockId, unlockAt, ...amounts } = event.args
  const isLocked = lockId !== 0n
  return {
    table: 'presaleListing',
    row: {
      id: presale.id,
      chainId: event.chainId,
      presale: event.address,
      ...amounts,
      pair: lowerCase(pair),
      lockId: isLocked ? String(lockId) : null,
      unlockAt: isLocked ? Number(unlockAt) : null,
      vestingStart: Math.min(event.timestamp, presale.endTime + OWNER_GRACE),
      finalizedAt: event.timestamp,
      blockNumber: event.blockNumber,
      txHash: event.txHash,
    },
  }
}

/** The presale was listed and claiming began. */
const finalized: EventHandler<FinalizedArgs> = {
  reads: (event) => [presaleRead(event), { table: 'presaleListing', id: presaleRead(event).id }],
  readsNext: (event, rows) => currencyReads(event, presaleRow(event, rows).currency),
  writes: (event, rows) => {
    const presale = presaleRow(event, rows)
    const { accepted, ownerCurrency, ownerTokens, tokensBurned } = event.args
    return [
      presaleWrite(event, presale, { poolStatus: poolStatuses.finished, accepted }),
      listingWrite(event, presale),
      actionWrite(event, presale, 'finalized', {
        accepted,
        ownerCurrency,
        ownerTokens,
        tokensBurned,
      }),
      ...countCurrency(event, rows, presale.currency, { finished: 1, raised: accepted }),
    ]
  },
}

/** The presale failed: refunds only from here on. */
const canceled: EventHandler<EventArgs<typeof presaleEventsAbi, 'Canceled'>> = {
  reads: (event) => [presaleRead(event)],
  readsNext: (event, rows) => currencyReads(event, presaleRow(event, rows).currency),
  writes: (event, rows) => {
    const presale = presaleRow(event, rows)
    const cancelReason = Number(event.args.reason)
    return [
      presaleWrite(event, presale, { poolStatus: poolStatuses.canceled, cancelReason }),
      actionWrite(event, presale, 'canceled', { reason: cancelReason }),
      ...countCurrency(event, rows, presale.currency, { canceled: 1 }),
    ]
  },
}

interface Payout {
  receiver: Hex
  asset: Hex
  isPlatform: boolean
}

const payoutKey = (
  event: IndexedEvent<unknown>,
  { receiver, asset, isPlatform }: Payout,
): RowKey => ({
  table: 'presalePayout',
  id: `${presaleRead(event).id}-${asset}-${receiver}${isPlatform ? '-f' : ''}`,
})

function payoutWrite(
  event: IndexedEvent<{ amount: bigint }>,
  rows: RowReader,
  payout: Payout,
): RowWrite {
  const { id } = payoutKey(event, payout)
  return {
    table: 'presalePayout',
    row: {
      id,
      presaleId: presaleRead(event).id,
      chainId: event.chainId,
      presale: event.address,
      ...payout,
      amount: (rows.get('presalePayout', id)?.amount ?? 0n) + event.args.amount,
      updatedAt: event.timestamp,
    },
  }
}

type WithdrawnArgs = { to: Hex; asset: Hex; amount: bigint }

const ownerPayout = ({ to, asset }: WithdrawnArgs): Payout => ({
  receiver: lowerCase(to),
  asset: lowerCase(asset),
  isPlatform: false,
})

/** The owner got tokens or currency. */
const withdrawn: EventHandler<WithdrawnArgs> = {
  reads: (event) => [presaleRead(event), payoutKey(event, ownerPayout(event.args))],
  writes: (event, rows) => {
    const presale = presaleRow(event, rows)
    const { to, asset, amount } = event.args
    return [
      presaleWrite(event, presale),
      payoutWrite(event, rows, ownerPayout(event.args)),
      actionWrite(event, presale, 'withdrawn', { to, asset, amount }),
    ]
  },
}

/** The platform got its half of the exit fees, in the presale's currency. */
const platformPaid: EventHandler<EventArgs<typeof presaleEventsAbi, 'PlatformPaid'>> = {
  reads: (event) => [presaleRead(event)],
  readsNext: (event, rows) => [payoutKey(event, platformPayout(event, rows))],
  writes: (event, rows) => {
    const presale = presaleRow(event, rows)
    const { to, amount } = event.args
    return [
      presaleWrite(event, presale),
      payoutWrite(event, rows, platformPayout(event, rows)),
      actionWrite(event, presale, 'platformPaid', { to, amount }),
    ]
  },
}

const platformPayout = (event: IndexedEvent<{ to: Hex }>, rows: RowReader): Payout => ({
  receiver: lowerCase(event.args.to),
  asset: presaleRow(event, rows).currency,
  isPlatform: true,
})

/** Handlers of how a presale ends and who is paid then. */
export const outcome = {
  finalized: counting(finalized, (event, rows) => ({
    act: {
      kind: 'presaleFinished',
      account: event.sender,
      asset: presaleRow(event, rows).currency,
      amount: event.args.accepted,
    },
    change: { presalesFinished: 1 },
  })),
  canceled: counting(canceled, (event) => ({
    act: { kind: 'presaleCanceled', account: event.sender },
    change: { presalesCanceled: 1 },
  })),
  withdrawn,
  platformPaid,
  poolRepaired: actHandler<{
    pair: Hex
    tokenIn: bigint
    quoteIn: bigint
    tokenOut: bigint
    quoteOut: bigint
  }>('poolRepaired', (args) => ({ ...args })),
  /** In the transaction that finishes the presale, before `Finalized`. `until` in unix seconds. */
  liquidityRetained: actHandler<{ tokens: bigint; currency: bigint; until: bigint }>(
    'liquidityRetained',
    (args) => ({ ...args }),
  ),
  tokenRefused: actHandler<{ token: Hex; received: bigint; least: bigint }>(
    'tokenRefused',
    (args) => ({ ...args }),
  ),
}
