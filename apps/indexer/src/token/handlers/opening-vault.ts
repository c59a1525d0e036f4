import { tokenId } from '@slipway/database/row-ids'
import type { TokenCommitmentRow, TokenOpeningRow } from '@slipway/database/token/indexed-launches'
import {
  type EventHandler,
  type Hex,
  ImpossibleEventError,
  type IndexedEvent,
} from '../../store/event-handler.ts'
import type { RowKey, RowReader } from '../../store/index-rows.ts'
import { lowerCase } from '../../store/stored-values.ts'

interface OfOpening {
  openingId: bigint
}
interface OfAccount extends OfOpening {
  account: Hex
}

const openingId = (event: IndexedEvent<OfOpening>) =>
  `${event.chainId}-${event.address}-${event.args.openingId}`

const openingKey = (event: IndexedEvent<OfOpening>): RowKey => ({
  table: 'tokenOpening',
  id: openingId(event),
})

const commitmentKey = (event: IndexedEvent<OfAccount>): RowKey => ({
  table: 'tokenCommitment',
  id: `${openingId(event)}-${lowerCase(event.args.account)}`,
})

function openingRow(event: IndexedEvent<OfOpening>, rows: RowReader): TokenOpeningRow {
  const row = rows.get('tokenOpening', openingId(event))
  if (!row) throw new ImpossibleEventError(event, `opening ${event.args.openingId} never began`)
  return row
}

function commitmentRow(
  event: IndexedEvent<OfAccount>,
  rows: RowReader,
): TokenCommitmentRow & { isNew: boolean } {
  const { id } = commitmentKey(event)
  const found = rows.get('tokenCommitment', id)
  const row = found ?? {
    id,
    opening: openingId(event),
    chainId: event.chainId,
    account: lowerCase(event.args.account),
    committed: 0n,
    tokensClaimed: 0n,
    quoteBack: 0n,
    updatedAt: event.timestamp,
  }
  return { ...row, isNew: found === undefined }
}

/** What an account's act changes in its own row and in the opening's. */
function accountHandler<Args extends OfAccount>(
  change: (
    args: Args,
    commitment: TokenCommitmentRow,
    opening: TokenOpeningRow,
  ) => { commitment: Partial<TokenCommitmentRow>; opening: Partial<TokenOpeningRow> },
): EventHandler<Args> {
  return {
    reads: (event) => [openingKey(event), commitmentKey(event)],
    writes: (event, rows) => {
      const opening = openingRow(event, rows)
      const { isNew, ...commitment } = commitmentRow(event, rows)
      const changed = change(event.args, commitment, opening)
      const accounts = opening.accounts + Number(isNew)
      return [
        { table: 'tokenOpening', row: { ...opening, accounts, ...changed.opening } },
        {
          table: 'tokenCommitment',
          row: { ...commitment, ...changed.commitment, updatedAt: event.timestamp },
        },
      ]
    },
  }
}

const openingStarted: EventHandler<
  OfOpening & {
    token: Hex
    quote: Hex
    endsAt: bigint
    refundsFrom: bigint
    cap: bigint
    minRate: bigint
  }
> = {
  reads: (event) => [openingKey(event)],
  writes: (event) => {
    const { args, chainId } = event
    const token = lowerCase(args.token)
    return [
      {
        table: 'tokenOpening',
        row: {
          id: openingId(event),
          tokenId: tokenId(chainId, token),
          chainId,
          token,
          vault: event.address,
          openingId: String(args.openingId),
          quote: lowerCase(args.quote),
          startedAt: event.timestamp,
          endsAt: Number(args.endsAt),
          refundsFrom: Number(args.refundsFrom),
          cap: args.cap,
          minRate: args.minRate,
          committed: 0n,
          accounts: 0,
          clearedAt: null,
          spent: 0n,
          bought: 0n,
          claimed: 0n,
          refunded: 0n,
        },
      },
    ]
  },
}

const cleared: EventHandler<OfOpening & { spent: bigint; bought: bigint }> = {
  reads: (event) => [openingKey(event)],
  writes: (event, rows) => {
    const { spent, bought } = event.args
    const opening = openingRow(event, rows)
    return [
      { table: 'tokenOpening', row: { ...opening, clearedAt: event.timestamp, spent, bought } },
    ]
  },
}

/** Handlers of the events of `OpeningVault`. */
export const openingVault = {
  openingStarted,
  cleared,
  committed: accountHandler<OfAccount & { amount: bigint }>(({ amount }, commitment, opening) => ({
    commitment: { committed: commitment.committed + amount },
    opening: { committed: opening.committed + amount },
  })),
  claimed: accountHandler<OfAccount & { tokens: bigint; quoteBack: bigint }>(
    ({ tokens, quoteBack }, commitment, opening) => ({
      commitment: {
        tokensClaimed: commitment.tokensClaimed + tokens,
        quoteBack: commitment.quoteBack + quoteBack,
      },
      opening: { claimed: opening.claimed + tokens },
    }),
  ),
  refunded: accountHandler<OfAccount & { amount: bigint }>(({ amount }, commitment, opening) => ({
    commitment: { quoteBack: commitment.quoteBack + amount },
    opening: { refunded: opening.refunded + amount },
  })),
}
