/** Why a field is refused: a code that has a text in every language, or a text of the screen itself. */
export interface FormProblem {
  code: string
  args?: Readonly<Record<string, bigint | number | string>>
  text?: string
}

/** What a form of the console asks for, or what is wrong with it. */
export type FormResult<Field extends string, Params> =
  | { ok: true; params: Params }
  | { ok: false; problems: Readonly<Partial<Record<Field, FormProblem>>> }

/** Collects the fields' readings into one; a field without a value has a problem. */
export function resultOrProblems<Field extends string, Params>(
  problems: Readonly<Partial<Record<Field, FormProblem | undefined>>>,
  params: () => Params | null,
): FormResult<Field, Params> {
  const found = Object.fromEntries(
    Object.entries(problems).filter(([, problem]) => problem !== undefined),
  ) as Partial<Record<Field, FormProblem>>
  const complete = Object.keys(found).length === 0 ? params() : null
  return complete === null ? { ok: false, problems: found } : { ok: true, params: complete }
}

/** A value that `JSON` has no word for, as text. */
const plain = (_key: string, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value)

/**
 * Whether a form asks for exactly what another reading of it asked for: the same values, however they were typed.
 * A reading that is not whole is the same as none.
 */
export function isSameReading<Field extends string, Params>(
  before: FormResult<Field, Params>,
  params: Params,
): boolean {
  return before.ok && JSON.stringify(before.params, plain) === JSON.stringify(params, plain)
}
