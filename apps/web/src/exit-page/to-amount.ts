import type { ExitAmount } from './types.ts'

/** An amount of a token or currency. */
export const toAmount = (
  amount: bigint,
  { decimals, symbol }: { readonly decimals: number; readonly symbol: string },
): ExitAmount => ({ amount, decimals, symbol })
