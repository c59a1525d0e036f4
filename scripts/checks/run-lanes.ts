import { runStage, type Stage, type StageResult } from './run-stage.ts'

/** What a stage waits for comes before it in the list, or is no part of this run. */
function assertOrder(stages: readonly Stage[]): void {
  const place = new Map(stages.map(({ name }, index) => [name, index]))
  for (const [index, { name, after = [] }] of stages.entries())
    for (const awaited of after)
      if ((place.get(awaited) ?? 0) > index)
        throw new Error(`“${name}” waits for “${awaited}”, which comes after it.`)
}

/**
 * Runs lanes side by side and the stages of each in their order; a stage whose forerunner failed is not started.
 *
 * @throws {Error} where a stage waits for one that comes later in the list
 */
export async function runLanes(
  root: string,
  stages: readonly Stage[],
  tell: (result: StageResult) => void,
): Promise<StageResult[]> {
  assertOrder(stages)
  const endings = new Map<string, Promise<StageResult>>()
  const lanes = new Map<string, Promise<unknown>>()
  for (const stage of stages) {
    const before = lanes.get(stage.lane) ?? Promise.resolve()
    const needed = (stage.after ?? []).flatMap((name) => endings.get(name) ?? [])
    const ending = before
      .then(() => Promise.all(needed))
      .then((results) => {
        const missing = results.some(({ outcome }) => outcome !== 'passed')
        return missing
          ? ({ name: stage.name, outcome: 'stopped', seconds: 0 } as const)
          : runStage(root, stage)
      })
      .then((result) => {
        tell(result)
        return result
      })
    endings.set(stage.name, ending)
    lanes.set(stage.lane, ending)
  }
  return Promise.all(endings.values())
}
