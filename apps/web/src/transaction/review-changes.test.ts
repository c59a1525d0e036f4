import { expect, test } from 'vitest'
import { reviewChanges } from './review-changes.ts'
import type { PlanReview } from './shown-plan.ts'

const review = (parts: Partial<PlanReview>): PlanReview => ({
  title: 'Contribution',
  pays: [{ label: 'You pay', value: '6 ETH' }],
  gets: [{ label: 'You get', value: '6,000 HBR' }],
  facts: [],
  permanent: [],
  confirmLabel: 'Confirm',
  ...parts,
})

test('a review that says the same has no changes', () => {
  expect(reviewChanges(review({}), review({}))).toEqual([])
})

test('what is said otherwise, what came and what went', () => {
  const back = { label: 'Comes back', value: '2 ETH' }
  const exit = { label: 'Leaving', value: 'Free', note: 'until noon' }
  const before = review({ facts: [exit], permanent: ['Binds your inviter.'] })
  const now = review({ gets: [{ label: 'You get', value: '4,000 HBR' }, back] })
  expect(reviewChanges(before, now)).toEqual([
    { label: 'You get', before: '6,000 HBR', now: '4,000 HBR' },
    { label: 'Comes back', before: null, now: '2 ETH' },
    { label: 'Leaving', before: 'Free · until noon', now: null },
    { label: 'Contribution', before: 'Binds your inviter.', now: null },
  ])
})

test('what moves by itself is no change', () => {
  const reward = (value: string) => review({ gets: [{ label: 'Reward', value, isMoving: true }] })
  expect(reviewChanges(reward('1 HBR'), reward('1.1 HBR'))).toEqual([])
})

test('another act is a change, though every line is the same', () => {
  const forbid = review({ title: 'Forbid anybody', confirmLabel: 'Forbid' })
  const allow = review({ title: 'Allow anybody', confirmLabel: 'Allow' })
  expect(reviewChanges(forbid, allow)).toEqual([
    { label: 'Action', before: 'Forbid anybody', now: 'Allow anybody' },
    { label: 'Button', before: 'Forbid', now: 'Allow' },
  ])
})

test('of two lines with one label each is compared with its own', () => {
  const two = (first: string, second: string) =>
    review({
      facts: [
        { label: 'To', value: first },
        { label: 'To', value: second },
      ],
    })
  expect(reviewChanges(two('a', 'b'), two('a', 'c'))).toEqual([
    { label: 'To', before: 'b', now: 'c' },
  ])
})
