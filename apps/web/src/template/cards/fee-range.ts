import type { CreationFee, FeeTool } from '@slipway/sdk/vip/types'

/** What a tool costs over its templates, in wei; `closed` while none of them may be created. */
export type FeeRange = 'closed' | { readonly leastWei: bigint; readonly mostWei: bigint }

/** The cheapest and the dearest template of a tool. @param fees of the templates that are open */
export function feeRange(fees: readonly CreationFee[], tool: FeeTool): FeeRange {
  const [first, ...others] = fees.filter((fee) => fee.tool === tool).map((fee) => fee.fullFeeWei)
  if (first === undefined) return 'closed'
  const least = (left: bigint, right: bigint) => (right < left ? right : left)
  const most = (left: bigint, right: bigint) => (right > left ? right : left)
  return { leastWei: others.reduce(least, first), mostWei: others.reduce(most, first) }
}
