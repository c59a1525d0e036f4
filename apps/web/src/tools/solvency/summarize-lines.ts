import { worstStateOf } from '@slipway/sdk/tools/solvency-math'
import type { ContractLine } from './contract-line.ts'

export interface LineSummary {
  readonly read: number
  /** Contracts that hold less than they owe of some asset. */
  readonly missing: readonly ContractLine[]
  /** Contracts that gave no answer. */
  readonly silent: number
  /** The oldest and the newest block that something was read at; absent before anything was. */
  readonly blocks?: { readonly first: bigint; readonly last: bigint }
}

/** What all lines say together. */
export function summarizeLines(lines: readonly ContractLine[]): LineSummary {
  const answers = lines.flatMap(({ solvency }) => solvency ?? [])
  const numbers = answers.map(({ blockNumber }) => blockNumber).toSorted((a, b) => (a < b ? -1 : 1))
  const [first = 0n] = numbers
  const blocks = numbers.length > 0 ? { first, last: numbers.at(-1) ?? first } : undefined
  return {
    read: answers.length,
    missing: lines.filter(
      ({ solvency }) => solvency && worstStateOf(solvency.assets) === 'missing',
    ),
    silent: lines.filter(({ failure }) => failure !== undefined).length,
    ...(blocks && { blocks }),
  }
}
