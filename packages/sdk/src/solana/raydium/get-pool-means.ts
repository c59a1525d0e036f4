import type { Address } from '@solana/kit'
import { TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { findTokenAccount } from '../find-token-account.ts'
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

/** Tokens, SOL and fees for a new pool of a Token-2022 token. */
export async function getPoolMeans(
  rpc: SolanaRpc,
  program: Address,
  { mint, owner }: { readonly mint: Address; readonly owner: Address },
): Promise<PoolMeans> {
  const [account, accounts, balance, configs] = await Promise.all([
    findTokenAccount(owner, { mint, program: TOKEN_2022_PROGRAM_ADDRESS }),
    getTokenAccounts(rpc, mint, owner),
    rpc.getBalance(owner, { commitment: 'confirmed' }).send(),
    getOpenConfigs(rpc, program),
  ])
  const own = accounts.find(({ address, isFrozen }) => address === account && !isFrozen)
  return { held: own?.amount ?? 0n, lamports: balance.value, configs }
}
