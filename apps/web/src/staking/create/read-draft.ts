import { errorMessage } from '@slipway/messages'
import type { DraftIssue } from '@slipway/sdk/shared/draft-issue'
import { readAddress } from '@slipway/sdk/shared/read-address'
import type { PoolDraft } from '@slipway/sdk/staking/pool-draft-schema'
import { readPoolDraft } from '@slipway/sdk/staking/read-pool-draft'
import { activeChain } from '../../core/active-chain.ts'
import type { FormProblem } from '../../form/form-problem.ts'
import { fieldLabel, fieldOrder } from './field-labels.ts'
import { infoIssues } from './info-issues.ts'
import type { PoolFormValues } from './pool-form-values.ts'
import { toPoolTexts } from './to-pool-texts.ts'

export type PoolIssue = DraftIssue<string>

/** What the schema says about the form. */
export interface PoolReading {
  /** The pool; null while anything is wrong with its terms. */
  readonly draft: PoolDraft | null
  readonly issues: readonly PoolIssue[]
}

/** Stands in for the admin until a wallet is connected: such a pool is drawn, never signed. */
const nobody = '0x0000000000000000000000000000000000000001'

/** Until the chain has said what an address is, the field is judged as an address alone. */
function unknownTokens(values: PoolFormValues): readonly PoolIssue[] {
  return (['stakedToken', 'rewardToken'] as const).flatMap((field) => {
    const reading = readAddress(values[field])
    const known = field === 'stakedToken' ? values.stakedKind : values.rewardSymbol
    if (!reading.ok) return [{ field, code: reading.code, args: {} }]
    return known === '' ? [{ field, code: 'Token_InfoNotFound', args: {} }] : []
  })
}

/**
 * What the schema says about the form.
 * @param admin the connected wallet, who manages a pool unless another is named
 * @param now unix seconds of the chain
 */
export function readDraft(
  values: PoolFormValues,
  admin: string | undefined,
  now: number,
): PoolReading {
  const { stakedKind, stakedDecimals, rewardDecimals } = values
  const texts = toPoolTexts(values, stakedKind || 'token', admin ?? nobody)
  const reading = readPoolDraft(texts, { now, stakedDecimals, rewardDecimals })
  const unknown = unknownTokens(values)
  const terms = reading.ok ? [] : reading.issues
  const fresh = terms.filter(({ field }) => unknown.every((issue) => issue.field !== field))
  const draft = reading.ok && unknown.length === 0 ? reading.draft : null
  return { draft, issues: [...unknown, ...fresh, ...infoIssues(values)] }
}

export type Units = Pick<
  PoolFormValues,
  'stakedSymbol' | 'stakedDecimals' | 'rewardSymbol' | 'rewardDecimals'
>

/** An issue in the visitor's language, its amounts in the units of the two tokens. */
export function issueText({ code, args }: Pick<PoolIssue, 'code' | 'args'>, units: Units): string {
  const staked = { symbol: units.stakedSymbol, decimals: units.stakedDecimals }
  const reward = { symbol: units.rewardSymbol, decimals: units.rewardDecimals }
  // What the wallet lacks is the reward token; the pool's own errors keep the two apart.
  const token = code === 'Token_InsufficientBalance' ? reward : staked
  const { nativeCurrency } = activeChain
  return errorMessage(code, args, { token, currency: reward, nativeCurrency })
}

/** Texts by field; the first fault of a field is the one to mend first. */
export function formErrors(
  { issues }: Pick<PoolReading, 'issues'>,
  values: Units,
): Record<string, string> {
  const errors: Record<string, string> = {}
  for (const issue of issues) {
    // Nothing in the form chooses the kind but what is staked.
    const field = issue.field === 'kind' ? 'stakedToken' : issue.field
    errors[field] ??= issueText(issue, values)
  }
  return errors
}

/** The same for the summary above the form, in the form's order. */
export function listProblems(errors: Readonly<Record<string, string>>): readonly FormProblem[] {
  return Object.entries(errors)
    .toSorted(([left], [right]) => fieldOrder(left) - fieldOrder(right))
    .map(([field, text]) => ({ field, label: fieldLabel(field), text }))
}
