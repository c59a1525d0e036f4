/** Why a pattern cannot be searched; the screen has a text for each code. */
export type PatternProblem =
  | 'Pattern_Empty'
  | 'Pattern_TooLong'
  | 'Pattern_Character'
  | 'Pattern_Syntax'
  | 'Pattern_RepeatTooLarge'
  | 'Pattern_TooComplex'
  | 'Pattern_Impossible'
  | 'Pattern_MatchesAll'

/** A pattern that cannot be searched. */
export class PatternInvalid extends Error {
  override readonly name = 'PatternInvalid'
  readonly code: PatternProblem
  /** The offending part, for the text. */
  readonly part: string

  constructor(code: PatternProblem, part = '') {
    super(`${code}: ${part}. Write the pattern differently.`)
    this.code = code
    this.part = part
  }
}
