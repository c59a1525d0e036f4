import type { Address } from '@solana/kit'
import { calculateAccountSize } from '../calculate-account-size.ts'
import { getSolanaTokens } from '../get-solana-token.ts'
import type { SolanaRpc } from '../solana-rpc.ts'

/** A token that an escrow holds. */
export interface EscrowToken {
  readonly mint: Address
  readonly tokenProgram: Address
  /** Empty where it has none. */
  readonly name: string
  readonly symbol: string
  readonly decimals: number
  /** Whether its transfers run a program of its maker. */
  readonly isHooked: boolean
  /** Basis points that a transfer keeps back in this epoch. */
  readonly transferFeeBps: number
  /** Of an account that holds it. */
  readonly accountBytes: number
}

/** A token of either program; undefined where there is none. Unlike our locker, Jupiter Lock takes tokens that somebody can freeze or move. */
export async function getEscrowToken(
  rpc: SolanaRpc,
  mint: Address,
): Promise<EscrowToken | undefined> {
  const [found] = await getSolanaTokens(rpc, [mint])
  if (!found) return undefined
  const { program, name, symbol, decimals, transferFeeBps, traits } = found
  return {
    ...{ mint, tokenProgram: program, name, symbol, decimals, transferFeeBps },
    isHooked: traits.includes('transfer-hook'),
    accountBytes: Number(calculateAccountSize(found)),
  }
}
