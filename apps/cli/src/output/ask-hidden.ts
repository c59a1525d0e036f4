import type { TerminalStreams } from './terminal.ts'

const ENTER = /[\r\n]/
const CTRL_C = '\u0003'
const CTRL_D = '\u0004'
const BACKSPACE = /[\u007f\b]/

/** What stands after a key was pressed. @returns `end` where the line is over */
function typeKey(typed: string, key: string): { readonly typed: string; readonly end: boolean } {
  if (ENTER.test(key) || key === CTRL_D) return { typed, end: true }
  if (BACKSPACE.test(key)) return { typed: [...typed].slice(0, -1).join(''), end: false }
  return { typed: typed + key, end: false }
}

/** Asks for a line on a terminal and shows nothing of it. @throws the signal's reason, as for Ctrl+C */
export function askHidden(
  { input, errors }: TerminalStreams,
  question: string,
  signal: AbortSignal,
): Promise<string> {
  return new Promise((resolve, reject) => {
    let typed = ''
    const close = () => {
      input.off('data', receive)
      signal.removeEventListener('abort', stop)
      input.setRawMode?.(false)
      input.pause()
      errors.write('\n')
    }
    const stop = () => {
      close()
      reject(signal.reason)
    }
    const receive = (chunk: Buffer) => {
      for (const key of chunk.toString('utf8')) {
        // In raw mode the terminal makes no signal of it.
        if (key === CTRL_C) return void process.kill(process.pid, 'SIGINT')
        const next = typeKey(typed, key)
        typed = next.typed
        if (next.end) {
          close()
          resolve(typed)
          return
        }
      }
    }
    errors.write(question)
    input.setRawMode?.(true)
    signal.addEventListener('abort', stop, { once: true })
    input.on('data', receive)
    input.resume()
  })
}
