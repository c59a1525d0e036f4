import type { RunContext } from '../harness/run-context.ts'

/** The routes that are due in this run: all, or every third one from where the run stands. */
export function dueRoutes(
  routes: readonly string[],
  { sweep, third }: Pick<RunContext, 'sweep' | 'third'>,
): readonly string[] {
  return sweep === 'full' ? routes : routes.filter((_, index) => index % 3 === third)
}
