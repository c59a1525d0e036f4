import { makeFactorySettings } from '../../store/factory-settings.ts'
import { factoryRead, factoryRow, templateRead, templateRow } from '../factory-row.ts'

/** Handlers of what the owner of a factory of airdrops sets, and of its payouts. */
export const airdropFactorySettings = makeFactorySettings({
  factory: 'airdropFactorySettings',
  factoryRead,
  factoryRow,
  template: 'airdropTemplate',
  templateRead,
  templateRow,
  discount: 'airdropFeeDiscount',
})
