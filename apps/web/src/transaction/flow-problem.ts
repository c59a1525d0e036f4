import type { DecodedFailure } from '@slipway/sdk/evm/decode-contract-error'

/** Why a flow can't go on, with everything the explanation needs. */
export type FlowProblem =
  | { code: 'no_wallet' }
  /** What was reviewed can't be prepared from what the chain says by now. */
  | { code: 'outdated' }
  | { code: 'wrong_chain'; walletChainId: number }
  | { code: 'insufficient'; neededWei: bigint; balanceWei: bigint }
  | { code: 'failure'; failure: DecodedFailure }
