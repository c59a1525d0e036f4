import { isFlowFinal } from '@slipway/sdk/flow/flow-state'
import type { FlowState } from '@slipway/sdk/flow/types'

/** True while something happens to the flow, or is awaited, without the person taking it up again. */
export const isFlowUnderway = (state: FlowState): boolean =>
  !isFlowFinal(state) && state.status !== 'review'
