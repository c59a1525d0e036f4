import type { FlowState } from '@slipway/sdk/flow/types'

/** How many steps are in a block, where some are and some are not; 0 for a flow that is whole, or not begun. */
export function countPartlyDone({ steps }: Pick<FlowState, 'steps'>): number {
  const done = steps.filter(({ result }) => result !== undefined).length
  return done === steps.length ? 0 : done
}
