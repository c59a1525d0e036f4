import { makeFactorySettings } from '../../store/factory-settings.ts'
import { factoryRead, factoryRow, templateRead, templateRow } from '../factory-row.ts'

/** Handlers of what the owner of a factory of presales sets, and of its payouts. */
export const presaleFactorySettings = makeFactorySettings({
  factory: 'presaleFactorySettings',
  factoryRead,
  factoryRow,
  template: 'presaleTemplate',
  templateRead,
  templateRow,
  discount: 'presaleFeeDiscount',
})
