import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { applyChange, type SolidityChange } from './solidity-changes.ts'

/** A change that no test notices, and why that is right; known by its line, not by where the line stands. */
export interface SurvivorAnswer {
  readonly file: string
  /** The line as it is, and as it would be; both without the spaces around them. */
  readonly code: string
  readonly becomes: string
  readonly why: string
}

const answersFile = 'scripts/deep/survivors.json'

export const readSurvivorAnswers = (root: string): readonly SurvivorAnswer[] =>
  JSON.parse(readFileSync(join(root, answersFile), 'utf8')) as SurvivorAnswer[]

const lineOf = (source: string, line: number) => source.split('\n')[line - 1]?.trim() ?? ''

/** How an answer names a change of a source. */
export const describeChange = (source: string, change: SolidityChange) => ({
  code: lineOf(source, change.line),
  becomes: lineOf(applyChange(source, change), change.line),
})

/** What somebody said of a change that no test noticed. */
export function findAnswer(
  answers: readonly SurvivorAnswer[],
  file: string,
  source: string,
  change: SolidityChange,
): SurvivorAnswer | undefined {
  const { code, becomes } = describeChange(source, change)
  return answers.find(
    (answer) => answer.file === file && answer.code === code && answer.becomes === becomes,
  )
}

/** Answers that fit no change of their file any more. */
export const findStaleAnswers = (
  answers: readonly SurvivorAnswer[],
  read: (file: string) => { readonly source: string; readonly changes: readonly SolidityChange[] },
): readonly SurvivorAnswer[] =>
  answers.filter((answer) => {
    const { source, changes } = read(answer.file)
    return !changes.some((change) => findAnswer([answer], answer.file, source, change))
  })
