import type { EventHandler, Hex, IndexedEvent } from './event-handler.ts'
import type { IndexRows, RowKey, RowReader, RowWrite, TableName } from './index-rows.ts'
import { lowerCase, someAddress } from './stored-values.ts'

type SettingsTable =
  | 'presaleFactorySettings'
  | 'airdropFactorySettings'
  | 'nftSaleFactory'
  | 'poolFactory'
type TemplateTable = 'presaleTemplate' | 'airdropTemplate' | 'nftSaleTemplate' | 'poolTemplate'
type DiscountTable =
  | 'presaleFeeDiscount'
  | 'airdropFeeDiscount'
  | 'nftSaleFeeDiscount'
  | 'poolFeeDiscount'
type TemplateEvent = IndexedEvent<{ templateId: bigint }>

/** Where a kind of factory keeps its settings. */
interface SettingsRows<Table extends SettingsTable> {
  readonly factory: Table
  readonly factoryRead: (event: IndexedEvent<unknown>) => RowKey
  /** As they are, or as they begin. */
  readonly factoryRow: (event: IndexedEvent<unknown>, rows: RowReader) => IndexRows[Table]
}

interface FactoryRows<Table extends SettingsTable, Template extends TemplateTable>
  extends SettingsRows<Table> {
  readonly template: Template
  readonly templateRead: (event: TemplateEvent) => RowKey
  readonly templateRow: (event: TemplateEvent, rows: RowReader) => IndexRows[Template]
  readonly discount: DiscountTable
}

/** A row with its table; which of the tables it is, its caller knows. */
const write = <Table extends TableName>(table: Table, row: IndexRows[Table]) =>
  ({ table, row }) as RowWrite

/** A handler that changes the settings of one kind of factory. */
export const makeSettingHandler =
  <Table extends SettingsTable>({ factory, factoryRead, factoryRow }: SettingsRows<Table>) =>
  <Args>(
    change: (args: Args, row: IndexRows[Table]) => Partial<IndexRows[Table]>,
  ): EventHandler<Args> => ({
    reads: (event) => [factoryRead(event)],
    writes: (event, rows) => {
      const row = factoryRow(event, rows)
      return [write(factory, { ...row, ...change(event.args, row) })]
    },
  })

const discountId = (event: IndexedEvent<{ user: Hex }>) =>
  `${event.chainId}-${event.address}-${lowerCase(event.args.user)}`

/** Handlers of what the owner of any factory sets, and of its payouts. */
export function makeFactorySettings<Table extends SettingsTable, Template extends TemplateTable>(
  tables: FactoryRows<Table, Template>,
) {
  const { template, templateRead, templateRow, discount } = tables
  const settingHandler = makeSettingHandler(tables as SettingsRows<SettingsTable>)
  const templateHandler = <Args extends { templateId: bigint }>(
    change: (args: Args) => Partial<IndexRows[TemplateTable]>,
  ): EventHandler<Args> => ({
    reads: (event) => [templateRead(event)],
    writes: (event, rows) => [
      write(template, { ...templateRow(event, rows), ...change(event.args) }),
    ],
  })
  const feeWhitelistSet: EventHandler<{ user: Hex; discountBps: bigint }> = {
    reads: (event) => [{ table: discount, id: discountId(event) }],
    writes: (event) => [
      write(discount, {
        id: discountId(event),
        chainId: event.chainId,
        factory: event.address,
        account: lowerCase(event.args.user),
        discountBps: Number(event.args.discountBps),
      }),
    ],
  }
  return {
    templateSet: templateHandler<{ templateId: bigint; implementation: Hex; enabled: boolean }>(
      ({ implementation, enabled }) => ({ implementation: lowerCase(implementation), enabled }),
    ),
    feeSet: templateHandler<{ templateId: bigint; feeWei: bigint }>(({ feeWei }) => ({ feeWei })),
    feeWhitelistSet,
    devAddressSet: settingHandler<{ devAddress: Hex }>(({ devAddress }) => ({
      devAddress: lowerCase(devAddress),
    })),
    vipSet: settingHandler<{ vip: Hex }>(({ vip }) => ({ vip: someAddress(vip) })),
    withdrawn: settingHandler<{ amountWei: bigint }>(({ amountWei }, row) => ({
      withdrawnWei: row.withdrawnWei + amountWei,
    })),
    ownershipTransferred: settingHandler<{ newOwner: Hex }>(({ newOwner }) => ({
      owner: lowerCase(newOwner),
    })),
  }
}
