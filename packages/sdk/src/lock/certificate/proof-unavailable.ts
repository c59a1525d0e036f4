import { SlipwayError } from '../../evm/errors.ts'

/** Nodes of the network answer, and give no proofs of storage (`eth_getProof`). Some networks' nodes never do. */
export class ProofUnavailable extends SlipwayError {
  readonly code = 'Proof_Unavailable'
  constructor(chainId: number, cause?: unknown) {
    super(
      `No node of network ${chainId} gave a proof (eth_getProof); try again, or with a node that has it.`,
      { chainId },
      cause,
    )
  }
}
