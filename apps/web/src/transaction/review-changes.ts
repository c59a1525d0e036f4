import { m } from '@slipway/messages'
import type { PlanReview, ReviewLine } from './shown-plan.ts'

/** A line of a review that says something else than it did; `null` where there was none, or is none any more. */
export interface ReviewChange {
  readonly label: string
  readonly before: string | null
  readonly now: string | null
}

const textOf = ({ value, note, address }: ReviewLine) =>
  [address ?? value, note].filter((text) => text !== undefined).join(' · ')

/** Lines by their label, those of one label in their order. What moves by itself is left out. */
function listLines(lines: readonly ReviewLine[]): Map<string, ReviewLine> {
  const found = new Map<string, ReviewLine>()
  const counts = new Map<string, number>()
  for (const line of lines) {
    if (line.isMoving) continue
    const at = counts.get(line.label) ?? 0
    counts.set(line.label, at + 1)
    found.set(`${line.label}\u0000${at}`, line)
  }
  return found
}

function changesOfPart(before: readonly ReviewLine[], now: readonly ReviewLine[]): ReviewChange[] {
  const [old, fresh] = [listLines(before), listLines(now)]
  return [...new Set([...old.keys(), ...fresh.keys()])].flatMap((key) => {
    const [was, is] = [old.get(key), fresh.get(key)]
    const [from, to] = [was ? textOf(was) : null, is ? textOf(is) : null]
    return from === to ? [] : [{ label: (is ?? was)?.label ?? '', before: from, now: to }]
  })
}

/** What a review that was made anew says otherwise, in the order in which it is read. */
export function reviewChanges(before: PlanReview, now: PlanReview): readonly ReviewChange[] {
  const permanent = (review: PlanReview) =>
    review.permanent.map((value) => ({ label: review.title, value }))
  // What is done stands in the title and on the button: "forbid" must not become "allow" unseen.
  const acts = ({ title, confirmLabel }: PlanReview) => [
    { label: m.transaction_changed_act(), value: title },
    { label: m.transaction_changed_button(), value: confirmLabel },
  ]
  return [
    ...changesOfPart(acts(before), acts(now)),
    ...changesOfPart(before.pays, now.pays),
    ...changesOfPart(before.gets, now.gets),
    ...changesOfPart(before.facts, now.facts),
    ...changesOfPart(permanent(before), permanent({ ...now, title: before.title })),
  ]
}
