import { errorMessage } from '@slipway/messages'
import type { PresaleDraft } from '@slipway/sdk/presale/presale-draft-schema'
import { type PresaleDraftIssue, readPresaleDraft } from '@slipway/sdk/presale/read-presale-draft'
import type { DraftIssue } from '@slipway/sdk/shared/draft-issue'
import { activeChain } from '../../core/active-chain.ts'
import type { FormProblem } from '../../form/form-problem.ts'
import { fieldLabel, fieldOrder } from './field-labels.ts'
import { infoIssues } from './info-issues.ts'
import type { PresaleFormValues, PresaleKind } from './presale-form-values.ts'
import { toDraftInput } from './to-draft-input.ts'

export type PresaleIssue = DraftIssue<string>

/** The presale that the form describes, or everything that is wrong with it. */
export interface PresaleReading {
  /** The presale itself, once its own fields are right; what is told about it may still be wrong. */
  readonly draft: PresaleDraft | null
  /** Of every field. */
  readonly issues: readonly PresaleIssue[]
}

/** What the schema says about the form. @param now unix seconds of the chain */
export function readDraft(
  values: PresaleFormValues,
  kind: PresaleKind,
  now: number,
): PresaleReading {
  const { tokenDecimals, currencyDecimals } = values
  const context = { now, tokenDecimals, currencyDecimals }
  const reading = readPresaleDraft(toDraftInput(values, kind), context)
  const ofPresale: readonly PresaleDraftIssue[] = reading.ok ? [] : reading.issues
  return { draft: reading.ok ? reading.draft : null, issues: [...ofPresale, ...infoIssues(values)] }
}

type Units = Pick<
  PresaleFormValues,
  'tokenSymbol' | 'tokenDecimals' | 'currencySymbol' | 'currencyDecimals'
>

/** An issue in the visitor's language, its amounts in the units of token, currency and chain. */
export function issueText({ code, args }: PresaleIssue, units: Units): string {
  return errorMessage(code, args, {
    token: { symbol: units.tokenSymbol, decimals: units.tokenDecimals },
    currency: { symbol: units.currencySymbol, decimals: units.currencyDecimals },
    nativeCurrency: activeChain.nativeCurrency,
  })
}

/** Texts by field; the first fault of a field is the one to mend first. */
export function formErrors(issues: readonly PresaleIssue[], values: Units): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const issue of issues) errors[issue.field] ??= issueText(issue, values)
  return errors
}

/** The same for the summary above the form, in the form's order. */
export function listProblems(
  errors: Readonly<Record<string, string>>,
  { currencySymbol }: Pick<Units, 'currencySymbol'>,
): readonly FormProblem[] {
  return Object.entries(errors)
    .toSorted(([left], [right]) => fieldOrder(left) - fieldOrder(right))
    .map(([field, text]) => ({ field, label: fieldLabel(field, currencySymbol), text }))
}
