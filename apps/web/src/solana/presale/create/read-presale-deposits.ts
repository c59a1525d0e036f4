import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import { presaleBytes } from '@slipway/sdk/solana/presale/presale-codec'
import type { Deposit } from '../../flow/solana-plan.ts'
import { clusterRpc } from '../../network/cluster-rpc.ts'

/** Deposits of a presale and of its vault, which come back when both are closed. */
export async function readPresaleDeposits(
  chain: SolanaChainDefinition,
  { accountBytes }: LockToken,
): Promise<Deposit[]> {
  const rpc = clusterRpc(chain)
  const [presale, vault] = await Promise.all(
    [presaleBytes, accountBytes].map((bytes) =>
      rpc.getMinimumBalanceForRentExemption(BigInt(bytes)).send(),
    ),
  )
  return [
    { label: m.solpresalemake_deposit_presale(), lamports: presale ?? 0n },
    { label: m.solana_lock_deposit_vault(), lamports: vault ?? 0n },
  ]
}
