/** Who sees a request: everybody, the invited critics, or its owner alone, as a draft. */
export const CRITIQUE_VISIBILITIES = ['public', 'invited', 'private'] as const

export type CritiqueVisibility = (typeof CRITIQUE_VISIBILITIES)[number]

/** What a critic comes to. */
export const CRITIQUE_VERDICTS = ['sound', 'improve', 'unfit'] as const

export type CritiqueVerdict = (typeof CRITIQUE_VERDICTS)[number]

/** What requests and answers accept, in form, API and texts alike. */
export const critiqueLimits = {
  titleMin: 3,
  titleMax: 80,
  goalMin: 20,
  goalMax: 2_000,
  standardMin: 10,
  standardMax: 1_000,
  clientMax: 80,
  critics: 5,
  weightMax: 100,
  answerMin: 20,
  answerMax: 2_000,
  /** the longest time in which critics answer */
  maxSeconds: 90 * 86_400,
  /** how far ahead it may begin */
  maxAheadSeconds: 365 * 86_400,
  /** requests of one account that are kept */
  requestsPerAccount: 20,
} as const

/** Whether critics answer at a moment. All in unix seconds; the last second is the one before the end. */
export const isAnswering = (
  { startsAt, endsAt }: { readonly startsAt: number; readonly endsAt: number },
  now: number,
): boolean => now >= startsAt && now < endsAt
