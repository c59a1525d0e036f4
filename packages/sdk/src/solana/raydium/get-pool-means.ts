import type { Address } from '@solana/kit'
import { findTokenAccount } from '../find-token-account.ts'
import type { SolanaToken } from '../get-solana-token.ts'
import { getTokenAccounts } from '../get-token-accounts.ts'
import type { SolanaRpc } from '../solana-rpc.ts'
import { getOpenConfigs, type OpenConfig } from './get-open-configs.ts'

/** What somebody can make a pool of. */
export interface PoolMeans {
  /** Base units in the associated account, which the pool is paid from. */
  readonly held: bigint
  readonly lamports: bigint
  /** Fees that a new pool can have, the lowest first. */
  readonly configs: readonly OpenConfig[]
}

/** Tokens, SOL and fees for a new pool of a token. @param pools Raydium's program */
export async function getPoolMeans(
  rpc: SolanaRpc,
  pools: Address,
  owner: Address,
  { address: mint, program }: Pick<SolanaToken, 'address' | 'program'>,
): Promise<PoolMeans> {
  const [account, accounts, balance, configs] = await Promise.all([
    findTokenAccount(owner, { mint, program }),
    getTokenAccounts(rpc, mint, owner),
    rpc.getBalance(owner, { commitment: 'confirmed' }).send(),
    getOpenConfigs(rpc, pools),
  ])
  const own = accounts.find(({ address, isFrozen }) => address === account && !isFrozen)
  return { held: own?.amount ?? 0n, lamports: balance.value, configs }
}
