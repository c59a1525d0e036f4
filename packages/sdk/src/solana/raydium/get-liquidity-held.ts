import { type Address, fetchEncodedAccounts } from '@solana/kit'
import { findTokenAccount } from '../find-token-account.ts'
import { firstTokenProgram } from '../first-token-program.ts'
import { readAccountAmount } from '../read-account-amount.ts'
import type { SolanaRpc } from '../solana-rpc.ts'
import { findPoolAccounts } from './find-pool-accounts.ts'
import { orderMints } from './order-mints.ts'
import type { RaydiumPool } from './raydium-pool.ts'

/** Pools of a token of which somebody has LP tokens in the associated account, by address, in base units. */
export async function getLiquidityHeld(
  rpc: SolanaRpc,
  program: Address,
  query: {
    readonly owner: Address
    readonly mint: Address
    /** At most a hundred, as many as a node reads at once. */
    readonly pools: readonly Pick<RaydiumPool, 'address' | 'other'>[]
  },
): Promise<ReadonlyMap<Address, bigint>> {
  const { owner, mint, pools } = query
  const accounts = await Promise.all(
    pools.map(async ({ address, other }) => {
      const { lpMint } = await findPoolAccounts(program, address, orderMints([mint, other]))
      return await findTokenAccount(owner, { mint: lpMint, program: firstTokenProgram })
    }),
  )
  const found = await fetchEncodedAccounts(rpc, accounts, { commitment: 'confirmed' })
  return new Map(
    pools.flatMap(({ address }, at) => {
      const account = found[at]
      if (!account?.exists || account.programAddress !== firstTokenProgram) return []
      const amount = readAccountAmount(account)
      return amount > 0n ? [[address, amount] as const] : []
    }),
  )
}
