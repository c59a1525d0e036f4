import { expect } from 'vitest'
import {
  type TablePerson,
  type TableScenario,
  type TableStep,
  tableTerms,
} from './presale-table.ts'

/** What came of a step. */
export interface TableOutcome {
  readonly error?: string | undefined
  readonly gives?: bigint | undefined
  readonly excess?: bigint | undefined
  readonly tokens?: bigint | undefined
  readonly burned?: bigint | undefined
}

/** A presale of the table on one network. */
export interface TableRuntime {
  readonly startAt: number
  goTo(seconds: number): Promise<void>
  run(who: TablePerson, step: TableStep): Promise<TableOutcome>
  labelOf(): Promise<{ readonly label: string; readonly reason: string }>
}

/** Runs a scenario, and compares what comes of each step with what the table says. */
export async function runTable({ steps }: TableScenario, runtime: TableRuntime): Promise<void> {
  for (const [index, step] of steps.entries()) {
    const { at, who, does, error, label, reason } = step
    if (at) {
      const [from, seconds] = at
      await runtime.goTo(runtime.startAt + seconds + (from === 'end' ? tableTerms.seconds : 0))
    }
    const came = await runtime.run(who, step)
    const place = `${index}: ${who} ${does}`
    expect(came.error, place).toBe(error)
    for (const amount of ['gives', 'excess', 'tokens', 'burned'] as const)
      if (step[amount] !== undefined) expect(came[amount], `${place}: ${amount}`).toBe(step[amount])
    if (label === undefined) continue
    const { label: called, reason: why } = await runtime.labelOf()
    expect({ called, why }, place).toEqual({ called: label, why: reason ?? 'none' })
  }
}
