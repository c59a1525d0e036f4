import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import { poolBytes } from '@slipway/sdk/solana/staking/pool-codec'
import type { Deposit } from '../../flow/solana-plan.ts'
import { clusterRpc } from '../../network/cluster-rpc.ts'

/** Deposits of a pool and of both its vaults, which come back when it is closed. */
export async function readPoolDeposits(
  chain: SolanaChainDefinition,
  stake: Pick<LockToken, 'accountBytes'>,
  reward: Pick<LockToken, 'accountBytes'>,
): Promise<Deposit[]> {
  const rpc = clusterRpc(chain)
  const sizes = [poolBytes, stake.accountBytes, reward.accountBytes]
  const [pool = 0n, stakes = 0n, rewards = 0n] = await Promise.all(
    sizes.map((bytes) => rpc.getMinimumBalanceForRentExemption(BigInt(bytes)).send()),
  )
  return [
    { label: m.solstakemake_deposit_pool(), lamports: pool },
    { label: m.solstakemake_deposit_stakes(), lamports: stakes },
    { label: m.solstakemake_deposit_rewards(), lamports: rewards },
  ]
}
