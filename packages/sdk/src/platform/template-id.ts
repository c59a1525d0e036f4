/** Number of a token template (specification, section 9; 7 and 9 are ours for the two that it names without a number). */
export type TemplateId = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9

/** Every template, in order. */
export const templateIds = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const satisfies readonly TemplateId[]

/** Whether a number from a chain or a link names a template of this release. */
export function isTemplateId(value: number): value is TemplateId {
  return (templateIds as readonly number[]).includes(value)
}
