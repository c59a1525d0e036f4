import { byteLength } from '../../shared/byte-length.ts'
import type { TokenDraftField } from '../types.ts'
import type { IssueSink } from './issue-sink.ts'

/** Rule of a text that a contract stores. */
export interface TextRule {
  readonly field: TokenDraftField
  readonly maxBytes: number
  /** Code when nothing is left after trimming; a text without it may be empty. */
  readonly emptyCode?: string
  /** Code with `length` and `max`, both in bytes. */
  readonly tooLongCode: string
  /** Code for a text with signs that cannot be seen or that turn its direction. */
  readonly notPrintableCode: string
}

/**
 * Signs that nobody sees: control codes, zero-width signs, marks that turn the direction of writing, byte order marks.
 * With them one token could wear another's name.
 */
const invisible = /[\p{Cc}\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/u

/** Whether every sign of a text can be seen and the text can be written in UTF-8, as the contracts demand. */
export function isPrintable(text: string): boolean {
  return text.isWellFormed() && !invisible.test(text)
}

/** Trims a text and measures it as the contract does, in bytes of UTF-8. */
export function readLimitedText(text: string, rule: TextRule, report: IssueSink): string {
  const trimmed = text.trim()
  if (trimmed === '' && rule.emptyCode) report(rule.field, rule.emptyCode)
  const length = byteLength(trimmed)
  if (length > rule.maxBytes) {
    report(rule.field, rule.tooLongCode, { length: BigInt(length), max: BigInt(rule.maxBytes) })
  }
  if (!isPrintable(trimmed)) report(rule.field, rule.notPrintableCode)
  return trimmed
}
