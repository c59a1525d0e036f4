import { joinSentences, m } from '@slipway/messages'
import type { ReviewLine } from '../transaction/shown-plan.ts'
import { nativeAmount } from './native-amount.ts'

/** A fee of a factory, as it asks it of one account. */
export interface AskedFee {
  /** Wei that this account pays, after fee whitelist and membership. */
  readonly feeWei: bigint
  /** Wei that everybody else pays. */
  readonly fullFeeWei: bigint
}

interface FeeLineTexts {
  /** "Creation fee" by default. */
  readonly label?: string
  /** What else is worth knowing about it. */
  readonly note?: string
}

/**
 * A factory's fee in a review: what this account pays, and below it what membership or a discount saves. Nothing where
 * nobody pays anything; a fee that is waived whole is shown with what it saves.
 */
export function feeLines(
  { feeWei, fullFeeWei }: AskedFee,
  { label = m.vip_fee(), note }: FeeLineTexts = {},
): readonly ReviewLine[] {
  if (fullFeeWei === 0n && feeWei === 0n) return []
  const savedWei = fullFeeWei - feeWei
  const saved =
    savedWei > 0n
      ? m.vip_fee_review_saved({ full: nativeAmount(fullFeeWei), amount: nativeAmount(savedWei) })
      : undefined
  const below = joinSentences([note, saved])
  return [{ label, value: nativeAmount(feeWei), ...(below && { note: below }) }]
}
