import type { PresaleAccountRow } from '@slipway/database/presale/indexed-accounts'
import { ofPresaleId, presaleId } from '@slipway/database/row-ids'
import { type Hex, ImpossibleEventError, type IndexedEvent } from '../store/event-handler.ts'
import type { RowKey, RowReader, RowWrite } from '../store/index-rows.ts'
import { lowerCase } from '../store/stored-values.ts'
import { ofAccount } from './presale-row.ts'

/** A wallet's row as it is, or as it begins. */
export function accountRow(
  event: IndexedEvent<unknown>,
  rows: RowReader,
  account: Hex,
): PresaleAccountRow {
  const { id } = ofAccount(event, 'presaleAccount', account)
  return (
    rows.get('presaleAccount', id) ?? {
      id,
      presaleId: presaleId(event.chainId, event.address),
      chainId: event.chainId,
      presale: event.address,
      account: lowerCase(account),
      contributed: 0n,
      everContributed: 0n,
      contributions: 0,
      refunded: 0n,
      exitFee: 0n,
      claimed: 0n,
      claims: 0,
      excess: 0n,
      inviter: null,
      firstAt: event.timestamp,
      updatedAt: event.timestamp,
    }
  )
}

/** @throws {ImpossibleEventError} when the wallet never contributed */
export function knownAccountRow(
  event: IndexedEvent<unknown>,
  rows: RowReader,
  account: Hex,
): PresaleAccountRow {
  const row = rows.get('presaleAccount', ofAccount(event, 'presaleAccount', account).id)
  if (!row) throw new ImpossibleEventError(event, `${account} never contributed`)
  return row
}

/** Rows about rewards that follow from a wallet's inviter. */
export const rewardReads = (event: IndexedEvent<unknown>, inviter: Hex | null): RowKey[] =>
  inviter === null
    ? []
    : [{ table: 'inviterReward', id: ofPresaleId(event.chainId, event.address, inviter) }]

/** What the wallets that an inviter brought have contributed moves by `amount`. */
export function moveInvited(
  event: IndexedEvent<unknown>,
  rows: RowReader,
  inviter: Hex | null,
  amount: bigint,
): RowWrite[] {
  if (inviter === null) return []
  const row = rows.get('inviterReward', ofPresaleId(event.chainId, event.address, inviter))
  if (!row) throw new ImpossibleEventError(event, `${inviter} was never bound as an inviter`)
  return [
    {
      table: 'inviterReward',
      row: { ...row, inviteeContribution: row.inviteeContribution + amount },
    },
  ]
}
