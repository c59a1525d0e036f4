import { m } from '@slipway/messages/features/tools'
import type { AddressTarget } from '@slipway/vanity-address/target/address-target'
import { compileTarget } from '@slipway/vanity-address/target/compile-target'
import { PatternInvalid, type PatternProblem } from '@slipway/vanity-address/target/pattern-error'
import { CliError } from '../errors/cli-error.ts'
import { isOn, type OptionValues, textOf } from '../input/options.ts'

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

function toTarget(options: OptionValues): AddressTarget | undefined {
  const isCaseSensitive = isOn(options, 'case-sensitive')
  const [starts, ends] = [textOf(options, 'starts'), textOf(options, 'ends')]
  const [contains, pattern] = [textOf(options, 'contains'), textOf(options, 'pattern')]
  const zeros = textOf(options, 'zeros')
  if (zeros !== undefined) return { kind: 'zeros', count: Number(zeros) }
  if (pattern !== undefined) return { kind: 'pattern', text: pattern, isCaseSensitive }
  if (contains !== undefined) return { kind: 'contains', text: contains, isCaseSensitive }
  if (starts !== undefined && ends !== undefined)
    return { kind: 'both', text: starts, ending: ends, isCaseSensitive }
  if (starts !== undefined) return { kind: 'starts', text: starts, isCaseSensitive }
  return ends === undefined ? undefined : { kind: 'ends', text: ends, isCaseSensitive }
}

const named = ['starts', 'ends', 'contains', 'zeros', 'pattern'] as const

/** `--starts` and `--ends` go together, nothing else does. */
function checkOne(options: OptionValues): void {
  const given = named.filter((name) => options[name] !== undefined)
  const isBoth = given.length === 2 && given[0] === 'starts' && given[1] === 'ends'
  if (given.length === 1 || isBoth) return
  const all = named.map((name) => `--${name}`).join(', ')
  throw new CliError('Cli_OptionsExclude', { options: all })
}

/**
 * What an address shall look like, and the chance of one candidate.
 * @throws {CliError} `Cli_OptionsExclude`, or `Cli_DraftRefused` with the pattern's fault
 */
export function readAddressTarget(options: OptionValues): {
  readonly target: AddressTarget
  readonly probability: number
} {
  checkOne(options)
  const target = toTarget(options)
  if (!target) throw new CliError('Cli_OptionMissing', { option: '--starts' })
  try {
    return { target, probability: compileTarget(target).probability }
  } catch (error) {
    if (!(error instanceof PatternInvalid)) throw error
    const { code, part } = error
    throw new CliError('Cli_DraftRefused', {}, [
      { field: 'pattern', code, message: texts[code]({ part }) },
    ])
  }
}
