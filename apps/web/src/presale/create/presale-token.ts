import type { Token } from '@slipway/sdk/token/types'
import type { Address } from 'viem'

/** What an address was found to be. */
export interface PresaleTokenFacts {
  readonly address: Address
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  readonly totalSupply: bigint
  /** Of the connected wallet; undefined without one. */
  readonly balance: bigint | undefined
  /** Made by this platform's factory. */
  readonly isOurs: boolean
  readonly templateId: number
  /** State of a token of ours; undefined for a foreign one. */
  readonly own: Token | undefined
}

/** What is known of the address in the form. */
export type PresaleToken =
  | { readonly state: 'empty' }
  | { readonly state: 'reading' }
  /** No ERC-20 stands there. */
  | { readonly state: 'missing' }
  /** No node answered. `retry` asks once more: it is being read meanwhile, until the promise is kept. */
  | { readonly state: 'unread'; readonly retry: () => Promise<unknown> }
  | { readonly state: 'known'; readonly facts: PresaleTokenFacts }
