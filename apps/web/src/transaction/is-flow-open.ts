import type { FlowState } from '@slipway/sdk/flow/types'
import { isFlowUnderway } from './is-flow-underway.ts'

/** True while the flow is under way, or the page went away while the wallet was asked, which may ask still. */
export const isFlowOpen = (state: FlowState): boolean =>
  isFlowUnderway(state) || (state.status === 'review' && state.interrupted === true)
