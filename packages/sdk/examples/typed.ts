/** What the programs do with words that somebody typed. */
import type { DraftIssue } from '@slipway/sdk/shared/draft-issue'
import { readAddress } from '@slipway/sdk/shared/read-address'
import type { Address } from 'viem'

type Reading<Draft> =
  | { readonly ok: true; readonly draft: Draft }
  | { readonly ok: false; readonly issues: readonly Pick<DraftIssue, 'code'>[] }

/** The address that was typed. @throws with the code of what is wrong with it */
export function addressOf(text = ''): Address {
  const reading = readAddress(text)
  if (!reading.ok) throw new Error(reading.code)
  return reading.address
}

/** Ends the program where something is wrong: every fault at once, under the names of the contracts' errors. */
export function stopAt(issues: readonly Pick<DraftIssue, 'code'>[]): void {
  if (issues.length === 0) return
  process.stdout.write(`${JSON.stringify({ issues: issues.map(({ code }) => code) })}\n`)
  process.exit(1)
}

/** The draft that was read, or the end of the program. */
export function draftOf<Draft>(reading: Reading<Draft>): Draft {
  if (reading.ok) return reading.draft
  stopAt(reading.issues)
  throw new Error('A reading that is not right names what is wrong.')
}

/** Writes what came of it as JSON; numbers of contracts are texts. */
export function print(result: Readonly<Record<string, unknown>>): void {
  const text = JSON.stringify(result, (_, value: unknown) =>
    typeof value === 'bigint' ? String(value) : value,
  )
  process.stdout.write(`${text}\n`)
}
