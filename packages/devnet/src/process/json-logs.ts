import { keepLines, type StackLogs } from './process-log.ts'

/** Levels of pino, which the services write. */
const LEVELS = { info: 30, error: 50 } as const

/** One line of a log as an object of JSON, like those that the services write themselves. */
export function formatLogLine(
  process: string,
  text: string,
  level: keyof typeof LEVELS = 'info',
): string {
  return JSON.stringify({ level: LEVELS[level], time: Date.now(), process, msg: text })
}

function isObject(line: string): boolean {
  if (!line.startsWith('{')) return false
  try {
    return typeof JSON.parse(line) === 'object'
  } catch {
    return false
  }
}

/**
 * Logs for whoever collects the output of a production server: every line is an object of JSON. What a process writes
 * as such goes out as it is, anything else as its message.
 *
 * @param write gets each line without its end
 */
export function createJsonLogs(write: (line: string) => void): StackLogs {
  return {
    open: (name, keepLine = () => true) => ({
      path: 'the standard output',
      ...keepLines((line) => {
        if (line.trim() === '' || !keepLine(line)) return false
        write(isObject(line) ? line : formatLogLine(name, line))
        return true
      }),
      close: () => Promise.resolve(),
    }),
    close: () => Promise.resolve(),
  }
}
