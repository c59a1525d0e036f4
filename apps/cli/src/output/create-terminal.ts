import { createInterface } from 'node:readline/promises'
import { askHidden } from './ask-hidden.ts'
import type { Terminal, TerminalStreams } from './terminal.ts'
import { toJsonLine } from './to-json-line.ts'

/** Results on the standard output, everything else on the standard error. */
export function createTerminal(streams: TerminalStreams, isJson: boolean): Terminal {
  const { input, output, errors } = streams
  const note = (line: string) => void errors.write(`${line}\n`)
  return {
    isJson,
    isInteractive: input.isTTY === true && errors.isTTY === true && !isJson,
    say: (line) => void output.write(`${line}\n`),
    note,
    progress: (text, facts) => note(isJson ? toJsonLine({ progress: facts }) : text),
    async ask(question, signal) {
      const lines = createInterface({ input, output: errors })
      try {
        return await lines.question(question, { signal })
      } finally {
        lines.close()
      }
    },
    askHidden: (question, signal) => askHidden(streams, question, signal),
  }
}
