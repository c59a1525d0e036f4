import { formatBps, formatDuration, formatTime, m } from '@slipway/messages'
import { solanaPresaleLimits } from '@slipway/sdk/solana/presale/solana-presale-limits'
import type { SolanaPresale } from '@slipway/sdk/solana/presale/types'

/** What leaving an open presale costs. */
export const exitFeeText = (): string => formatBps(solanaPresaleLimits.exitFeeBps)

/** How long before the end leaving is closed. */
export const exitClosedText = (): string => formatDuration(solanaPresaleLimits.exitClosedSeconds)

/** From when on leaving an open presale is closed, unix seconds. */
export const exitClosesAt = ({ endAt }: Pick<SolanaPresale, 'endAt'>): number =>
  endAt - solanaPresaleLimits.exitClosedSeconds

type Timed = Pick<SolanaPresale, 'startAt' | 'endAt' | 'termsChanged'>

/** Whether nobody could ever leave: the presale is no longer than the time in which leaving is closed. */
const isNever = (presale: Timed): boolean => exitClosesAt(presale) <= presale.startAt

const neverText = (): string => m.presale_terms_exit_never({ closed: exitClosedText() })

/** What leaving before the end costs whoever pays in now, in a sentence. @param now unix seconds of the cluster */
export function exitText(presale: Timed, now: number): string {
  if (isNever(presale)) return neverText()
  if (now >= exitClosesAt(presale))
    return m.presale_buy_review_exit_closed({ closed: exitClosedText() })
  return presale.termsChanged
    ? m.presale_buy_review_exit_free({ closed: exitClosedText() })
    : m.presale_buy_review_exit_fee({
        fee: exitFeeText(),
        time: formatTime(exitClosesAt(presale)),
      })
}

/** Why nobody can leave any more, to who is in. */
export const exitClosedNote = (presale: Timed): string =>
  isNever(presale)
    ? neverText()
    : m.presale_refund_closed({
        closed: exitClosedText(),
        time: formatTime(exitClosesAt(presale)),
      })

/** What leaving costs among the terms of a presale, whenever somebody reads them. */
export function exitTerm(presale: Timed): string {
  if (isNever(presale)) return neverText()
  return presale.termsChanged
    ? m.presale_buy_review_exit_free({ closed: exitClosedText() })
    : m.presale_terms_exit_fee({ fee: exitFeeText(), closed: exitClosedText() })
}

/** `exitText` as a sentence of its own; where leaving is closed, there are no terms to name. */
export function exitSentence(presale: Timed, now: number): string {
  const closed = exitClosedText()
  if (isNever(presale)) return m.solpresalepage_buy_exit_never({ closed })
  return now >= exitClosesAt(presale)
    ? m.solpresalepage_buy_exit_closed({ closed })
    : m.solpresalepage_buy_exit({ terms: exitText(presale, now) })
}
