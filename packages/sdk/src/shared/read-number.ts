import { narrow, removeInvisible } from './clean-typed.ts'
import type { FieldIssueCollector } from './field-issue-collector.ts'
import { AmountInvalid, type parseAmount } from './parse-amount.ts'
import { groupProblem, parseTypedAmount } from './parse-typed-amount.ts'
import { removeGroups } from './remove-groups.ts'

/** Decimals of a typed percent (S-39); with them a percent is exactly a number of basis points. */
const percentDecimals = 2

/** Longer than any whole number that fits 256 bits. */
const longestWhole = 78

/** The unit that a form keeps behind a length that it could not read: `1,000 days`. No number is read with it. */
const unitBehind = / [a-z]+$/

/**
 * A typed number with at most `decimals` digits after the point, as units of that many decimals.
 * @param parse how it is read; as it is typed into a field by default
 * @returns undefined where the text could not be read, after a report.
 */
export function readDecimal<Field extends string>(
  field: Field,
  text: string,
  decimals: number,
  report: FieldIssueCollector<Field>,
  parse: typeof parseAmount = parseTypedAmount,
): bigint | undefined {
  try {
    return parse(text, decimals)
  } catch (error) {
    if (!(error instanceof AmountInvalid)) throw error
    report(field, error.code, { max: BigInt(error.args.max) })
    return undefined
  }
}

/** A typed percent in basis points. @returns undefined where the text could not be read, after a report. */
export function readPercent<Field extends string>(
  field: Field,
  text: string,
  report: FieldIssueCollector<Field>,
): bigint | undefined {
  return readDecimal(field, text, percentDecimals, report)
}

/** A typed whole number, with or without marks between thousands. @returns undefined where the text could not be read, after a report. */
export function readWhole<Field extends string>(
  field: Field,
  text: string,
  report: FieldIssueCollector<Field>,
): bigint | undefined {
  const trimmed = narrow(removeInvisible(text))
  if (trimmed === '') {
    report(field, 'Input_Required')
    return undefined
  }
  const problem = groupProblem(trimmed.replace(unitBehind, ''))
  if (problem) {
    report(field, problem)
    return undefined
  }
  const digits = removeGroups(trimmed)
  if (!/^\d+$/.test(digits) || digits.length > longestWhole) {
    report(field, 'Input_IntegerRequired')
    return undefined
  }
  return BigInt(digits)
}
