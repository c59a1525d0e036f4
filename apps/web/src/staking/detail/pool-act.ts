import type { PoolStatus } from '@slipway/sdk/staking/pool-status'
import type { Pool, PoolAccount } from '@slipway/sdk/staking/types'
import type { Address } from 'viem'
import type { FormContext } from '../../action/form-context.ts'

/** What every part of a pool's page is given. */
export interface PoolView {
  readonly pool: Pool
  readonly status: PoolStatus
  /** What is staked for what, in a few letters. */
  readonly name: string
  readonly account: Address | undefined
  /** The connected wallet in this pool; undefined while it is read. */
  readonly my: PoolAccount | undefined
  /** Unix seconds by the chain. */
  readonly now: number
}

/** The same for parts that act; `token` of the form is what is staked, `currency` the reward token. */
export interface PoolAct extends PoolView, FormContext {
  readonly account: Address
}

/** The same once the wallet's part was read. */
export interface StakerAct extends PoolAct {
  readonly my: PoolAccount
}

/** Whether the connected wallet may change how rewards run. */
export const isAdmin = ({ pool, account }: Pick<PoolView, 'pool' | 'account'>): boolean =>
  account !== undefined && pool.admin.toLowerCase() === account.toLowerCase()
