import type { FormResult } from './form-result.ts'

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
