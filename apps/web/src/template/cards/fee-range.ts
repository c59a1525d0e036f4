import type { CreationFee, FeeTool } from '@slipway/sdk/vip/types'
import { type PriceRange, priceRange } from './price-range.ts'

/** What a tool costs over its templates; `closed` while none of them may be created. @param fees of the templates that are open */
export function feeRange(fees: readonly CreationFee[], tool: FeeTool): PriceRange {
  return priceRange(fees.filter((fee) => fee.tool === tool).map((fee) => fee.fullFeeWei))
}
