import { formatInteger, formatTime, m } from '@slipway/messages'
import { type MappingStatus, mappingStatus } from '@slipway/sdk/airdrop/mapping/mapping-status'
import { ProgressBar } from '@slipway/ui/progress-bar'
import { Stat, StatRow } from '@slipway/ui/stat'
import { StatusBadge, type StatusTone } from '@slipway/ui/status-badge'
import { TimeLeft } from '../../transaction/time-left.tsx'
import { EndedStat } from '../shared/ended-stat.tsx'
import { amountIn, rateText, reachText } from './mapping-amounts.ts'
import type { MappingView } from './mapping-view.ts'

const badges: Record<MappingStatus, { tone: StatusTone; text: () => string }> = {
  coming: { tone: 'info', text: m.mapping_status_coming },
  running: { tone: 'good', text: m.mapping_status_running },
  finished: { tone: 'neutral', text: m.mapping_status_finished },
}

/** Where a mapping stands, in a word. */
export function MappingBadge({ mapping, now }: Pick<MappingView, 'mapping' | 'now'>) {
  const { tone, text } = badges[mappingStatus(mapping, now)]
  return <StatusBadge tone={tone}>{text()}</StatusBadge>
}

/** What holders do with a mapping, or did until its end. */
export const mappingLead = ({ mapping, now }: Pick<MappingView, 'mapping' | 'now'>): string =>
  mappingStatus(mapping, now) === 'finished' ? m.mapping_lead_over() : m.mapping_lead()

function WindowStat({ mapping, now }: Pick<MappingView, 'mapping' | 'now'>) {
  const { startTime, endTime } = mapping
  const status = mappingStatus(mapping, now)
  if (status === 'finished') return <EndedStat label={m.mapping_ended()} at={endTime} />
  const isComing = status === 'coming'
  const until = isComing ? startTime : endTime
  return (
    <Stat
      label={isComing ? m.mapping_starts_in() : m.mapping_ends_in()}
      value={<TimeLeft until={until} />}
      note={formatTime(until)}
    />
  )
}

const SHARE_SCALE = 10_000n

/** Rate, window, pool and what was swapped so far. */
export function MappingFigures({ mapping, now }: Pick<MappingView, 'mapping' | 'now'>) {
  const { origin, target, targetLeft, received, paid, accounts, rate } = mapping
  const whole = paid + targetLeft
  const share = whole === 0n ? 0 : Number((paid * SHARE_SCALE) / whole) / Number(SHARE_SCALE)
  return (
    <>
      <StatRow>
        <Stat label={m.mapping_rate()} value={rateText(mapping)} size="large" />
        <WindowStat mapping={mapping} now={now} />
        <Stat
          label={m.mapping_left()}
          value={amountIn(target, targetLeft)}
          {...(mappingStatus(mapping, now) === 'finished'
            ? {}
            : { note: m.mapping_left_note({ amount: reachText(origin, targetLeft, rate) }) })}
        />
        <Stat
          label={m.mapping_received()}
          value={amountIn(origin, received)}
          note={m.mapping_accounts({ count: formatInteger(accounts) })}
        />
      </StatRow>
      <ProgressBar label={m.mapping_progress()} value={share}>
        {m.mapping_progress_text({ paid: amountIn(target, paid), whole: amountIn(target, whole) })}
      </ProgressBar>
    </>
  )
}
