import { accountId, balanceId, tokenId } from '@slipway/database/row-ids'
import type { tokenEventsAbi } from '@slipway/deployments/events'
import { countPlatform, platformReads } from '../../stats/platform-rows.ts'
import {
  type EventArgs,
  type EventHandler,
  type Hex,
  ImpossibleEventError,
  type IndexedEvent,
} from '../../store/event-handler.ts'
import type { RowKey, RowReader, RowWrite } from '../../store/index-rows.ts'
import { lowerCase, ZERO_ADDRESS } from '../../store/stored-values.ts'
import { totalsRead, totalsRow } from '../terms-row.ts'
import { emitterRead, emitterRow } from '../token-row.ts'

export type TransferArgs = EventArgs<typeof tokenEventsAbi, 'Transfer'>

/** How one side's balance moves. `crossed` is +1 when it begins to hold, -1 when it ceases to, else 0. */
interface Side {
  writes: RowWrite[]
  crossed: number
  /** the same for the address's first or last token on the chain */
  holderCrossed: number
}

const NOTHING: Side = { writes: [], crossed: 0, holderCrossed: 0 }

function sideReads(event: IndexedEvent<TransferArgs>, holder: Hex): RowKey[] {
  if (holder === ZERO_ADDRESS) return []
  return [
    { table: 'tokenBalance', id: balanceId(event.chainId, event.address, holder) },
    { table: 'tokenAccount', id: accountId(event.chainId, holder) },
  ]
}

function moveSide(
  event: IndexedEvent<TransferArgs>,
  rows: RowReader,
  holder: Hex,
  delta: bigint,
): Side {
  // The zero address holds nothing: it stands for minting and burning.
  if (holder === ZERO_ADDRESS || delta === 0n) return NOTHING
  const { chainId } = event
  const id = balanceId(chainId, event.address, holder)
  const before = rows.get('tokenBalance', id)?.balance ?? 0n
  const balance = before + delta
  if (balance < 0n) throw new ImpossibleEventError(event, `${holder} sends more than it holds`)
  const writes: RowWrite[] = [
    {
      table: 'tokenBalance',
      row: {
        id,
        tokenId: tokenId(chainId, event.address),
        chainId,
        token: event.address,
        holder,
        balance,
        updatedAt: event.timestamp,
      },
    },
  ]
  const crossed = Number(balance > 0n) - Number(before > 0n)
  if (crossed === 0) return { writes, crossed, holderCrossed: 0 }
  const account = rows.get('tokenAccount', accountId(chainId, holder)) ?? {
    id: accountId(chainId, holder),
    chainId,
    address: holder,
    tokensCreated: 0,
    tokensHeld: 0,
  }
  const tokensHeld = account.tokensHeld + crossed
  writes.push({ table: 'tokenAccount', row: { ...account, tokensHeld } })
  return { writes, crossed, holderCrossed: Number(tokensHeld > 0) - Number(account.tokensHeld > 0) }
}

/** Nobody can send a token to itself: what arrives there is the tax of a transfer. */
const isTax = (event: IndexedEvent<TransferArgs>) =>
  lowerCase(event.args.to) === event.address && lowerCase(event.args.from) !== ZERO_ADDRESS

function taxWrites(event: IndexedEvent<TransferArgs>, rows: RowReader): RowWrite[] {
  if (!isTax(event)) return []
  const totals = totalsRow(event, rows)
  const taxCollected = totals.taxCollected + event.args.amount
  return [{ table: 'tokenTotals', row: { ...totals, taxCollected } }]
}

/** Tokens moved, were minted (from zero) or burned (to zero): balances, holders, supply and statistics. */
export const transfer: EventHandler<TransferArgs> = {
  reads: (event) => {
    const from = lowerCase(event.args.from)
    const to = lowerCase(event.args.to)
    return [
      emitterRead(event),
      ...sideReads(event, from),
      ...(to === from ? [] : sideReads(event, to)),
      ...(isTax(event) ? [totalsRead(event)] : []),
      ...platformReads(event),
    ]
  },
  writes: (event, rows) => {
    const token = emitterRow(event, rows)
    const from = lowerCase(event.args.from)
    const to = lowerCase(event.args.to)
    const { amount } = event.args
    const isToSelf = from === to
    const sender = isToSelf ? NOTHING : moveSide(event, rows, from, -amount)
    const receiver = isToSelf ? NOTHING : moveSide(event, rows, to, amount)
    const minted = from === ZERO_ADDRESS ? amount : 0n
    const burned = to === ZERO_ADDRESS ? amount : 0n
    return [
      ...sender.writes,
      ...receiver.writes,
      ...taxWrites(event, rows),
      {
        table: 'token',
        row: {
          ...token,
          totalSupply: token.totalSupply + minted - burned,
          holderCount: token.holderCount + sender.crossed + receiver.crossed,
          transferCount: token.transferCount + 1,
        },
      },
      ...countPlatform(event, rows, {
        transfers: 1,
        holders: sender.holderCrossed + receiver.holderCrossed,
      }),
    ]
  },
}
