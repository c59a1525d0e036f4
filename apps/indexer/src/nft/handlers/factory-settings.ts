import { makeFactorySettings, makeSettingHandler } from '../../store/factory-settings.ts'
import { factoryRead, factoryRow, templateRead, templateRow } from '../factory-row.ts'

const tables = {
  factory: 'nftSaleFactory',
  factoryRead,
  factoryRow,
  template: 'nftSaleTemplate',
  templateRead,
  templateRow,
  discount: 'nftSaleFeeDiscount',
} as const
const settingHandler = makeSettingHandler(tables)

/** Handlers of what the owner of a factory of NFT sales sets, and of its payouts. */
export const nftSaleFactorySettings = {
  ...makeFactorySettings(tables),
  mintFeePercentSet: settingHandler<{ bps: bigint }>(({ bps }) => ({ mintFeeBps: Number(bps) })),
  openInviterFeeSet: settingHandler<{ feeWei: bigint }>(({ feeWei }) => ({
    openInviterFeeWei: feeWei,
  })),
  /** What opening cost; that it is open, the sale tells. */
  inviterOpened: settingHandler<{ feeWei: bigint }>(({ feeWei }, row) => ({
    feesWei: row.feesWei + feeWei,
  })),
}
