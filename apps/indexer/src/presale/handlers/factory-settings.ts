import type { PresaleFactorySettingsRow } from '@slipway/database/presale/indexed-factory'
import type { EventHandler, Hex, IndexedEvent } from '../../store/event-handler.ts'
import { lowerCase, someAddress } from '../../store/stored-values.ts'
import { factoryRead, factoryRow, templateRead, templateRow } from '../factory-row.ts'

const settingHandler = <Args>(
  change: (args: Args, row: PresaleFactorySettingsRow) => Partial<PresaleFactorySettingsRow>,
): EventHandler<Args> => ({
  reads: (event) => [factoryRead(event)],
  writes: (event, rows) => {
    const row = factoryRow(event, rows)
    return [{ table: 'presaleFactorySettings', row: { ...row, ...change(event.args, row) } }]
  },
})

const discountId = (event: IndexedEvent<{ user: Hex }>) =>
  `${event.chainId}-${event.address}-${lowerCase(event.args.user)}`

const feeWhitelistSet: EventHandler<{ user: Hex; discountBps: bigint }> = {
  reads: (event) => [{ table: 'presaleFeeDiscount', id: discountId(event) }],
  writes: (event) => [
    {
      table: 'presaleFeeDiscount',
      row: {
        id: discountId(event),
        chainId: event.chainId,
        factory: event.address,
        account: lowerCase(event.args.user),
        discountBps: Number(event.args.discountBps),
      },
    },
  ],
}

const templateSet: EventHandler<{ templateId: bigint; implementation: Hex; enabled: boolean }> = {
  reads: (event) => [templateRead(event)],
  writes: (event, rows) => {
    const { implementation, enabled } = event.args
    const row = templateRow(event, rows)
    return [
      {
        table: 'presaleTemplate',
        row: { ...row, implementation: lowerCase(implementation), enabled },
      },
    ]
  },
}

const feeSet: EventHandler<{ templateId: bigint; feeWei: bigint }> = {
  reads: (event) => [templateRead(event)],
  writes: (event, rows) => [
    {
      table: 'presaleTemplate',
      row: { ...templateRow(event, rows), feeWei: event.args.feeWei },
    },
  ],
}

/** Handlers of what the owner of a factory of presales sets, and of its payouts. */
export const presaleFactorySettings = {
  templateSet,
  feeSet,
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
