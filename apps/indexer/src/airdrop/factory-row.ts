import type {
  AirdropFactorySettingsRow,
  AirdropTemplateRow,
} from '@slipway/database/airdrop/indexed-factory'
import type { IndexedEvent } from '../store/event-handler.ts'
import type { RowKey, RowReader } from '../store/index-rows.ts'
import { ZERO_ADDRESS } from '../store/stored-values.ts'

const idOf = (event: IndexedEvent<unknown>) => `${event.chainId}-${event.address}`

/** Settings of the factory that emitted the event. */
export const factoryRead = (event: IndexedEvent<unknown>): RowKey => ({
  table: 'airdropFactorySettings',
  id: idOf(event),
})

/** Settings as they are, or as they begin. */
export function factoryRow(
  event: IndexedEvent<unknown>,
  rows: RowReader,
): AirdropFactorySettingsRow {
  return (
    rows.get('airdropFactorySettings', idOf(event)) ?? {
      id: idOf(event),
      chainId: event.chainId,
      factory: event.address,
      owner: ZERO_ADDRESS,
      devAddress: ZERO_ADDRESS,
      vip: null,
      withdrawnWei: 0n,
      airdrops: 0,
      feesWei: 0n,
    }
  )
}

/** One template of that factory. */
export const templateRead = (event: IndexedEvent<{ templateId: bigint }>): RowKey => ({
  table: 'airdropTemplate',
  id: `${idOf(event)}-${event.args.templateId}`,
})

/** A template as it is, or as it begins. */
export function templateRow(
  event: IndexedEvent<{ templateId: bigint }>,
  rows: RowReader,
): AirdropTemplateRow {
  const { id } = templateRead(event)
  return (
    rows.get('airdropTemplate', id) ?? {
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
