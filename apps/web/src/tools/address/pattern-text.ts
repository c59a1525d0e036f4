import { m } from '@slipway/messages'
import { PatternInvalid, type PatternProblem } from '@slipway/vanity-address/target/pattern-error'

const texts: Readonly<Record<PatternProblem, (values: { part: string }) => string>> = {
  Pattern_Empty: () => m.tools_pattern_empty(),
  Pattern_TooLong: m.tools_pattern_too_long,
  Pattern_Character: m.tools_pattern_character,
  Pattern_Syntax: m.tools_pattern_syntax,
  Pattern_RepeatTooLarge: m.tools_pattern_repeat,
  Pattern_TooComplex: () => m.tools_pattern_complex(),
  Pattern_Impossible: () => m.tools_pattern_impossible(),
  Pattern_MatchesAll: () => m.tools_pattern_all(),
}

/** Why a target cannot be searched, in words. @throws what is no `PatternInvalid` */
export function patternText(error: unknown): string {
  if (!(error instanceof PatternInvalid)) throw error
  return texts[error.code]({ part: error.part })
}

/** What a function gives, or why its pattern cannot be searched. */
export function readPattern<Result>(
  read: () => Result,
):
  | { readonly result: Result; readonly problem?: undefined }
  | { readonly problem: PatternInvalid } {
  try {
    return { result: read() }
  } catch (error) {
    if (error instanceof PatternInvalid) return { problem: error }
    throw error
  }
}
