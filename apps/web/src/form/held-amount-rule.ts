import { formatAmount, m } from '@slipway/messages'

interface HeldToken {
  readonly symbol: string
  readonly decimals: number
}

/** The rule of an amount that a wallet pays out of what it holds. A wallet that holds none is told so: no amount would do. */
export const heldAmountRule = (held: bigint, { symbol, decimals }: HeldToken): string =>
  held > 0n
    ? m.lock_field_amount_max({ max: formatAmount(held, decimals, { symbol }) })
    : m.presale_hint_balance({ symbol })
