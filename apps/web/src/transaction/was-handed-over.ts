import type { FlowState } from '@slipway/sdk/flow/types'

/**
 * Whether a wallet has taken the step of a flow, so that it must be waited for. A proposal to owners, and calls at once,
 * have no transaction of their own while they wait.
 */
export const wasHandedOver = (
  { proposal, batchId }: FlowState,
  step: FlowState['steps'][number] | undefined,
): boolean => (step?.hash ?? proposal ?? batchId) !== undefined
