import type { ShownPlan } from '../transaction/shown-plan.ts'

/** What every row with a form is given, whatever it is about. */
export interface FormContext {
  /** What amounts in refusals are counted in. */
  token: { readonly symbol: string; readonly decimals: number }
  /** What a presale is paid with. */
  currency?: { readonly symbol: string; readonly decimals: number }
  /** Opens the review of an action. */
  open: (plan: ShownPlan) => void
  /** Text of the action that was just done, by its kind or by the id of its form. */
  doneOf: (...ids: readonly string[]) => string | null
  clearDone: () => void
}
