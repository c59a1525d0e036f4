import type { SearchFailure } from '../search/search-failure.ts'
import type { AddressTarget } from '../target/address-target.ts'
import type { KeyPair } from './key-pair.ts'
import type { SolanaTarget } from './solana-target.ts'

/** Which wallets are searched, and what for. */
export type WalletJob =
  | { readonly kind: 'evm'; readonly target: AddressTarget }
  | { readonly kind: 'solana'; readonly target: SolanaTarget }

/** To a worker. */
export type WalletRequest =
  | { readonly type: 'start'; readonly job: WalletJob }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }

/** From a worker. */
export type WalletReport =
  | { readonly type: 'started' }
  /** @property tried since the last report */
  | { readonly type: 'progress'; readonly tried: number; readonly found: readonly KeyPair[] }
  | { readonly type: 'failed'; readonly failure: SearchFailure }
