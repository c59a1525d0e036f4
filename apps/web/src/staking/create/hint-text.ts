import { errorMessage, formatAmount, isErrorCode, m } from '@slipway/messages'
import type { PoolHint, PoolHintCode } from '@slipway/sdk/staking/check/pool-hint'
import type { Units } from './read-draft.ts'

const plain: Partial<Record<PoolHintCode, () => string>> = {
  'may-rebase': m.stakemake_hint_rebase,
  'dividends-paused': m.stakemake_hint_dividends,
  'nft-dividends-wait': m.stakemake_hint_nft_dividends,
  unrehearsed: m.stakemake_hint_unrehearsed,
}

/** Something that the pool's maker should know, in the visitor's language. */
export function hintText({ code, args }: PoolHint, units: Units): string {
  const amount = (value: bigint | string | undefined) =>
    formatAmount(BigInt(value ?? 0n), units.stakedDecimals, { symbol: units.stakedSymbol })
  const kept = () => ({ amount: amount(args.amount), arrives: amount(args.arrives) })
  if (code === 'stake-taxed') return m.stakemake_hint_taxed(kept())
  if (code === 'stake-taxed-own') return m.stakemake_hint_taxed_own(kept())
  if (code === 'stake-limited') return m.stakemake_hint_limited({ max: amount(args.max) })
  if (code === 'stake-refused') {
    const reason = String(args.reason ?? '')
    return m.stakemake_hint_refused({ reason: isErrorCode(reason) ? errorMessage(reason) : reason })
  }
  return plain[code]?.() ?? code
}
