import type { airdropEventsAbi } from '@slipway/deployments/events'
import { type Counted, counting } from '../../stats/count-act.ts'
import type { EventArgs, EventHandler, Hex, IndexedEvent } from '../../store/event-handler.ts'
import type { RowReader } from '../../store/index-rows.ts'
import { lowerCase } from '../../store/stored-values.ts'
import {
  accountRead,
  actWrite,
  airdropRead,
  airdropRow,
  airdropWrite,
  ofAirdropId,
  paidAccount,
} from '../airdrop-row.ts'
import { keysOf } from '../read-terms.ts'

/** Old tokens were brought, and new ones paid for them at once. */
const mapped: EventHandler<EventArgs<typeof airdropEventsAbi, 'Mapped'>> = {
  reads: (event) => [airdropRead(event), accountRead(event, event.args.account)],
  writes: (event, rows) => {
    const { account, received, amountOut } = event.args
    const row = airdropRow(event, rows)
    const paid = paidAccount(event, rows, account, { received, paid: amountOut })
    return [
      { table: 'airdropAccount', row: paid.row },
      airdropWrite(event, row, {
        received: row.received + received,
        paid: row.paid + amountOut,
        accounts: row.accounts + Number(paid.isFirst),
        payments: row.payments + 1,
      }),
      actWrite(event, row, 'mapped', {
        account: lowerCase(account),
        token: row.token,
        amount: amountOut,
        received,
      }),
    ]
  },
}

type ClaimedArgs = EventArgs<typeof airdropEventsAbi, 'Claimed'>

/** An entry of the list was paid, whole or a part of it. */
const claimed: EventHandler<ClaimedArgs> = {
  reads: (event) => [
    airdropRead(event),
    accountRead(event, event.args.account),
    { table: 'airdropClaim', id: ofAirdropId(event, String(event.args.index)) },
  ],
  writes: (event, rows) => {
    const { index, account, amount, claimed: soFar } = event.args
    const row = airdropRow(event, rows)
    const id = ofAirdropId(event, String(index))
    const before = rows.get('airdropClaim', id)
    const paid = paidAccount(event, rows, account, { received: 0n, paid: amount })
    return [
      { table: 'airdropAccount', row: paid.row },
      {
        table: 'airdropClaim',
        row: {
          id,
          airdropId: row.id,
          chainId: event.chainId,
          airdrop: event.address,
          position: index,
          account: lowerCase(account),
          claimed: soFar,
          payments: (before?.payments ?? 0) + 1,
          firstAt: before?.firstAt ?? event.timestamp,
          updatedAt: event.timestamp,
        },
      },
      airdropWrite(event, row, {
        paid: row.paid + amount,
        accounts: row.accounts + Number(paid.isFirst),
        entries: row.entries + Number(before === undefined),
        payments: row.payments + 1,
      }),
      actWrite(event, row, 'claimed', {
        account: lowerCase(account),
        token: row.token,
        amount,
        position: index,
      }),
    ]
  },
}

/** Somebody added tokens. */
const recharged: EventHandler<EventArgs<typeof airdropEventsAbi, 'Recharged'>> = {
  reads: (event) => [airdropRead(event)],
  writes: (event, rows) => {
    const { from, amount } = event.args
    const row = airdropRow(event, rows)
    return [
      airdropWrite(event, row, { deposited: row.deposited + amount }),
      actWrite(event, row, 'recharged', { account: lowerCase(from), token: row.token, amount }),
    ]
  },
}

/** The owner named what the project says. The factory says the first one in the transaction that makes the airdrop. */
const ipfsKeySet: EventHandler<EventArgs<typeof airdropEventsAbi, 'IpfsKeySet'>> = {
  reads: (event) => [airdropRead(event)],
  writes: (event, rows) => {
    const row = airdropRow(event, rows)
    const keys = keysOf(event.args.ipfsKey)
    const isFirst = event.txHash === row.txHash && keys.ipfsKey === row.ipfsKey
    return [
      airdropWrite(event, row, keys),
      ...(isFirst ? [] : [actWrite(event, row, 'infoUpdated')]),
    ]
  },
}

/** The owner took tokens out. */
const withdrawn: EventHandler<EventArgs<typeof airdropEventsAbi, 'Withdrawn'>> = {
  reads: (event) => [airdropRead(event)],
  writes: (event, rows) => {
    const { to, amount } = event.args
    const token = lowerCase(event.args.token)
    const row = airdropRow(event, rows)
    const change =
      token === row.token
        ? { withdrawn: row.withdrawn + amount }
        : { originWithdrawn: row.originWithdrawn + amount }
    return [
      airdropWrite(event, row, change),
      actWrite(event, row, 'withdrawn', { account: lowerCase(to), token, amount }),
    ]
  },
}

const paidAct = (
  event: IndexedEvent<{ account: Hex }>,
  rows: RowReader,
  amount: bigint,
): Counted => ({
  act: {
    kind: 'airdropClaimed',
    account: lowerCase(event.args.account),
    asset: airdropRow(event, rows).token,
    amount,
  },
  change: { claims: 1 },
})

/** Handlers of what happens to an airdrop after its creation. */
export const airdropActs = {
  mapped: counting(mapped, (event, rows) => paidAct(event, rows, event.args.amountOut)),
  claimed: counting(claimed, (event, rows) => paidAct(event, rows, event.args.amount)),
  recharged,
  ipfsKeySet,
  withdrawn,
}
