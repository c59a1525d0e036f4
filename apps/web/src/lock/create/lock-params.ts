import type { LockHint } from '@slipway/sdk/lock/check/lock-hint'
import type { LockDraft, LockListDraft } from '@slipway/sdk/lock/lock-draft-schema'
import type { LockContracts } from '@slipway/sdk/lock/types'
import type { Address } from 'viem'
import type { LockableAsset } from './lock-asset.ts'

/** A lock that was submitted. */
export interface LockParams {
  readonly contracts: LockContracts
  readonly draft: LockDraft | LockListDraft
  readonly address: Address
  readonly facts: LockableAsset
  /** Whose tokens are locked. */
  readonly account: Address
  /** What its maker should know. */
  readonly hints: readonly LockHint[]
}
