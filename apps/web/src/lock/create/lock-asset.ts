import type { Lockable } from '@slipway/sdk/platform/lockable'
import type { Address } from 'viem'

/** Something that can be locked. */
export type LockableAsset = Exclude<Lockable, { kind: 'none' }>

/** Why an address cannot be locked here. */
export type AssetRefusal = 'nothing' | 'not-pair' | 'not-nft'

/** What is known of the address in the form. */
export type LockAsset =
  | { readonly state: 'empty' }
  | { readonly state: 'reading' }
  /** Something else than can be locked, or than was expected. */
  | { readonly state: 'refused'; readonly why: AssetRefusal }
  /** No node answered. */
  | { readonly state: 'unread'; readonly retry: () => void }
  | { readonly state: 'known'; readonly address: Address; readonly facts: LockableAsset }
