import { runVitest, type TestReport } from '../../../../scripts/checks/run-vitest.ts'
import { type RunContext, toEnvironment } from '../harness/run-context.ts'
import type { RunOptions } from './read-options.ts'

/**
 * Runs the journeys in processes of their own against a stack that is already there; a file that fails has a second try
 * on the same stack, which is recorded.
 * @param folder of the e2e app
 * @param signal ends them early
 */
export function runJourneys(
  folder: string,
  context: RunContext,
  { only, title, shard, bail }: RunOptions,
  signal: AbortSignal,
): Promise<TestReport> {
  return runVitest({
    name: 'browser',
    folder,
    args: [
      ...only,
      ...(title ? ['--testNamePattern', title] : []),
      ...(shard ? [`--shard=${shard}`] : []),
      ...(bail ? ['--bail=1'] : []),
    ],
    environment: toEnvironment(context),
    signal,
    retries: !bail,
    secondTry: toEnvironment({ ...context, isTraced: true }),
  })
}
