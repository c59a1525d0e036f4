import { solanaAddressForm } from '@slipway/sdk/shared/solana-address-form'

/** What a program wrote to a transaction's log as data. */
export interface ProgramData {
  /** Its line in the log. */
  readonly place: number
  readonly bytes: Uint8Array
}

export interface LogReading {
  readonly data: readonly ProgramData[]
  /** False: the log ends before the transaction does, and what is missing is unknown. */
  readonly isWhole: boolean
}

const begins = new RegExp(String.raw`^Program (${solanaAddressForm}) invoke \[(\d+)\]$`)
const ends = new RegExp(`^Program (${solanaAddressForm}) (?:success|failed: .*)$`, 's')
const dataPrefix = 'Program data: '
/** Said once by the runtime; shorter lines may still follow, so that from here on nothing is known. */
const cutOff = 'Log truncated'

const decodeFields = (text: string): Uint8Array =>
  Buffer.concat(text.split(' ').map((field) => Buffer.from(field, 'base64')))

/**
 * Follows a line of the runtime about a program that begins or ends.
 *
 * @returns undefined where it is none; false where it contradicts those before it
 */
function follow(running: string[], line: string): boolean | undefined {
  const begun = begins.exec(line)
  if (begun) return running.push(begun[1] ?? '') === Number(begun[2])
  const ended = ends.exec(line)
  return ended ? running.pop() === ended[1] : undefined
}

/**
 * The data that one program itself wrote. Anybody can write lines that look like its own: a line counts only while the
 * program is the innermost one that runs, by the runtime's lines, which no program can write (what a program says begins
 * with `Program log: ` or `Program data: `). Lines are entries of the list; a line break inside one makes no other.
 *
 * @param logs of a transaction that succeeded; null where the node kept none
 */
export function readProgramData(logs: readonly string[] | null, program: string): LogReading {
  const running: string[] = []
  const data: ProgramData[] = []
  for (const [place, line] of (logs ?? []).entries()) {
    const isSound = line === cutOff ? false : follow(running, line)
    if (isSound === false) return { data, isWhole: false }
    if (isSound === undefined && running.at(-1) === program && line.startsWith(dataPrefix))
      data.push({ place, bytes: decodeFields(line.slice(dataPrefix.length)) })
  }
  return { data, isWhole: logs !== null && running.length === 0 }
}
