import {
  type ClaimsTerms,
  type ClaimsTermsField,
  readClaimsTerms,
} from '@slipway/sdk/airdrop/claims/read-claims-terms'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import { useState } from 'react'
import type { FormProblem, FormResult } from '../../action/form-result.ts'
import { useActionForm } from '../../action/use-action-form.ts'
import { useKeptState } from '../../action/use-kept-state.ts'
import { readLocalInput, toLocalInput } from '../../form/local-time.ts'
import { symbolOf } from '../lock/lock-texts.ts'

type Values = Readonly<Record<ClaimsTermsField, string>>

/** What is chosen, beside what is typed. */
export interface TermsChoices {
  readonly start: 'now' | 'date'
  readonly end: 'date' | 'never'
  readonly release: 'once' | 'linear'
  readonly releaseUnit: 'minutes' | 'hours' | 'days' | 'weeks'
}

const firstChoices: TermsChoices = {
  ...{ start: 'now', end: 'date', release: 'once', releaseUnit: 'days' },
}
const day = 86_400
const usualStart = day
const usualEnd = 180 * day

const secondsOf = (typed: string) => String(readLocalInput(typed) ?? '')

/** Terms as they are typed, or everything that is wrong with them. @param now unix seconds of the cluster */
function readTerms(
  { startTime, endTime, ...typed }: Values,
  { start, end, ...chosen }: TermsChoices,
  now: number,
): FormResult<ClaimsTermsField, ClaimsTerms> {
  const problems: Partial<Record<ClaimsTermsField, FormProblem>> = {}
  const texts = {
    ...{ ...typed, ...chosen, startsNow: start === 'now', hasEnd: end === 'date' },
    ...{ startTime: secondsOf(startTime), endTime: secondsOf(endTime) },
  }
  const terms = readClaimsTerms(texts, now, (field, code, args = {}) => {
    problems[field] ??= { code, args }
  })
  return terms && Object.keys(problems).length === 0
    ? { ok: true, params: terms }
    : { ok: false, problems }
}

/**
 * When claims open, end and are released, as a form.
 * @param now unix seconds of the cluster
 * @param kept a name under which a reload finds what was entered
 */
export function useTermsForm(
  token: LockToken,
  now: number,
  kept: string,
  onValid: (terms: ClaimsTerms) => void,
) {
  const [choices, setChoices] = useKeptState(`${kept}.choices`, firstChoices)
  // The clock goes on; what was proposed stays as it was.
  const [initial] = useState<Values>(() => ({
    startTime: toLocalInput(now + usualStart),
    endTime: toLocalInput(now + usualEnd),
    ...{ firstPercent: '25', releaseLength: '90' },
  }))
  const form = useActionForm<ClaimsTermsField, ClaimsTerms>(
    { symbol: symbolOf(token), decimals: token.decimals },
    initial,
    (values) => readTerms(values, choices, now),
    onValid,
    undefined,
    kept,
  )
  const choose = (change: Partial<TermsChoices>) =>
    setChoices((before) => ({ ...before, ...change }))
  return { ...form, choices, choose }
}

/** See `useTermsForm`. */
export type TermsForm = ReturnType<typeof useTermsForm>
