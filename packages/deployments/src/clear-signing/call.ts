import type { DescribedCall } from './types.ts'

/**
 * A call that people sign.
 * @param intent what signing it does, at most 30 characters
 * @param fields by path, in the order of the screen
 * @param names of all parameters, where the compiled ABI has left some out
 */
export const call = (
  intent: string,
  fields: DescribedCall['fields'] = {},
  names?: readonly string[],
): DescribedCall => ({ intent, fields, ...(names && { names }) })
