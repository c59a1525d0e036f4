import type { FlowLabel, FlowPlan, ReviewLine } from './flow-plan.ts'

/** A value that begins with a number. Words stay out: the list outlives a change of the language. */
const isAmount = ({ value, address }: ReviewLine) => !address && /^[≈~<>]?\s?\d/.test(value)

/** The name of a plan in the list of transactions, with the amounts that its review says. */
export function labelOf({
  label,
  review: { pays, gets },
}: Pick<FlowPlan, 'label' | 'review'>): FlowLabel {
  const paid = pays.filter(isAmount)
  const amounts = paid.length > 0 ? paid : gets.filter(isAmount)
  if (amounts.length === 0) return label
  return { ...label, amount: amounts.map(({ value }) => value).join(' + ') }
}
