import { parseArgs } from 'node:util'
import type { SweepExtent } from '../harness/run-context.ts'

export type RunOptions = {
  /** Parts of journey file names; all journeys when empty. */
  readonly only: readonly string[]
  /** A title or part of it; all tests when undefined. */
  readonly title: string | undefined
  readonly sweep: SweepExtent
  /** `n/m`: one part of the journeys. */
  readonly shard: string | undefined
  /** Ends at the first failure, for those who only want to know that there is one. */
  readonly bail: boolean
  /** Leaves the stack running after the journeys until Ctrl-C. */
  readonly keep: boolean
}

/**
 * `--only create,wrong-chain`, `--title "reload"`, `--screens full|gate`, `--shard 1/4`, `--bail`, `--keep`.
 * @throws RangeError for an unknown extent, TypeError for an unknown option
 */
export function readOptions(args: readonly string[]): RunOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      only: { type: 'string' },
      title: { type: 'string' },
      screens: { type: 'string', default: 'gate' },
      shard: { type: 'string' },
      bail: { type: 'boolean', default: false },
      keep: { type: 'boolean', default: false },
    },
  })
  const { screens, only, title, shard, bail, keep } = values
  if (screens !== 'gate' && screens !== 'full') {
    throw new RangeError(`--screens takes "gate" or "full", not "${screens}".`)
  }
  return { only: only?.split(',') ?? [], title, sweep: screens, shard, bail, keep }
}
