import { describe, expect, test } from 'vitest'
import { commandEntries, findCommand } from '../commands.ts'
import { CliError } from '../errors/cli-error.ts'
import { checkPositionals, parseCommandLine } from './parse-command-line.ts'

const specs = {
  json: { type: 'boolean' },
  network: { type: 'string', short: 'n' },
  purchase: { type: 'string', multiple: true },
} as const

const thrownBy = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    return error instanceof CliError ? { code: error.code, args: error.args } : error
  }
  return undefined
}

test('options, short ones and repeated ones, and what stands beside them', () => {
  const args = ['0x1', '-n', 'bsc', '--json', '--purchase', 'a=1', '--purchase=b=2']
  expect(parseCommandLine(args, specs)).toEqual({
    options: { json: true, network: 'bsc', purchase: ['a=1', 'b=2'] },
    positionals: ['0x1'],
  })
})

describe('refused', () => {
  test('an unknown option, by its name and without its value', () => {
    const refusal = thrownBy(() => parseCommandLine(['--password=hunter2'], specs))
    expect(refusal).toEqual({ code: 'Cli_OptionUnknown', args: { option: '--password' } })
  })

  test('an option without its value, a switch with one', () => {
    const code = 'Cli_OptionValueMissing'
    expect(thrownBy(() => parseCommandLine(['--network'], specs))).toMatchObject({ code })
    expect(thrownBy(() => parseCommandLine(['--json=yes'], specs))).toMatchObject({ code })
  })

  test('arguments that are missing, and that are too many', () => {
    expect(thrownBy(() => checkPositionals([], ['lock']))).toMatchObject({
      code: 'Cli_ArgumentMissing',
      args: { argument: 'lock' },
    })
    expect(thrownBy(() => checkPositionals(['a', 'b'], ['lock']))).toMatchObject({
      code: 'Cli_ArgumentSpare',
    })
    expect(thrownBy(() => checkPositionals([], ['file?']))).toBeUndefined()
  })
})

test('a command is found by its words, and nothing by half of them', () => {
  expect(findCommand(['token', 'create', '--json'])).toMatchObject({
    entry: { name: 'token create' },
    rest: ['--json'],
  })
  expect(findCommand(['token'])).toBeUndefined()
  expect(findCommand([])).toBeUndefined()
  expect(new Set(commandEntries.map(({ name }) => name)).size).toBe(commandEntries.length)
})
