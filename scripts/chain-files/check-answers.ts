import type { ChainDefinition } from '@slipway/chains'
import { type Answers, type Flag, type Question, questions } from './questions.ts'

export type Checked = { readonly answers: Answers } | { readonly problems: readonly string[] }

/** What is wrong with one answer, or undefined. */
export function problemOf(question: Question, answer: string | undefined): string | undefined {
  const given = answer ?? question.fallback
  if (given === undefined) return `--${question.flag} is missing: ${question.expects}`
  if (question.accepts.test(given)) return undefined
  return `--${question.flag} ${JSON.stringify(given)}: expected ${question.expects}`
}

/**
 * Checks all answers together, against their own form and against the networks that exist.
 *
 * @returns the answers with every fallback filled in, or every problem at once
 */
export function checkAnswers(
  given: Readonly<Partial<Record<Flag, string>>>,
  existing: readonly ChainDefinition[],
): Checked {
  const malformed = questions
    .map((question) => problemOf(question, given[question.flag]))
    .filter((problem) => problem !== undefined)
  if (malformed.length > 0) return { problems: malformed }
  const answers = Object.fromEntries(
    questions.map((question) => [
      question.flag,
      given[question.flag] ?? ('fallback' in question ? question.fallback : ''),
    ]),
  ) as Record<Flag, string>
  const problems = [...conflictsOf(answers, existing), ...contradictionsOf(answers)]
  return problems.length > 0 ? { problems } : { answers }
}

function conflictsOf(answers: Answers, existing: readonly ChainDefinition[]): string[] {
  const taken = (flag: Flag, sameAs: (chain: ChainDefinition) => boolean) =>
    existing
      .filter(sameAs)
      .map((chain) => `--${flag} ${JSON.stringify(answers[flag])} is taken by ${chain.name}`)
  return [
    ...taken('chain-id', (chain) => chain.chainId === Number(answers['chain-id'])),
    ...taken('shortname', (chain) => chain.shortname === answers.shortname),
    ...taken('name', (chain) => chain.name.toLowerCase() === answers.name.toLowerCase()),
  ]
}

function contradictionsOf(answers: Answers): string[] {
  const nodes = answers.rpc.split(' ')
  const problems: string[] = []
  if (new Set(nodes).size < nodes.length) problems.push('--rpc names the same node twice')
  if ((answers['explorer-url'] === '') !== (answers['explorer-name'] === '')) {
    problems.push('--explorer-url and --explorer-name go together')
  }
  if ((answers.eas === '') !== (answers['eas-registry'] === '')) {
    problems.push('--eas and --eas-registry go together')
  }
  if (/^0x0{40}$/.test(answers['wrapped-native'])) {
    problems.push('--wrapped-native is the zero address')
  }
  return problems
}
