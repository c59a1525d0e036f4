import type { PresaleRow } from '@slipway/database/presale/indexed'
import { counting } from '../../stats/count-act.ts'
import type { EventHandler, Hex, IndexedEvent } from '../../store/event-handler.ts'
import type { RowKey, RowReader, RowWrite } from '../../store/index-rows.ts'
import { lowerCase } from '../../store/stored-values.ts'
import {
  actHandler,
  actionWrite,
  CANCELED,
  countCurrency,
  currencyReads,
  FINISHED,
  saleRead,
  saleRow,
  saleWrite,
} from '../sale-row.ts'

/** Seconds after the end in which only the owner finishes a sale; releasing begins then at the latest (S-50). */
const OWNER_GRACE = 86_400

interface FinalizedArgs {
  pair: Hex
  accepted: bigint
  tokensListed: bigint
  currencyListed: bigint
  liquidity: bigint
  lockId: bigint
  unlockAt: bigint
  ownerCurrency: bigint
  ownerTokens: bigint
  tokensBurned: bigint
  inviterReward: bigint
}

const listingWrite = (event: IndexedEvent<FinalizedArgs>, sale: PresaleRow): RowWrite => {
  const { pair, lockId, unlockAt, ...amounts } = event.args
  const isLocked = lockId !== 0n
  return {
    table: 'presaleListing',
    row: {
      id: sale.id,
      chainId: event.chainId,
      presale: event.address,
      ...amounts,
      pair: lowerCase(pair),
      lockId: isLocked ? String(lockId) : null,
      unlockAt: isLocked ? Number(unlockAt) : null,
      vestingStart: Math.min(event.timestamp, sale.endTime + OWNER_GRACE),
      finalizedAt: event.timestamp,
      blockNumber: event.blockNumber,
      txHash: event.txHash,
    },
  }
}

/** The sale was listed and claiming began. */
const finalized: EventHandler<FinalizedArgs> = {
  reads: (event) => [saleRead(event), { table: 'presaleListing', id: saleRead(event).id }],
  readsNext: (event, rows) => currencyReads(event, saleRow(event, rows).currency),
  writes: (event, rows) => {
    const sale = saleRow(event, rows)
    const { accepted, ownerCurrency, ownerTokens, tokensBurned } = event.args
    return [
      saleWrite(event, sale, { poolStatus: FINISHED, accepted }),
      listingWrite(event, sale),
      actionWrite(event, sale, 'finalized', {
        accepted,
        ownerCurrency,
        ownerTokens,
        tokensBurned,
      }),
      ...countCurrency(event, rows, sale.currency, { finished: 1, raised: accepted }),
    ]
  },
}

/** The sale failed: refunds only from here on. */
const canceled: EventHandler<{ reason: bigint }> = {
  reads: (event) => [saleRead(event)],
  readsNext: (event, rows) => currencyReads(event, saleRow(event, rows).currency),
  writes: (event, rows) => {
    const sale = saleRow(event, rows)
    const cancelReason = Number(event.args.reason)
    return [
      saleWrite(event, sale, { poolStatus: CANCELED, cancelReason }),
      actionWrite(event, sale, 'canceled', { reason: cancelReason }),
      ...countCurrency(event, rows, sale.currency, { canceled: 1 }),
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
  id: `${saleRead(event).id}-${asset}-${receiver}${isPlatform ? '-f' : ''}`,
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
      presaleId: saleRead(event).id,
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
  reads: (event) => [saleRead(event), payoutKey(event, ownerPayout(event.args))],
  writes: (event, rows) => {
    const sale = saleRow(event, rows)
    const { to, asset, amount } = event.args
    return [
      saleWrite(event, sale),
      payoutWrite(event, rows, ownerPayout(event.args)),
      actionWrite(event, sale, 'withdrawn', { to, asset, amount }),
    ]
  },
}

/** The platform got its half of the exit fees, in the sale's currency. */
const platformPaid: EventHandler<{ to: Hex; amount: bigint }> = {
  reads: (event) => [saleRead(event)],
  readsNext: (event, rows) => [payoutKey(event, platformPayout(event, rows))],
  writes: (event, rows) => {
    const sale = saleRow(event, rows)
    const { to, amount } = event.args
    return [
      saleWrite(event, sale),
      payoutWrite(event, rows, platformPayout(event, rows)),
      actionWrite(event, sale, 'platformPaid', { to, amount }),
    ]
  },
}

const platformPayout = (event: IndexedEvent<{ to: Hex }>, rows: RowReader): Payout => ({
  receiver: lowerCase(event.args.to),
  asset: saleRow(event, rows).currency,
  isPlatform: true,
})

/** Handlers of how a sale ends and who is paid then. */
export const outcome = {
  finalized: counting(finalized, (event, rows) => ({
    act: {
      kind: 'saleFinished',
      account: event.sender,
      asset: saleRow(event, rows).currency,
      amount: event.args.accepted,
    },
    change: { presalesFinished: 1 },
  })),
  canceled: counting(canceled, (event) => ({
    act: { kind: 'saleCanceled', account: event.sender },
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
  /** In the transaction that finishes the sale, before `Finalized`. `until` in unix seconds. */
  liquidityRetained: actHandler<{ tokens: bigint; currency: bigint; until: bigint }>(
    'liquidityRetained',
    (args) => ({ ...args }),
  ),
  tokenRefused: actHandler<{ token: Hex; received: bigint; least: bigint }>(
    'tokenRefused',
    (args) => ({ ...args }),
  ),
}
