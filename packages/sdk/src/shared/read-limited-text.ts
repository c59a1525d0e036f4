import { byteLength } from './byte-length.ts'
import type { FieldIssueCollector } from './field-issue-collector.ts'
import { isReadable } from './readable-text.ts'

/** Rule of a text that a contract stores. */
export interface TextRule<Field extends string> {
  readonly field: Field
  readonly maxBytes: number
  /** Code when nothing is left after trimming; a text without it may be empty. */
  readonly emptyCode?: string
  /** Code with `length` and `max`, both in bytes. */
  readonly tooLongCode: string
  /** Code for a text with signs that cannot be seen or that turn its direction. */
  readonly notPrintableCode: string
}

/** Trims a text and measures it as the contract does, in bytes of UTF-8. */
export function readLimitedText<Field extends string>(
  text: string,
  rule: TextRule<Field>,
  report: FieldIssueCollector<Field>,
): string {
  const trimmed = text.trim()
  if (trimmed === '' && rule.emptyCode) report(rule.field, rule.emptyCode)
  const length = byteLength(trimmed)
  if (length > rule.maxBytes) {
    report(rule.field, rule.tooLongCode, { length: BigInt(length), max: BigInt(rule.maxBytes) })
  }
  if (!isReadable(trimmed)) report(rule.field, rule.notPrintableCode)
  return trimmed
}
