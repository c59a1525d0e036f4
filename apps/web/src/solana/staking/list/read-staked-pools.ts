import type { SolanaChainDefinition } from '@slipway/chains'
import { getStakes } from '@slipway/sdk/solana/staking/get-stakes'
import { type Address, address } from '@solana/kit'
import { clusterRpc } from '../../network/cluster-rpc.ts'

/** Addresses of the pools in which a wallet has a stake, or a reward that is not paid yet. */
export async function readStakedPools(
  chain: SolanaChainDefinition,
  program: Address,
  wallet: string,
): Promise<Address[]> {
  const stakes = await getStakes(clusterRpc(chain), program, { wallet: address(wallet) })
  return stakes.map(({ pool }) => pool)
}
