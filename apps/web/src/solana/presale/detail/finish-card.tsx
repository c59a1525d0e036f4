import { formatTime, m } from '@slipway/messages'
import { isFull, reachesSoftCap } from '@slipway/sdk/solana/presale/presale-math'
import { solanaPresaleLimits } from '@slipway/sdk/solana/presale/solana-presale-limits'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { ActionCard } from '../../console/action-card.tsx'
import { amountOf } from '../../lock/lock-texts.ts'
import type { PresaleView } from '../types.ts'
import { forecastFinish } from './forecast-finish.ts'
import type { PresaleActs } from './presale-act.ts'
import { solOf } from './presale-texts.ts'

/** Whether a presale can be finished at all now, whoever does. */
export const canFinish = ({ presale, status, now }: PresaleView): boolean =>
  (status.label === 'waiting' || (status.label === 'running' && isFull(presale))) &&
  (now >= presale.endAt || isFull(presale)) &&
  reachesSoftCap(presale)

/** Why the connected account does not finish it now; undefined where it may. */
function idleText(view: PresaleView, isCreator: boolean): string | undefined {
  const { presale, status, now } = view
  const time = formatTime(presale.endAt)
  if (status.label === 'coming') return m.presale_admin_finish_coming()
  if (!canFinish(view))
    return presale.kind === 'fair'
      ? m.presale_admin_finish_fair({ time })
      : m.presale_admin_finish_running({ time })
  const freeAt = presale.endAt + solanaPresaleLimits.ownerGraceSeconds
  return isCreator || now >= freeAt
    ? undefined
    : m.solpresalepage_finish_not_yet({ time: formatTime(freeAt) })
}

/** Ends a presale that succeeded: its creator's at once, anybody's a day after its end. */
export function FinishCard({
  view,
  acts,
  isCreator,
}: {
  view: PresaleView
  acts: PresaleActs
  isCreator: boolean
}) {
  const { chain, presale, token } = view
  const { sold, unsold, proceeds, rewards } = forecastFinish(presale)
  const idle = idleText(view, isCreator)
  return (
    <ActionCard
      actions={acts.review}
      acts={['finalize']}
      title={m.presale_finalize_title()}
      text={isCreator ? m.solpresalepage_finish_text_own() : m.solpresalepage_finish_text()}
      doneText={m.presale_finalize_done()}
      idle={idle}
      fact={
        idle === undefined && (
          <KeyValueList>
            <KeyValue label={m.solpresalepage_finish_buyers()}>{amountOf(token, sold)}</KeyValue>
            <KeyValue label={m.solpresalepage_finish_creator()}>{solOf(chain, proceeds)}</KeyValue>
            {rewards > 0n && (
              <KeyValue label={m.solpresalepage_finish_inviters()}>
                {solOf(chain, rewards)}
              </KeyValue>
            )}
            <KeyValue
              label={m.presale_finalize_review_unsold()}
              help={
                presale.burnsUnsold
                  ? m.presale_finalize_review_burned()
                  : m.solpresalepage_finish_returned()
              }
            >
              {amountOf(token, unsold)}
            </KeyValue>
          </KeyValueList>
        )
      }
      onSubmit={(event) => {
        event.preventDefault()
        acts.open('finalize', { kind: 'finalize' })
      }}
    />
  )
}
