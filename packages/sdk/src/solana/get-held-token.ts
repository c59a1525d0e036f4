import type { Address } from '@solana/kit'
import { calculateAccountSize } from './calculate-account-size.ts'
import { getSolanaTokens } from './get-solana-token.ts'
import type { SolanaRpc } from './solana-rpc.ts'

/** A token that a locker holds, of ours or of others. */
export interface HeldToken {
  readonly mint: Address
  readonly tokenProgram: Address
  /** Empty where it has none. */
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Base units. */
  readonly totalSupply: bigint
  /** Whether its transfers run a program of its maker. */
  readonly isHooked: boolean
  /** Basis points that a transfer keeps back in this epoch. */
  readonly transferFeeBps: number
  /** Of an account that holds it. */
  readonly accountBytes: number
}

/** A token of either program; undefined where there is none. Also one that somebody can freeze or move, which `getLockToken` refuses. */
export async function getHeldToken(rpc: SolanaRpc, mint: Address): Promise<HeldToken | undefined> {
  const [found] = await getSolanaTokens(rpc, [mint])
  if (!found) return undefined
  const { program, name, symbol, decimals, totalSupply, transferFeeBps, traits } = found
  return {
    ...{ mint, tokenProgram: program, name, symbol, decimals, totalSupply, transferFeeBps },
    isHooked: traits.includes('transfer-hook'),
    accountBytes: Number(calculateAccountSize(found)),
  }
}
