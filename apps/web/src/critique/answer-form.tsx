import { Button, NativeSelect, Textarea } from '@mantine/core'
import type { Critique } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { type AnswerParams, readCritiqueAnswer } from '@slipway/sdk/critique/critique-forms'
import { isAnswering } from '@slipway/sdk/critique/critique-rules'
import { NoticeBox } from '@slipway/ui/notice-box'
import { useState } from 'react'
import { fromIssues } from '../action/from-issues.ts'
import { useActionForm } from '../action/use-action-form.ts'
import { critiqueApi } from '../core/critique-api.ts'
import classes from './critique.module.css'
import { verdicts } from './critique-labels.ts'
import { CritiqueView } from './critique-view.tsx'
import { useCritiqueAct } from './use-critique.ts'

type Field = 'verdict' | 'said'
const empty: Readonly<Record<Field, string>> = { verdict: 'sound', said: '' }
/** No amount is refused in this form. */
const noUnit = { symbol: '', decimals: 0 }

function AnswerForm({ critique: { id, visibility } }: { critique: Critique }) {
  const { act, isBusy, problem, entry } = useCritiqueAct()
  const [isDone, setDone] = useState(false)
  const send = async (params: AnswerParams) => {
    const isSent = await act(() => critiqueApi.answer(id, params))
    setDone(isSent)
    if (isSent) form.reset()
  }
  const form = useActionForm<Field, AnswerParams>(
    noUnit,
    empty,
    (values) => fromIssues(readCritiqueAnswer(values), 'said'),
    (params) => void send(params),
  )
  return (
    <form noValidate className={classes.form} onSubmit={form.onSubmit} {...entry}>
      <NativeSelect
        label={m.critique_verdict()}
        value={form.values.verdict}
        onChange={({ currentTarget }) => form.set('verdict', currentTarget.value)}
        data={Object.entries(verdicts).map(([value, { text }]) => ({ value, label: text() }))}
      />
      <Textarea
        rows={4}
        resize="vertical"
        label={m.critique_answer_label()}
        description={m.critique_answer_rule()}
        inputWrapperOrder={['label', 'description', 'input', 'error']}
        {...form.inputProps('said')}
      />
      {problem && (
        <NoticeBox tone="bad" role="alert">
          {problem}
        </NoticeBox>
      )}
      {isDone && (
        <NoticeBox tone="good" role="status">
          {visibility === 'public' ? m.critique_answer_done_public() : m.critique_answer_done()}
        </NoticeBox>
      )}
      <Button type="submit" loading={isBusy} className={classes.submit}>
        {m.critique_answer_send()}
      </Button>
    </form>
  )
}

/** A request to which the account is invited, with the answer's form while answers are taken. */
export function InvitedCritique({ critique }: { critique: Critique }) {
  return (
    <li>
      <CritiqueView critique={critique} />
      {isAnswering(critique, Math.floor(Date.now() / 1_000)) && <AnswerForm critique={critique} />}
    </li>
  )
}
