import type { FlowLabel, ReviewLine, ShownPlan } from './shown-plan.ts'

/**
 * A number and its unit, apart from it; estimates that move name no act. Words, dates and rates stay out: the list
 * outlives a change of the language.
 */
const isAmount = ({ value, address, isMoving, isUnnamed }: ReviewLine) =>
  !address && !isMoving && !isUnnamed && /^[≈~<>]?\s?\d[\d.,\s]*\s[^\d\s%]/.test(value)

/** The name of a plan in the list of transactions, with the amounts that its review says and the units of refusals. */
export function labelOf({
  label,
  review: { pays, gets },
  units,
}: Pick<ShownPlan, 'label' | 'review' | 'units'>): FlowLabel {
  const known = units ? { ...label, units } : label
  if (label.amount !== undefined) return known
  const paid = pays.filter(isAmount)
  const amounts = paid.length > 0 ? paid : gets.filter(isAmount)
  if (amounts.length === 0) return known
  return { ...known, amount: amounts.map(({ value }) => value).join(' + ') }
}
