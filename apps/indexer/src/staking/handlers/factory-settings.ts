import { makeFactorySettings } from '../../store/factory-settings.ts'
import { factoryRead, factoryRow, templateRead, templateRow } from '../factory-row.ts'

/** Handlers of what the owner of a factory of pools sets, and of its payouts. */
export const poolFactorySettings = makeFactorySettings({
  factory: 'poolFactory',
  factoryRead,
  factoryRow,
  template: 'poolTemplate',
  templateRead,
  templateRow,
  discount: 'poolFeeDiscount',
})
