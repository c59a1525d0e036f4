import { formatAmount, m } from '@slipway/messages'
import type { LockHint, LockHintCode } from '@slipway/sdk/lock/check/lock-hint'

interface Units {
  readonly symbol: string
  readonly decimals: number
}

const plain: Partial<Record<LockHintCode, () => string>> = {
  'may-rebase': m.lock_hint_rebase,
  'dividends-paused': m.lock_hint_dividends,
  'liquidity-dividends-paused': m.lock_hint_lp_dividends,
  'nft-dividends-wait': m.lock_hint_nft_dividends,
  'position-foreign': m.lock_hint_position,
  unrehearsed: m.lock_hint_unrehearsed,
}

/** Something that the lock's maker should know, in the visitor's language. */
export function hintText({ code, args }: LockHint, units: Units): string {
  const amount = (value: bigint | string | undefined) =>
    formatAmount(BigInt(value ?? 0n), units.decimals, { symbol: units.symbol })
  if (code === 'taxed')
    return m.lock_hint_taxed({ amount: amount(args.amount), arrives: amount(args.arrives) })
  if (code === 'debits-more')
    return m.lock_hint_debits({ amount: amount(args.amount), debits: amount(args.debits) })
  return plain[code]?.() ?? code
}
