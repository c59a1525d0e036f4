import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'

/** What is known of the token of a form, beside what is typed. */
export interface PresaleAsset {
  /** Undefined until it is read, and where it cannot be sold. */
  readonly token: LockToken | undefined
  readonly isReading: boolean
  /** Why it cannot be sold. */
  readonly problem: string | undefined
  /** Base units of the connected account; undefined until they are read. */
  readonly held: bigint | undefined
  /** Unix seconds of the cluster; of this machine until they are read. */
  readonly now: number
}
