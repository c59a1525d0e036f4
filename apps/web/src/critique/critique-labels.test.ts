import { m } from '@slipway/messages'
import { expect, test } from 'vitest'
import { stateOf, unansweredText } from './critique-labels.ts'

const times = { startsAt: 100, endsAt: 200 }
const textAt = (visibility: 'public' | 'private', now: number) =>
  stateOf({ ...times, visibility }, now).text()

test('a draft takes no answers, whatever its time: nobody can see it', () => {
  for (const now of [99, 150, 200]) expect(textAt('private', now)).toBe(m.critique_state_draft())
  expect(textAt('public', 99)).toBe(m.critique_state_ahead())
  expect(textAt('public', 150)).toBe(m.critique_state_open())
  expect(textAt('public', 200)).toBe(m.critique_state_over())
})

test('nobody is said to answer yet where no answer can come any more', () => {
  expect(unansweredText(times, 199)).toBe(m.critique_answer_none())
  expect(unansweredText(times, 200)).toBe(m.critique_answer_never())
})
