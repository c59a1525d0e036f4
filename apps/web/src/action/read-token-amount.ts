import { AmountInvalid } from '@slipway/sdk/shared/parse-amount'
import { parseTypedAmount } from '@slipway/sdk/shared/parse-typed-amount'
import type { FormProblem } from './form-result.ts'

/** An amount of a token in base units, or the code that says why the text is none. */
export type AmountReading =
  | { units: bigint; problem?: undefined }
  | { units: null; problem: FormProblem }

/** Reads an amount as typed. @param decimals of the token */
export function readTokenAmount(text: string, decimals: number): AmountReading {
  try {
    return { units: parseTypedAmount(text, decimals) }
  } catch (error) {
    if (!(error instanceof AmountInvalid)) throw error
    return { units: null, problem: { code: error.code, args: { max: BigInt(error.args.max) } } }
  }
}
