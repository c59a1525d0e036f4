import type { Advisory } from './ask-advisories.ts'

/** Why a known vulnerability of a package does not matter here, for now. */
export type AdvisoryAnswer = {
  readonly id: string
  readonly package: string
  /** What of the package is used, and why that cannot be reached or does no harm. */
  readonly answer: string
  /** Day (UTC, `YYYY-MM-DD`), at most 90 days ahead; after it somebody looks again. */
  readonly until: string
}

const DAYS = 90
const DAY_MS = 86_400_000

/** Fewer words explain nothing. */
const LEAST_ANSWER = 40

const keyOf = (one: { readonly id: string; readonly package: string }) => `${one.id} ${one.package}`

function judgeAnswer({ answer, until, ...one }: AdvisoryAnswer, now: number): readonly string[] {
  const left = (Date.parse(until) - now) / DAY_MS + 1
  return [
    ...(answer.trim().length < LEAST_ANSWER ? [`${keyOf(one)}: the answer says too little`] : []),
    ...(left > 0 ? [] : [`${keyOf(one)}: the answer ended on ${until}; look again`]),
    ...(left > DAYS + 1 ? [`${keyOf(one)}: ${until} is more than ${DAYS} days away`] : []),
  ]
}

/**
 * What has to be done about known vulnerabilities: those without an answer, answers that ended or say too little, and
 * answers to nothing. Empty when every one is answered.
 *
 * @param now milliseconds since 1970
 */
export function judgeAdvisories(
  found: readonly Advisory[],
  answers: readonly AdvisoryAnswer[],
  now: number,
): readonly string[] {
  const answered = new Set(answers.map(keyOf))
  const known = new Set(found.map(keyOf))
  return [
    ...found
      .filter((one) => !answered.has(keyOf(one)))
      .map((one) => `${keyOf(one)} ${one.range} (${one.severity}): ${one.title}; ${one.url}`),
    ...answers
      .filter((one) => !known.has(keyOf(one)))
      .map((one) => `${keyOf(one)}: answers nothing`),
    ...answers.flatMap((one) => judgeAnswer(one, now)),
  ]
}
