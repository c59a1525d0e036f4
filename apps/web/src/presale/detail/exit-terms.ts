import { formatBps, formatDuration } from '@slipway/messages'
import { presaleLimits } from '@slipway/sdk/presale/presale-limits'
import { calculateExitFee } from '@slipway/sdk/presale/presale-math'
import type { PresaleView } from './presale-context.ts'

/** What leaving an open presale costs. */
export const exitFeeText = (): string => formatBps(presaleLimits.exitFeeBps)

/** How long before the end leaving is closed. */
export const exitClosedText = (): string => formatDuration(presaleLimits.exitClosedSeconds)

/** From when on leaving an open presale is closed, unix seconds; not after its start where nobody can ever leave. */
export const exitClosesAt = ({ terms }: Pick<PresaleView['presale'], 'terms'>): number =>
  terms.endTime - Number(presaleLimits.exitClosedSeconds)

/**
 * Whether somebody who pays in now can leave before the end: for nothing, for the fee, no longer, or never, where the
 * presale is no longer than the time in which leaving is closed.
 */
export function exitTermsOf({
  presale,
  now,
}: Pick<PresaleView, 'presale' | 'now'>): 'free' | 'fee' | 'closed' | 'never' {
  if (exitClosesAt(presale) <= presale.terms.startTime) return 'never'
  if (now >= exitClosesAt(presale)) return 'closed'
  return presale.state.termsChanged ? 'free' : 'fee'
}

/** What leaving takes of all that a wallet has in the presale, where it takes anything. */
export const exitFeeOf = (
  view: Pick<PresaleView, 'presale' | 'now'>,
  contributed: bigint,
): bigint =>
  exitTermsOf(view) === 'fee' ? calculateExitFee(contributed, presaleLimits.exitFeeBps) : 0n
