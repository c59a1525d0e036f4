import type { NftSaleFactoryRow, NftSaleTemplateRow } from '@slipway/database/nft/indexed-factory'
import type { IndexedEvent } from '../store/event-handler.ts'
import type { RowKey, RowReader } from '../store/index-rows.ts'
import { ZERO_ADDRESS } from '../store/stored-values.ts'

const idOf = (event: IndexedEvent<unknown>) => `${event.chainId}-${event.address}`

/** Settings of the factory that emitted the event. */
export const factoryRead = (event: IndexedEvent<unknown>): RowKey => ({
  table: 'nftSaleFactory',
  id: idOf(event),
})

/** Settings as they are, or as they begin. */
export function factoryRow(event: IndexedEvent<unknown>, rows: RowReader): NftSaleFactoryRow {
  return (
    rows.get('nftSaleFactory', idOf(event)) ?? {
      id: idOf(event),
      chainId: event.chainId,
      factory: event.address,
      owner: ZERO_ADDRESS,
      devAddress: ZERO_ADDRESS,
      vip: null,
      mintFeeBps: 0,
      openInviterFeeWei: 0n,
      withdrawnWei: 0n,
      sales: 0,
      feesWei: 0n,
    }
  )
}

/** One template of that factory. */
export const templateRead = (event: IndexedEvent<{ templateId: bigint }>): RowKey => ({
  table: 'nftSaleTemplate',
  id: `${idOf(event)}-${event.args.templateId}`,
})

/** A template as it is, or as it begins. */
export function templateRow(
  event: IndexedEvent<{ templateId: bigint }>,
  rows: RowReader,
): NftSaleTemplateRow {
  const { id } = templateRead(event)
  return (
    rows.get('nftSaleTemplate', id) ?? {
      id,
      chainId: event.chainId,
      factory: event.address,
      templateId: Number(event.args.templateId),
      implementation: ZERO_ADDRESS,
      feeWei: 0n,
      enabled: false,
    }
  )
}
