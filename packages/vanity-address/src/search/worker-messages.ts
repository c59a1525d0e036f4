import type { Engine } from '../kernel/search-job.ts'
import type { SearchSpace } from '../kernel/search-space.ts'
import type { AddressTarget } from '../target/address-target.ts'
import type { SearchFailure } from './search-failure.ts'

/** Candidates that a worker may try: nobody else gets them, and no later visit either. */
export interface Lease {
  readonly first: bigint
  readonly count: bigint
}

/** To a worker. */
export type WorkerRequest =
  | {
      readonly type: 'start'
      readonly space: SearchSpace
      readonly target: AddressTarget
      readonly engines: readonly Engine[]
      readonly lease: Lease
    }
  | { readonly type: 'lease'; readonly lease: Lease }
  | { readonly type: 'pause' }
  | { readonly type: 'resume' }

/** A candidate that fits. */
export interface Found {
  /** 12 bytes. */
  readonly seed: Uint8Array
  /** 20 bytes. */
  readonly address: Uint8Array
}

/** From a worker. */
export type WorkerReport =
  | { readonly type: 'started'; readonly engine: Engine }
  /** @property tried since the last report */
  | { readonly type: 'progress'; readonly tried: number; readonly found: readonly Found[] }
  | { readonly type: 'lease-wanted' }
  | { readonly type: 'failed'; readonly failure: SearchFailure }
