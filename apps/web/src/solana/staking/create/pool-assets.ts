import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'

/** What is known of a token of the form, beside its address. */
export interface PoolAsset {
  /** Undefined until it is read, and where a pool cannot take it. */
  readonly token: LockToken | undefined
  readonly isReading: boolean
  /** Why a pool cannot take it. */
  readonly problem: string | undefined
}

/** Both tokens of the form, and what they are judged with. */
export interface PoolAssets {
  readonly stake: PoolAsset
  readonly reward: PoolAsset
  /** Base units of the reward that the connected account has; undefined until they are read. */
  readonly held: bigint | undefined
  /** Unix seconds of the cluster; of this machine until they are read. */
  readonly now: number
}
