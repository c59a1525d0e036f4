import type { NftSaleFactoryRow } from '@slipway/database/nft/indexed-factory'
import type { EventHandler, Hex, IndexedEvent } from '../../store/event-handler.ts'
import { lowerCase, someAddress } from '../../store/stored-values.ts'
import { factoryRead, factoryRow, templateRead, templateRow } from '../factory-row.ts'

const settingHandler = <Args>(
  change: (args: Args, row: NftSaleFactoryRow) => Partial<NftSaleFactoryRow>,
): EventHandler<Args> => ({
  reads: (event) => [factoryRead(event)],
  writes: (event, rows) => {
    const row = factoryRow(event, rows)
    return [{ table: 'nftSaleFactory', row: { ...row, ...change(event.args, row) } }]
  },
})

const discountId = (event: IndexedEvent<{ user: Hex }>) =>
  `${event.chainId}-${event.address}-${lowerCase(event.args.user)}`

const feeWhitelistSet: EventHandler<{ user: Hex; discountBps: bigint }> = {
  reads: (event) => [{ table: 'nftSaleFeeDiscount', id: discountId(event) }],
  writes: (event) => [
    {
      table: 'nftSaleFeeDiscount',
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
        table: 'nftSaleTemplate',
        row: { ...row, implementation: lowerCase(implementation), enabled },
      },
    ]
  },
}

const feeSet: EventHandler<{ templateId: bigint; feeWei: bigint }> = {
  reads: (event) => [templateRead(event)],
  writes: (event, rows) => [
    {
      table: 'nftSaleTemplate',
      row: { ...templateRow(event, rows), feeWei: event.args.feeWei },
    },
  ],
}

/** Handlers of what the owner of a factory of NFT sales sets, and of its payouts. */
export const nftSaleFactorySettings = {
  templateSet,
  feeSet,
  feeWhitelistSet,
  devAddressSet: settingHandler<{ devAddress: Hex }>(({ devAddress }) => ({
    devAddress: lowerCase(devAddress),
  })),
  mintFeePercentSet: settingHandler<{ bps: bigint }>(({ bps }) => ({ mintFeeBps: Number(bps) })),
  openInviterFeeSet: settingHandler<{ feeWei: bigint }>(({ feeWei }) => ({
    openInviterFeeWei: feeWei,
  })),
  /** What opening cost; that it is open, the sale tells. */
  inviterOpened: settingHandler<{ feeWei: bigint }>(({ feeWei }, row) => ({
    feesWei: row.feesWei + feeWei,
  })),
  vipSet: settingHandler<{ vip: Hex }>(({ vip }) => ({ vip: someAddress(vip) })),
  withdrawn: settingHandler<{ amountWei: bigint }>(({ amountWei }, row) => ({
    withdrawnWei: row.withdrawnWei + amountWei,
  })),
  ownershipTransferred: settingHandler<{ newOwner: Hex }>(({ newOwner }) => ({
    owner: lowerCase(newOwner),
  })),
}
