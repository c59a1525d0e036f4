/** Why a transaction did not come about, in the kinds that a person is told about. */
export type SolanaFailure =
  /** Declined in the wallet. */
  | { readonly kind: 'rejected' }
  /** It was not in a block before the blockhash that it names became too old: it never will be. */
  | { readonly kind: 'expired' }
  /** The payer holds less than deposits and network fee take. */
  | {
      readonly kind: 'insufficient'
      /** Known where the rehearsal counted them; a node says only that it is too little. */
      readonly neededLamports?: bigint
      readonly balanceLamports?: bigint
    }
  /** The wallet gave back no account, or no transaction. */
  | { readonly kind: 'no-answer' }
  /** The wallet signed something else than it was asked for. */
  | { readonly kind: 'changed' }
  /** More bytes than a packet of the network holds. */
  | { readonly kind: 'too-large' }
  /** No node answers. */
  | { readonly kind: 'unreachable' }
  /** No node that is asked remembers so far back: what came into blocks then cannot be told. */
  | { readonly kind: 'forgotten' }
  /** Another device sends the same list. */
  | { readonly kind: 'elsewhere' }
  /** What was signed could not be found again: the browser keeps nothing more. */
  | { readonly kind: 'not-kept' }
  /** The token is not what its list was read with: other decimals, or it does not move freely any more. */
  | { readonly kind: 'token-changed' }
  /** A program said no. */
  | {
      readonly kind: 'refused'
      /** Number of the program's own error, or the runtime's name of it. */
      readonly reason: number | string
      /** Place of the instruction that failed; undefined where the transaction as a whole did. */
      readonly instruction: number | undefined
    }
  | {
      readonly kind: 'unknown'
      readonly text: string
      /** Whether it is an answer of a node; else it is the wallet's. */
      readonly isOfNode?: true
    }

/** Thrown where a flow ends early. */
export class SolanaFlowError extends Error {
  readonly failure: SolanaFailure

  constructor(failure: SolanaFailure, options?: { readonly cause?: unknown }) {
    super(failure.kind, options)
    this.name = 'SolanaFlowError'
    this.failure = failure
  }
}
