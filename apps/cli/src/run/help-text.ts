import { m } from '@slipway/messages/features/cli'
import type { Command } from '../command/command.ts'
import { sharedOptions } from '../command/shared-options.ts'
import { type CommandEntry, commandEntries } from '../commands.ts'
import type { OptionSpecs } from '../input/options.ts'
import { printRows } from '../output/print-rows.ts'
import type { Row } from '../output/row.ts'

const exitRows = (): readonly Row[] => [
  ['0', m.cli_exit_ok()],
  ['1', m.cli_exit_refused()],
  ['2', m.cli_exit_use()],
  ['3', m.cli_exit_network()],
  ['4', m.cli_exit_key()],
  ['5', m.cli_exit_fault()],
  ['130', m.cli_exit_interrupted()],
]

/** What `slipway --help` says. */
export function helpText(): string {
  const commands = commandEntries.map(({ name, summary }): Row => [name, summary()])
  const others: readonly Row[] = [
    ['sign-link <…>', m.cli_sum_sign_link()],
    ['schema <…>', m.cli_sum_schema()],
  ]
  return [
    m.cli_help_usage(),
    '',
    ...printRows([...commands, ...others], '  '),
    '',
    m.cli_help_exits(),
    ...printRows(exitRows(), '  '),
    '',
    m.cli_help_more(),
  ].join('\n')
}

function optionRows(specs: OptionSpecs): readonly Row[] {
  return Object.entries(specs).map(([name, { value, help }]) => [
    value === undefined ? `--${name}` : `--${name} <${value}>`,
    help?.() ?? '',
  ])
}

const argumentText = (name: string) => (name.endsWith('?') ? `[${name.slice(0, -1)}]` : `<${name}>`)

/** What `slipway <command> --help` says. */
export function commandHelpText({ name, summary }: CommandEntry, command: Command): string {
  const entries = Object.entries(command.options)
  const own = Object.fromEntries(entries.filter(([, { help }]) => help))
  const fields = Object.fromEntries(entries.filter(([, { help }]) => !help))
  const args = command.positionals.map((one) => ` ${argumentText(one)}`).join('')
  return [
    `slipway ${name}${args} [--…]`,
    '',
    summary(),
    '',
    ...printRows(optionRows({ ...own, ...sharedOptions(command.effect) }), '  '),
    ...(Object.keys(fields).length > 0
      ? ['', m.cli_help_fields(), ...printRows(optionRows(fields), '  ')]
      : []),
    '',
    `  ${command.example}`,
  ].join('\n')
}
