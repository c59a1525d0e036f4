import { formatInteger, formatTime, m } from '@slipway/messages'
import { calculateProceeds } from '@slipway/sdk/solana/presale/presale-math'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import type { FormEvent } from 'react'
import { ActionCard } from '../../console/action-card.tsx'
import { amountOf } from '../../lock/lock-texts.ts'
import type { PresaleView } from '../types.ts'
import type { PresaleAct, PresaleActs } from './presale-act.ts'
import { presalePoints } from './presale-points.ts'
import { solOf } from './presale-texts.ts'
import { TimeCard } from './time-card.tsx'
import { usePresaleActs } from './use-presale-acts.ts'
import { WhitelistCard } from './whitelist-card.tsx'

interface CardProps {
  view: PresaleView
  acts: PresaleActs
}

const submit = (acts: PresaleActs, act: PresaleAct) => (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault()
  acts.open(act.kind, act)
}

/** What the creator may take now. */
function dueOf({ presale, status, held, now }: PresaleView) {
  if (status.label === 'canceled') return { lamports: 0n, tokens: held }
  if (status.label !== 'finished') return { lamports: 0n, tokens: 0n }
  return { lamports: calculateProceeds(presale, now), tokens: presale.unsold }
}

function withdrawIdle(view: PresaleView): string | undefined {
  const { presale, status, now } = view
  const { lamports, tokens } = dueOf(view)
  if (lamports > 0n || tokens > 0n) return undefined
  if (status.label !== 'finished' && status.label !== 'canceled')
    return m.presale_admin_withdraw_later()
  const next = presalePoints(presale).find(({ at }) => at > now)
  return status.label === 'finished' && next
    ? m.solpresalepage_withdraw_next({ time: formatTime(next.at) })
    : m.solpresalepage_withdraw_all()
}

/** The raise as it is released, and the tokens that were not sold; of a presale that failed its tokens. */
function WithdrawCard({ view, acts }: CardProps) {
  const { chain, presale, token, status } = view
  const { lamports, tokens } = dueOf(view)
  const isFinished = status.label === 'finished'
  return (
    <ActionCard
      actions={acts.review}
      acts={['withdraw']}
      title={m.presale_admin_withdraw_title()}
      text={
        presale.burnsUnsold
          ? m.solpresalepage_withdraw_text_burned()
          : m.solpresalepage_withdraw_text()
      }
      doneText={m.solpresalepage_withdraw_done()}
      idle={withdrawIdle(view)}
      fact={
        (isFinished || tokens > 0n) && (
          <KeyValueList>
            {isFinished && (
              <>
                <KeyValue label={m.solpresalepage_withdraw_raise()} emphasis="strong">
                  {solOf(chain, lamports)}
                </KeyValue>
                <KeyValue label={m.solpresalepage_withdraw_later()}>
                  {solOf(chain, presale.proceeds - presale.withdrawn - lamports)}
                </KeyValue>
              </>
            )}
            <KeyValue label={m.solpresalepage_withdraw_tokens()}>
              {amountOf(token, tokens)}
            </KeyValue>
          </KeyValueList>
        )
      }
      onSubmit={submit(acts, { kind: 'withdraw' })}
    />
  )
}

/** Ends an open presale: everybody's money goes back. */
function CancelCard({ view, acts }: CardProps) {
  const { buyers, exitFees } = view.presale
  // Who left for a fee has it back.
  const isOwing = buyers > 0 || exitFees > 0n
  return (
    <ActionCard
      actions={acts.review}
      acts={['cancel']}
      title={m.presale_admin_cancel_title()}
      text={isOwing ? m.solpresalepage_cancel_text() : m.solpresalepage_cancel_text_nobody()}
      doneText={isOwing ? m.presale_admin_cancel_done() : m.presale_admin_cancel_done_nobody()}
      onSubmit={submit(acts, { kind: 'cancel' })}
    />
  )
}

/** Who keeps the presale from being closed: a wallet's account ends with the last part of its tokens. */
function closeIdle({ presale, status, now }: PresaleView): string | undefined {
  const { accounts: count } = presale
  if (count === 0) return undefined
  const owing = { count, shown: formatInteger(count) }
  const last = status.label === 'finished' ? presalePoints(presale).at(-1) : undefined
  return last && last.at > now
    ? m.solpresalepage_close_releasing({ ...owing, time: formatTime(last.at) })
    : m.solpresalepage_close_owing(owing)
}

/** The deposits of a presale that nobody has anything in any more. */
function CloseCard({ view, acts }: CardProps) {
  return (
    <ActionCard
      actions={acts.review}
      acts={['close']}
      title={m.solpresalepage_close_title()}
      text={m.solpresalepage_close_text()}
      idle={closeIdle(view)}
      onSubmit={submit(acts, { kind: 'close' })}
    />
  )
}

/** What the creator of a presale can do, and nothing else. */
export default function CreatorCards({ view }: { view: PresaleView }) {
  const acts = usePresaleActs(view)
  const { presale, status } = view
  const { label } = status
  const isOpen = label === 'coming' || label === 'running' || label === 'waiting'
  const props = { view, acts }
  return (
    <>
      {(label === 'coming' || label === 'running') && (
        <TimeCard key={`${presale.startAt} ${presale.endAt}`} {...props} />
      )}
      {label === 'coming' && presale.whitelistMode !== 'none' && <WhitelistCard {...props} />}
      {!isOpen && <WithdrawCard {...props} />}
      {(isOpen || acts.review.done === 'cancel') && <CancelCard {...props} />}
      {!isOpen && <CloseCard {...props} />}
      {acts.review.dialog}
    </>
  )
}
