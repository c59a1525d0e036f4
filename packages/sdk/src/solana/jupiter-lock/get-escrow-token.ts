import { type Address, fetchEncodedAccount } from '@solana/kit'
import { decodeMint, TOKEN_2022_PROGRAM_ADDRESS } from '@solana-program/token-2022'
import { calculateAccountSize } from '../calculate-account-size.ts'
import { firstTokenProgram } from '../first-token-program.ts'
import { getSolanaTokens } from '../get-solana-token.ts'
import type { SolanaRpc } from '../solana-rpc.ts'

const mintBytes = 82
const accountBytes = 165

/** A token that an escrow holds. */
export interface EscrowToken {
  readonly mint: Address
  readonly tokenProgram: Address
  /** Empty where the token itself names none. */
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
  if (found) {
    const { name, symbol, decimals, transferFeeBps, traits, extensions } = found
    return {
      ...{ mint, tokenProgram: TOKEN_2022_PROGRAM_ADDRESS, name, symbol, decimals },
      ...{ transferFeeBps, isHooked: traits.includes('transfer-hook') },
      accountBytes: Number(calculateAccountSize(extensions)),
    }
  }
  const account = await fetchEncodedAccount(rpc, mint, { commitment: 'confirmed' })
  if (!account.exists || account.programAddress !== firstTokenProgram) return undefined
  if (account.data.length !== mintBytes) return undefined
  return {
    ...{ mint, tokenProgram: firstTokenProgram, name: '', symbol: '', isHooked: false },
    ...{ decimals: decodeMint(account).data.decimals, transferFeeBps: 0, accountBytes },
  }
}
