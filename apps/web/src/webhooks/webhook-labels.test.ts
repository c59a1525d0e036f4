import { expect, test } from 'vitest'
import { actFeatures } from '../stats/act-features.ts'
import { actTexts } from '../stats/act-labels.ts'
import { kindsOfFeature, outcomeText, typeText } from './webhook-labels.ts'

test('every kind of act can be chosen, once', () => {
  const offered = actFeatures.flatMap((feature) => kindsOfFeature[feature])
  expect([...offered].sort()).toEqual(Object.keys(actTexts).sort())
})

test('a delivery says what it is about and how it went', () => {
  expect(typeText('act.locked')).toBe('Locked')
  expect(typeText('webhook.test')).toBe('Test')
  expect(typeText('acts.missed')).toBe('Missed actions')
  // Of a newer server.
  expect(typeText('act.unheardOf')).toBe('act.unheardOf')
  const delivery = {
    ...{ eventId: 'act_1', type: 'act.locked', state: 'waiting' as const, attempts: 0 },
    ...{ createdAt: 1, attemptedAt: null, nextAttemptAt: 1, status: null, failure: null },
    excerpt: '',
  }
  expect(outcomeText(delivery)).toBeUndefined()
  expect(outcomeText({ ...delivery, status: 204 })).toBe('returned 204')
  expect(outcomeText({ ...delivery, status: 302, failure: 'redirect' })).toContain('302')
  expect(outcomeText({ ...delivery, failure: 'target' })).toContain('private network')
})
