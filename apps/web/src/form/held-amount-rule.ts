import { formatAmount, m } from '@slipway/messages'

interface HeldToken {
  readonly symbol: string
  readonly decimals: number
}

/** The rule of an amount that a wallet pays out of what it holds. A wallet that holds none is told so: no amount would do. */
export const heldAmountRule = (held: bigint, { symbol, decimals }: HeldToken): string =>
  held > 0n
    ? m.token_held_amount_rule({ max: formatAmount(held, decimals, { symbol }) })
    : m.token_held_none({ symbol })
