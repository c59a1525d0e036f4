/** What the form of an airdrop of claims holds; its list stands apart, in a worker. */
export interface ClaimsFormValues {
  token: string
  title: string
  about: string
  start: 'now' | 'date'
  /** As a `datetime-local` input has it. */
  startTime: string
  end: 'date' | 'never'
  endTime: string
  release: 'once' | 'linear'
  firstPercent: string
  releaseLength: string
  releaseUnit: 'minutes' | 'hours' | 'days' | 'weeks'
}

/** Entries that decide what is shown. */
export type ClaimsChoice = 'start' | 'end' | 'release' | 'releaseUnit'

/** The form as it opens. */
export const emptyClaimsForm: ClaimsFormValues = {
  token: '',
  title: '',
  about: '',
  start: 'now',
  startTime: '',
  end: 'date',
  endTime: '',
  release: 'once',
  firstPercent: '25',
  releaseLength: '90',
  releaseUnit: 'days',
}

/** Whether there is anything to keep. */
export const isClaimsFormStarted = ({ token, title, about }: ClaimsFormValues): boolean =>
  [token, title, about].some((typed) => typed.trim() !== '')
