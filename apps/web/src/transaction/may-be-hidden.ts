import type { FlowState } from '@slipway/sdk/flow/types'
import { isRelayed } from './is-relayed.ts'

/** Whether a private relay may hold the transaction, which then no node shows before it is in a block. */
export const mayBeHidden = ({ status, chainId }: FlowState): boolean =>
  status === 'pending' && isRelayed(chainId)
