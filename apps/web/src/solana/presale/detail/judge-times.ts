import { m } from '@slipway/messages'
import { solanaPresaleLimits } from '@slipway/sdk/solana/presale/solana-presale-limits'
import type { PresaleView } from '../types.ts'

interface Times {
  readonly startAt: number
  readonly endAt: number
}

const { startLeadSeconds, noticeMinSeconds, endAheadMaxSeconds } = solanaPresaleLimits

function endProblem({ startAt, endAt }: Times, { presale, now }: JudgedView): string | undefined {
  const notice = presale.buyers > 0 ? noticeMinSeconds : 1
  if (endAt <= startAt) return m.solpresalepage_refused_end_order()
  if (endAt < now + notice) return m.solpresalepage_refused_end_early()
  if (endAt > now + endAheadMaxSeconds) return m.solpresalepage_refused_end_late()
  return endAt - startAt > presale.t1Seconds + presale.t2Seconds
    ? undefined
    : m.solpresalepage_refused_tiers()
}

type JudgedView = Pick<PresaleView, 'presale' | 'now'>

/** What the program says of other times of a presale; a field without a text is right. */
export function judgeTimes(times: Times, view: JudgedView): { start?: string; end?: string } {
  const { presale, now } = view
  const hasBegun = now >= presale.startAt
  const isEarly = !hasBegun && times.startAt <= now + startLeadSeconds
  const end = endProblem(times, view)
  return {
    ...(isEarly && { start: m.solpresalepage_refused_start_lead() }),
    ...(end !== undefined && { end }),
  }
}
