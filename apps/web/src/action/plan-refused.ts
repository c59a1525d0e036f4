/** A plan that could not be made; `message` is for the visitor, in the visitor's language. */
export class PlanRefused extends Error {
  override readonly name = 'PlanRefused'
}
