import type { Critique } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { isAnswering } from '@slipway/sdk/critique/critique-rules'
import type { StatusTone } from '@slipway/ui/status-badge'

type Answer = NonNullable<Critique['critics'][number]['answer']>
interface Word {
  readonly text: () => string
  readonly tone: StatusTone
}

export const verdicts: Readonly<Record<Answer['verdict'], Word>> = {
  sound: { text: m.critique_verdict_sound, tone: 'good' },
  improve: { text: m.critique_verdict_improve, tone: 'warn' },
  unfit: { text: m.critique_verdict_unfit, tone: 'bad' },
}

export const visibilities: Readonly<
  Record<Critique['visibility'], { readonly name: () => string; readonly text: () => string }>
> = {
  public: { name: m.critique_visibility_public, text: m.critique_visibility_public_text },
  invited: { name: m.critique_visibility_invited, text: m.critique_visibility_invited_text },
  private: { name: m.critique_visibility_private, text: m.critique_visibility_private_text },
}

type Timed = Pick<Critique, 'visibility' | 'startsAt' | 'endsAt'>

/** Whether answers are taken: of a draft nobody knows. @param now unix seconds */
export function stateOf(critique: Timed, now: number): Word {
  if (critique.visibility === 'private') return { text: m.critique_state_draft, tone: 'neutral' }
  if (isAnswering(critique, now)) return { text: m.critique_state_open, tone: 'info' }
  return now < critique.startsAt
    ? { text: m.critique_state_ahead, tone: 'neutral' }
    : { text: m.critique_state_over, tone: 'neutral' }
}

/** What stands where a critic has not answered. @param now unix seconds */
export const unansweredText = ({ endsAt }: Pick<Critique, 'endsAt'>, now: number): string =>
  now < endsAt ? m.critique_answer_none() : m.critique_answer_never()
