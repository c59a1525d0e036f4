import { CliError } from '../errors/cli-error.ts'
import type { OptionSpec, OptionSpecs, OptionValues } from './options.ts'
import { readJsonFile } from './read-json-file.ts'

/** Fields of a draft with an example of each: its default. */
export type FieldExamples = Readonly<Record<string, unknown>>

/** Fields that take one of a few words. */
export type FieldChoices = Readonly<Record<string, readonly string[]>>

const toOptionName = (field: string) =>
  field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

function toSpec(example: unknown): OptionSpec {
  if (Array.isArray(example)) return { type: 'string', multiple: true, value: 'text …' }
  if (typeof example === 'boolean') return { type: 'string', value: 'true|false' }
  return { type: 'string', value: typeof example === 'number' ? 'number' : 'text' }
}

/** One option for each field: `totalSupply` is `--total-supply`. */
export function optionsOfFields(examples: FieldExamples, choices: FieldChoices = {}): OptionSpecs {
  return Object.fromEntries(
    Object.entries(examples).map(([field, example]) => {
      const words = choices[field]
      const spec = toSpec(example)
      return [toOptionName(field), words ? { ...spec, value: words.join('|') } : spec]
    }),
  )
}

function toFieldValue(option: string, value: unknown, example: unknown): unknown {
  if (typeof example === 'boolean') {
    if (value === 'true' || value === 'false') return value === 'true'
    throw new CliError('Cli_OptionInvalid', { option: `--${option}`, reason: 'true|false' })
  }
  if (typeof example !== 'number') return value
  const number = Number(value)
  if (String(value).trim() !== '' && Number.isFinite(number)) return number
  throw new CliError('Cli_OptionInvalid', { option: `--${option}`, reason: '0-9' })
}

/**
 * The fields that options give.
 * @throws {CliError} `Cli_OptionInvalid` for a switch that is neither `true` nor `false`, or a number that is none
 */
export function fieldsOfOptions(
  values: OptionValues,
  examples: FieldExamples,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(examples).flatMap(([field, example]) => {
      const option = toOptionName(field)
      const value = values[option]
      return value === undefined ? [] : [[field, toFieldValue(option, value, example)]]
    }),
  )
}

/** @throws {CliError} `Cli_OptionInvalid` with the words that can be chosen; what was given is not repeated */
export function refuseOtherWords(draft: FieldExamples, choices: FieldChoices): void {
  const wrong = Object.entries(choices).find(
    ([field, words]) => field in draft && !words.some((word) => word === draft[field]),
  )
  if (!wrong) return
  const [field, words] = wrong
  const reason = words.join('|')
  throw new CliError('Cli_OptionInvalid', { option: `--${toOptionName(field)}`, reason })
}

/**
 * A draft: the blank one, what a file says over it, and what options say over that.
 * @param file path of a JSON object, `-` for the standard input
 * @throws {CliError} `Cli_FieldUnknown` for a field that the draft does not have: a misspelt one must not be passed over
 */
export function gatherDraft<Draft extends FieldExamples>(
  blank: Draft,
  sources: { readonly fromFile?: unknown; readonly fromOptions: FieldExamples },
): Draft {
  const { fromFile = {}, fromOptions } = sources
  const given = { ...(fromFile as FieldExamples), ...fromOptions }
  const spare = Object.keys(given).find((field) => !Object.hasOwn(blank, field))
  if (spare !== undefined) {
    const fields = Object.keys(blank).join(', ')
    throw new CliError('Cli_FieldUnknown', { field: spare, fields })
  }
  return { ...blank, ...given }
}

/** A file with a JSON object in it. @throws {CliError} `Cli_FileUnreadable` or `Cli_FileInvalid` */
export async function readDraftFile(
  path: string | undefined,
): Promise<Readonly<Record<string, unknown>> | undefined> {
  if (path === undefined) return undefined
  const value = await readJsonFile(path)
  if (typeof value === 'object' && value !== null && !Array.isArray(value))
    return value as Readonly<Record<string, unknown>>
  throw new CliError('Cli_FileInvalid', { file: path, reason: '{ … }' })
}
