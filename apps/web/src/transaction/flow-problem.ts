import type { DecodedFailure } from '@slipway/sdk/evm/decode-contract-error'
import type { Address } from 'viem'

/** Why a flow can't go on, with everything that its words (`flow-problem-text.ts`) need; `flow-stopped.tsx` shows them. */
export type FlowProblem =
  | { code: 'no_wallet' }
  /** What was reviewed can't be prepared from what the chain says by now. */
  | { code: 'outdated' }
  /** A typed name points to another account than the one that was filled in for it, or to none. */
  | { code: 'name_moved'; name: string; before: Address; now?: Address }
  /** A typed name could not be looked up again. */
  | { code: 'name_unread'; name: string }
  | { code: 'wrong_chain'; walletChainId: number }
  | { code: 'insufficient'; neededWei: bigint; balanceWei: bigint }
  | { code: 'failure'; failure: DecodedFailure }
