// `npm test`: everything that must hold, in one command. `npm test -- --only unit,browser` runs some stages, `--list` names them.
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { runStage, type Stage, type StageResult } from './checks/run-stage.ts'
import { stages } from './checks/stages.ts'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const { values } = parseArgs({ options: { only: { type: 'string' }, list: { type: 'boolean' } } })

function chosenStages() {
  if (!values.only) return stages
  const wanted = values.only.split(',')
  const unknown = wanted.filter((name) => !stages.some((stage) => stage.name === name))
  if (unknown.length > 0) {
    process.stderr.write(
      `Unknown stage ${unknown.join(', ')}. Known: ${stages.map((stage) => stage.name).join(', ')}\n`,
    )
    process.exit(2)
  }
  return stages.filter((stage) => wanted.includes(stage.name))
}

const namesOf = (some: readonly Stage[]) => some.map(({ name }) => name).join(', ')

/** Stages that run side by side, lane by lane; a stage without a lane runs alone. */
function blocksOf(wanted: readonly Stage[]): Stage[][][] {
  const blocks: Stage[][][] = []
  for (const [index, stage] of wanted.entries()) {
    const last = blocks.at(-1)
    if (!stage.lane || !last || !wanted[index - 1]?.lane) blocks.push([[stage]])
    else {
      const own = last.find((lane) => lane[0]?.lane === stage.lane)
      if (own) own.push(stage)
      else last.push([stage])
    }
  }
  return blocks
}

async function runLane(lane: readonly Stage[], isAlone: boolean): Promise<StageResult[]> {
  const results: StageResult[] = []
  for (const stage of lane) results.push(await runStage(root, stage, isAlone ? 'live' : 'together'))
  return results
}

function report(results: readonly StageResult[]): void {
  process.stdout.write('\n')
  for (const { name, passed, seconds } of results) {
    process.stdout.write(`${passed ? 'ok  ' : 'FAIL'}  ${name.padEnd(12)} ${seconds} s\n`)
  }
  const passed = results.filter((result) => result.passed).length
  process.stdout.write(`\nstages: ${passed} passed, ${results.length - passed} failed\n`)
}

if (values.list) {
  for (const stage of stages) process.stdout.write(`${stage.name}\n`)
} else {
  const results: StageResult[] = []
  for (const lanes of blocksOf(chosenStages())) {
    const isAlone = lanes.length === 1
    if (!isAlone) process.stdout.write(`\n━━ side by side: ${namesOf(lanes.flat())} ━━\n`)
    results.push(...(await Promise.all(lanes.map((lane) => runLane(lane, isAlone)))).flat())
  }
  report(results)
  process.exit(results.every((result) => result.passed) ? 0 : 1)
}
