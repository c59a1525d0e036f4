import { extension, getTokenSize } from '@solana-program/token-2022'
import type { SolanaToken } from '../get-solana-token.ts'
import { poolStateBytes } from './decode-pool-state.ts'

/** Of an account that keeps prices: `ObservationState::LEN` in the program's `states/oracle.rs`. */
const observationBytes = 4_075
const [mintBytes, accountBytes] = [82, 165]

/** Deposits of a new pool, in lamports. */
export interface RaydiumPoolRent {
  /** Of the pool, its prices, its LP token and its two vaults: they stay for as long as the pool does. */
  readonly poolLamports: bigint
  /** Of the creator's account of LP tokens. */
  readonly accountLamports: bigint
}

/** What the accounts of a new pool deposit. @param getRent lamports that a number of bytes must hold to stay */
export async function getRaydiumPoolRent(
  { extensions }: Pick<SolanaToken, 'extensions'>,
  getRent: (bytes: number) => Promise<bigint>,
): Promise<RaydiumPoolRent> {
  // A vault has what the token asks of each of its accounts, and nothing else.
  const vaultBytes = extensions.includes('TransferFeeConfig')
    ? getTokenSize([extension('TransferFeeAmount', { withheldAmount: 0n })])
    : accountBytes
  const ofPool = [poolStateBytes, observationBytes, mintBytes, accountBytes, vaultBytes]
  const [accountLamports, ...rents] = await Promise.all([accountBytes, ...ofPool].map(getRent))
  return {
    poolLamports: rents.reduce((sum, one) => sum + one, 0n),
    accountLamports: accountLamports ?? 0n,
  }
}
