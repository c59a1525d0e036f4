import type { FlowRun } from './flow-run.ts'

/** Tells of a node that fell silent or speaks again, once for each change. */
export function nodeReporter<Input>(run: FlowRun<Input>): (answers: boolean) => void {
  return (answers) => {
    const { nodeSilent = false, ...state } = run.state()
    if (nodeSilent !== answers) return
    void run.set(answers ? state : { ...state, nodeSilent: true })
  }
}
