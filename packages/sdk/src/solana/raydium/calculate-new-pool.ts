import { calculateSquareRoot } from '../../shared/calculate-square-root.ts'
import { calculateArriving, type TransferFee } from '../calculate-arriving.ts'

/** LP tokens that the program counts for each new pool and never mints. */
export const neverMinted = 100n

/** What a new pool holds, and what its creator gets. */
export interface NewPool {
  /** Base units that arrive. */
  readonly tokenReserve: bigint
  /** LP tokens, of nine decimals. */
  readonly lpMinted: bigint
}

/**
 * What becomes of a first deposit: the program counts what arrives, and the square root of both sides as LP tokens.
 * @returns undefined where that is too little for a pool
 */
export function calculateNewPool(
  tokenAmount: bigint,
  lamports: bigint,
  fee: TransferFee,
): NewPool | undefined {
  const tokenReserve = calculateArriving(tokenAmount, fee)
  if (tokenReserve <= 0n || lamports <= 0n) return undefined
  const lpMinted = calculateSquareRoot(tokenReserve * lamports) - neverMinted
  return lpMinted > 0n ? { tokenReserve, lpMinted } : undefined
}
