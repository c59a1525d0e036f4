import type { DecodedFailure } from '@slipway/sdk/evm/decode-contract-error'
import type { Hash } from 'viem'

/** A transaction that was refused before it was sent, or that did not come to its good end. */
export class FlowStopped extends Error {
  override readonly name = 'FlowStopped'
  readonly failure: DecodedFailure
  /** What was sent before the flow stopped; undefined where nothing was. */
  readonly hash: Hash | undefined

  constructor(failure: DecodedFailure, hash?: Hash) {
    super(failure.name)
    this.failure = failure
    this.hash = hash
  }
}
