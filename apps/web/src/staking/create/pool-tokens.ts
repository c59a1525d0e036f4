import type { Lockable } from '@slipway/sdk/platform/lockable'
import type { PoolKind } from '@slipway/sdk/platform/pool-kinds'
import type { Address } from 'viem'

/** Something that can be staked. */
export type StakedFacts = Exclude<Lockable, { kind: 'none' }>

/** Something that rewards can be paid in. */
export type RewardFacts = Extract<Lockable, { kind: 'token' | 'pair' }>

/** Why an address is not what its field is for. */
export type TokenRefusal = 'nothing' | 'nft-reward'

/** What is known of an address in the form. */
export type FormToken<Facts> =
  | { readonly state: 'empty' }
  | { readonly state: 'reading' }
  | { readonly state: 'refused'; readonly why: TokenRefusal }
  /** No node answered. */
  | { readonly state: 'unread'; readonly retry: () => void }
  | { readonly state: 'known'; readonly address: Address; readonly facts: Facts }

/** Both tokens of a pool. */
export interface PoolTokens {
  readonly staked: FormToken<StakedFacts>
  readonly reward: FormToken<RewardFacts>
}

/** The kind of pool that takes it. */
export function kindOf({ kind }: Pick<StakedFacts, 'kind'>): PoolKind {
  return kind === 'pair' ? 'lp' : kind
}
