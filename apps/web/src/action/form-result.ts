/** Why a field is refused: a code that has a text in every language, or a text of the screen itself. */
export interface FormProblem {
  code: string
  args?: Readonly<Record<string, bigint | number | string>>
  text?: string
}

/** What a form of the console asks for, or what is wrong with it. */
export type FormResult<Field extends string, Order> =
  | { ok: true; order: Order }
  | { ok: false; problems: Readonly<Partial<Record<Field, FormProblem>>> }

/** Collects the fields' readings into one; a field without a value has a problem. */
export function resultOrProblems<Field extends string, Order>(
  problems: Readonly<Partial<Record<Field, FormProblem | undefined>>>,
  order: () => Order | null,
): FormResult<Field, Order> {
  const found = Object.fromEntries(
    Object.entries(problems).filter(([, problem]) => problem !== undefined),
  ) as Partial<Record<Field, FormProblem>>
  const complete = Object.keys(found).length === 0 ? order() : null
  return complete === null ? { ok: false, problems: found } : { ok: true, order: complete }
}
