import type { PoolName } from '@slipway/sdk/staking/evm/get-pool-address'
import { stakingQueries } from '@slipway/sdk/staking/staking-queries'
import type { Pool, StakingContracts } from '@slipway/sdk/staking/types'
import { useQuery } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { readClient } from '../../core/read-client.ts'

/** Prefix of every read about pools of this network, to have them anew together. */
export const stakingKey = stakingQueries.all(readClient)

/** A pool as its own contract has it; what the factory did not make is no pool. */
export const usePool = (contracts: StakingContracts, pool: PoolName) =>
  useQuery(stakingQueries.detail(readClient, contracts, { pool }))

/** One wallet in a pool; nothing without a wallet. */
export const usePoolAccount = (pool: Pool, account: Address | undefined) =>
  useQuery({
    ...stakingQueries.account(readClient, { pool, account: account ?? zeroAddress }),
    enabled: account !== undefined,
  })

/** NFTs of a wallet, in a pool and outside of it. */
export const usePoolNfts = (pool: Pool, account: Address) =>
  useQuery(stakingQueries.nfts(readClient, pool, account))
