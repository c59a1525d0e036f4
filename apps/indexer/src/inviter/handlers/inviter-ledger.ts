import type { InviterLedgerRow, InviterRewardRow } from '@slipway/database/inviter/indexed'
import { ofPresaleId, presaleId } from '@slipway/database/row-ids'
import type { EventHandler, Hex, IndexedEvent } from '../../store/event-handler.ts'
import type { RowKey, RowReader, RowWrite } from '../../store/index-rows.ts'
import { lowerCase } from '../../store/stored-values.ts'

interface OfPresale {
  presale: Hex
}
interface OfInviter extends OfPresale {
  inviter: Hex
}

const OPEN = 1
const CLAIMABLE = 2
const VOID = 3
const ONE = 10n ** 18n

const idOf = (event: IndexedEvent<OfPresale>) =>
  presaleId(event.chainId, lowerCase(event.args.presale))

const ledgerKey = (event: IndexedEvent<OfPresale>): RowKey => ({
  table: 'inviterLedger',
  id: idOf(event),
})

const presaleKey = (event: IndexedEvent<OfPresale>): RowKey => ({
  table: 'presale',
  id: idOf(event),
})

const rewardKey = (event: IndexedEvent<OfInviter>): RowKey => ({
  table: 'inviterReward',
  id: ofPresaleId(event.chainId, lowerCase(event.args.presale), lowerCase(event.args.inviter)),
})

function rewardRow(event: IndexedEvent<OfInviter>, rows: RowReader) {
  const { id } = rewardKey(event)
  const found = rows.get('inviterReward', id)
  const row: InviterRewardRow = found ?? {
    id,
    presaleId: idOf(event),
    chainId: event.chainId,
    presale: lowerCase(event.args.presale),
    inviter: lowerCase(event.args.inviter),
    weight: 0n,
    paid: 0n,
    paidAt: null,
    invitees: 0,
    inviteeContribution: 0n,
  }
  return { isNew: found === undefined, row }
}

/** Anybody can open a ledger for themselves: what belongs to no presale of ours is left out. */
function ofKnownPresale<Args extends OfPresale>(
  reads: (event: IndexedEvent<Args>) => RowKey[],
  writes: (event: IndexedEvent<Args>, rows: RowReader, ledger: InviterLedgerRow) => RowWrite[],
): EventHandler<Args> {
  return {
    reads: (event) => [ledgerKey(event), ...reads(event)],
    writes: (event, rows) => {
      const ledger = rows.get('inviterLedger', idOf(event))
      return ledger ? writes(event, rows, ledger) : []
    },
  }
}

const opened: EventHandler<OfPresale & { currency: Hex; rates: readonly bigint[] }> = {
  reads: (event) => [presaleKey(event), ledgerKey(event)],
  writes: (event, rows) => {
    if (!rows.get('presale', idOf(event))) return []
    const { presale, currency, rates } = event.args
    return [
      {
        table: 'inviterLedger',
        row: {
          id: idOf(event),
          chainId: event.chainId,
          presale: lowerCase(presale),
          inviterContract: event.address,
          currency: lowerCase(currency),
          rates: rates.join(','),
          status: OPEN,
          total: 0n,
          distributed: 0n,
          acceptedShare: 0n,
          totalWeight: 0n,
          inviters: 0,
          invitees: 0,
          openedAt: event.timestamp,
        },
      },
    ]
  },
}

/** A wallet's first contribution named its inviter, which it keeps. */
const bound = ofKnownPresale<OfInviter & { account: Hex }>(
  (event) => [rewardKey(event)],
  (event, rows, ledger) => {
    const { isNew, row } = rewardRow(event, rows)
    return [
      {
        table: 'inviterLedger',
        row: {
          ...ledger,
          inviters: ledger.inviters + Number(isNew || row.invitees === 0),
          invitees: ledger.invitees + 1,
        },
      },
      { table: 'inviterReward', row: { ...row, invitees: row.invitees + 1 } },
    ]
  },
)

const weightSet = ofKnownPresale<OfInviter & { weight: bigint }>(
  (event) => [rewardKey(event)],
  (event, rows, ledger) => {
    const { row } = rewardRow(event, rows)
    const { weight } = event.args
    return [
      {
        table: 'inviterLedger',
        row: { ...ledger, totalWeight: ledger.totalWeight + weight - row.weight },
      },
      { table: 'inviterReward', row: { ...row, weight } },
    ]
  },
)

/** The presale paid the rewards in: from here on they can be claimed. */
const settled = ofKnownPresale<OfPresale & { total: bigint }>(
  (event) => [presaleKey(event)],
  (event, rows, ledger) => {
    const presale = rows.get('presale', idOf(event))
    const acceptedShare =
      presale && presale.total > 0n ? (presale.accepted * ONE) / presale.total : 0n
    return [
      {
        table: 'inviterLedger',
        row: { ...ledger, status: CLAIMABLE, total: event.args.total, acceptedShare },
      },
    ]
  },
)

const voided = ofKnownPresale<OfPresale>(
  () => [],
  (_event, _rows, ledger) => [{ table: 'inviterLedger', row: { ...ledger, status: VOID } }],
)

const rewardPaid = ofKnownPresale<OfInviter & { amount: bigint }>(
  (event) => [rewardKey(event)],
  (event, rows, ledger) => {
    const { row } = rewardRow(event, rows)
    const { amount } = event.args
    return [
      {
        table: 'inviterLedger',
        row: { ...ledger, distributed: ledger.distributed + amount },
      },
      {
        table: 'inviterReward',
        row: { ...row, paid: row.paid + amount, paidAt: event.timestamp },
      },
    ]
  },
)

/** Handlers of the events of `Inviter`. */
export const inviterLedger = { opened, bound, weightSet, settled, voided, rewardPaid }
