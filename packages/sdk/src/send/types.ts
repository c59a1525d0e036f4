import type { Address } from 'viem'
import type { DecodedFailure } from '../evm/decode-contract-error.ts'

/** What is sent: the network's own currency, or any ERC-20. */
export type SendAsset =
  | { readonly kind: 'native'; readonly symbol: string; readonly decimals: number }
  | {
      readonly kind: 'token'
      readonly address: Address
      readonly symbol: string
      readonly decimals: number
    }

/** One payment to one receiver; `amount` in base units. */
export interface SendParams {
  readonly asset: SendAsset
  readonly receiver: Address
  readonly amount: bigint
}

/** What a node says that a payment would bring. */
export type SendRehearsal =
  | {
      readonly state: 'done'
      /** Base units that reach the receiver; less than was sent of a token that keeps a part. */
      readonly arrives: bigint
    }
  | { readonly state: 'refused'; readonly failure: DecodedFailure }
  /** The node cannot try it out, which says nothing about the payment. */
  | { readonly state: 'unsupported' }

/** What is known of a payment before anybody signs it. */
export interface SendForecast {
  /** Whether code stands at the receiver: a contract may be unable to give anything back. */
  readonly isContract: boolean
  /** Whether the receiver never sent a transaction and holds nothing: the mark of a mistyped address. */
  readonly isUnused: boolean
  readonly rehearsal: SendRehearsal
}

/** What deserves a second look before a payment is signed. */
export type SendWarning = 'token-itself' | 'contract' | 'own' | 'arrives-less' | 'unused'
