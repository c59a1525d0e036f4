import type { Readable, Writable } from 'node:stream'

/** Where a command speaks and asks. */
export interface Terminal {
  /** Results for scripts instead of people. */
  readonly isJson: boolean
  /** Whether somebody sits there who can be asked. */
  readonly isInteractive: boolean
  /** Writes a line of the result. */
  readonly say: (line: string) => void
  /** Tells how far something is, on the other stream: a text for people, an object for scripts. */
  readonly progress: (text: string, facts: Readonly<Record<string, unknown>>) => void
  /** Writes a line that belongs to no result: questions and what they are about. */
  readonly note: (line: string) => void
  /** Asks for a line. @throws the signal's reason when it is aborted */
  readonly ask: (question: string, signal: AbortSignal) => Promise<string>
  /** Asks for a line that is not shown. */
  readonly askHidden: (question: string, signal: AbortSignal) => Promise<string>
}

/** The streams of a process. */
export interface TerminalStreams {
  readonly input: Readable & { readonly isTTY?: boolean; setRawMode?: (on: boolean) => unknown }
  readonly output: Writable & { readonly isTTY?: boolean }
  readonly errors: Writable & { readonly isTTY?: boolean }
}
