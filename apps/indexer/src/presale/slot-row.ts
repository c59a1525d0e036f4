import type { PresaleSlotRow } from '@slipway/database/presale/indexed-accounts'
import { presaleId } from '@slipway/database/row-ids'
import type { Hex, IndexedEvent } from '../store/event-handler.ts'
import type { RowReader } from '../store/index-rows.ts'
import { lowerCase } from '../store/stored-values.ts'
import { ofAccount } from './presale-row.ts'

/** Numbers of a slot's `status`. */
export const MOVED = 0
export const UNUSED = 1
export const USED = 2

/** A wallet's slot as it is, or as it would begin. */
export function slotRow(
  event: IndexedEvent<unknown>,
  rows: RowReader,
  account: Hex,
): PresaleSlotRow {
  const { id } = ofAccount(event, 'presaleSlot', account)
  return (
    rows.get('presaleSlot', id) ?? {
      id,
      presaleId: presaleId(event.chainId, event.address),
      chainId: event.chainId,
      presale: event.address,
      account: lowerCase(account),
      level: 0,
      status: 0,
      leaf: null,
      updatedAt: event.timestamp,
      blockNumber: event.blockNumber,
    }
  )
}

/** A slot's row after a change. */
export const slotAfter = (
  event: IndexedEvent<unknown>,
  slot: PresaleSlotRow,
  change: Partial<PresaleSlotRow>,
): PresaleSlotRow => ({
  ...slot,
  ...change,
  updatedAt: event.timestamp,
  blockNumber: event.blockNumber,
})
