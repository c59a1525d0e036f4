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

type Clocked = Pick<SolanaPresale, 'endAt' | 'termsChanged'>

/** What leaving before the end costs whoever pays in now, in a sentence. @param now unix seconds of the cluster */
export function exitText(presale: Clocked, now: number): string {
  if (now >= exitClosesAt(presale))
    return m.presale_buy_review_exit_closed({ closed: exitClosedText() })
  return presale.termsChanged
    ? m.presale_buy_review_exit_free({ closed: exitClosedText() })
    : m.presale_buy_review_exit_fee({
        fee: exitFeeText(),
        time: formatTime(exitClosesAt(presale)),
      })
}

/** What leaving costs among the terms of a presale, whenever somebody reads them. */
export const exitTerm = ({ termsChanged }: Pick<SolanaPresale, 'termsChanged'>): string =>
  termsChanged
    ? m.presale_buy_review_exit_free({ closed: exitClosedText() })
    : m.presale_terms_exit_fee({ fee: exitFeeText(), closed: exitClosedText() })

/** `exitText` as a sentence of its own; where leaving is closed, there are no terms to name. */
export function exitSentence(presale: Clocked, now: number): string {
  return now >= exitClosesAt(presale)
    ? m.solpresalepage_buy_exit_closed({ closed: exitClosedText() })
    : m.solpresalepage_buy_exit({ terms: exitText(presale, now) })
}
