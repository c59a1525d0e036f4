import { runStage, type Stage, type StageResult } from './run-stage.ts'

/** Runs lanes side by side and the stages of each in their order; a stage whose forerunner failed is not started. */
export async function runLanes(
  root: string,
  stages: readonly Stage[],
  tell: (result: StageResult) => void,
): Promise<StageResult[]> {
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
