import { errorMessage, m } from '@slipway/messages'
import {
  type ClaimsDraftIssue,
  type ClaimsDraftReading,
  readClaimsDraft,
} from '@slipway/sdk/airdrop/claims/claims-draft'
import { activeChain } from '../../core/active-chain.ts'
import type { FormProblem } from '../../form/form-problem.ts'
import { readLocalInput } from '../../form/local-time.ts'
import type { ClaimsFormValues } from './claims-form-values.ts'

/** Names of the fields as the summary shows them, in the form's order. */
const labels: Readonly<Record<string, () => string>> = {
  token: m.airdrop_field_token,
  list: m.airdrop_list,
  startTime: m.airdrop_field_start_time,
  endTime: m.airdrop_field_end_time,
  firstPercent: m.airdrop_field_first,
  releaseLength: m.airdrop_field_length,
  title: m.airdrop_field_title,
  about: m.airdrop_field_about,
}
const order = Object.keys(labels)

const seconds = (typed: string) => String(readLocalInput(typed) ?? '')

/** What the schema says about the form. @param now unix seconds of the chain */
export function judgeClaims(values: ClaimsFormValues, now: number): ClaimsDraftReading {
  const { start, startTime, end, endTime, ...rest } = values
  return readClaimsDraft(
    {
      ...rest,
      startsNow: start === 'now',
      startTime: seconds(startTime),
      hasEnd: end === 'date',
      endTime: seconds(endTime),
    },
    now,
  )
}

/** Texts by field; the first fault of a field is the one to mend first. */
export function claimsErrors(
  issues: readonly ClaimsDraftIssue[],
  token: { readonly symbol: string; readonly decimals: number },
): Record<string, string> {
  const { nativeCurrency } = activeChain
  const errors: Record<string, string> = {}
  for (const { field, code, args } of issues) {
    errors[field] ??= errorMessage(code, args, { token, nativeCurrency })
  }
  return errors
}

/** The same for the summary above the form, in the form's order. */
export function listClaimsProblems(
  errors: Readonly<Record<string, string>>,
): readonly FormProblem[] {
  const placeOf = (field: string) => (order.indexOf(field) + order.length + 1) % (order.length + 1)
  return Object.entries(errors)
    .toSorted(([left], [right]) => placeOf(left) - placeOf(right))
    .map(([field, text]) => ({ field, label: labels[field]?.(), text }))
}
