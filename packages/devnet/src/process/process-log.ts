import { createWriteStream, mkdirSync, type WriteStream } from 'node:fs'
import { join } from 'node:path'
import { stripVTControlCharacters } from 'node:util'

const LINES_KEPT = 40

/** The full output of one process: in its own file, in the common file `all.log`, and the last lines in memory for error messages. */
export interface ProcessLog {
  readonly path: string
  write(chunk: Buffer | string): void
  lastLines(count: number): string[]
  close(): Promise<void>
}

/** All logs of a stack, under one folder. */
export interface StackLogs {
  /** @param keepLine drops lines that nobody would look for, such as one line for each call that a node answers */
  open(name: string, keepLine?: (line: string) => boolean): ProcessLog
  close(): Promise<void>
}

/** Creates the log folder; the files of an earlier run are replaced. */
export function createStackLogs(directory: string): StackLogs {
  mkdirSync(directory, { recursive: true })
  const common = createWriteStream(join(directory, 'all.log'), { flags: 'w' })
  const logs: ProcessLog[] = []
  return {
    open: (name, keepLine = () => true) => {
      const log = openProcessLog(directory, name, common, keepLine)
      logs.push(log)
      return log
    },
    close: async () => {
      await Promise.all(logs.map((log) => log.close()))
      await endStream(common)
    },
  }
}

function openProcessLog(
  directory: string,
  name: string,
  common: WriteStream,
  keepLine: (line: string) => boolean,
): ProcessLog {
  const path = join(directory, `${name}.log`)
  const own = createWriteStream(path, { flags: 'w' })
  return {
    path,
    ...keepLines((line) => {
      if (!keepLine(line)) return false
      own.write(`${line}\n`)
      common.write(`${new Date().toISOString()} ${name.padEnd(9)} ${line}\n`)
      return true
    }),
    close: () => endStream(own),
  }
}

/**
 * Cuts output into lines and remembers the last ones.
 *
 * @param handOver gets each line; false when nobody would look for it
 */
export function keepLines(
  handOver: (line: string) => boolean,
): Pick<ProcessLog, 'write' | 'lastLines'> {
  const kept: string[] = []
  let partial = ''
  return {
    write: (chunk) => {
      const pieces = (partial + chunk.toString()).split('\n')
      partial = pieces.pop() ?? ''
      for (const line of pieces.filter(handOver)) {
        kept.push(stripVTControlCharacters(line).trimEnd())
        if (kept.length > LINES_KEPT) kept.shift()
      }
    },
    lastLines: (count) => kept.filter((line) => line !== '').slice(-count),
  }
}

function endStream(stream: WriteStream): Promise<void> {
  return new Promise((resolve) => {
    if (stream.closed || stream.writableEnded) resolve()
    else stream.end(() => resolve())
  })
}
