import { errorMessage, formatAmount, formatInteger, m } from '@slipway/messages'
import type { DraftIssue } from '@slipway/sdk/shared/draft-issue'
import { firstTokenProgram } from '@slipway/sdk/solana/first-token-program'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import {
  readSolanaPresaleDraft,
  type SolanaPresaleIssue,
  type SolanaPresaleTerms,
} from '@slipway/sdk/solana/presale/read-solana-presale-draft'
import { solanaPresaleLimits } from '@slipway/sdk/solana/presale/solana-presale-limits'
import type { SolanaPresaleEntry } from '@slipway/sdk/solana/presale/types'
import type { FormProblem } from '../../../form/form-problem.ts'
import { listFormProblems } from '../../form/list-form-problems.ts'
import { symbolOf } from '../../lock/lock-texts.ts'
import type { PresaleAsset } from './presale-asset.ts'
import { type PresaleFormValues, toPresaleInput } from './presale-form-values.ts'

/** A presale that can be made. */
export interface JudgedPresale {
  readonly token: LockToken
  readonly terms: SolanaPresaleTerms
  readonly entries: readonly SolanaPresaleEntry[]
}

/** An issue of the draft, or of its token. */
type Issue = DraftIssue<SolanaPresaleIssue['field'] | 'mint'> & {
  /** Why the token is refused, where the chain says so. */
  readonly text?: string | undefined
}

export type PresaleFormReading =
  | { readonly ok: true; readonly draft: JudgedPresale }
  | { readonly ok: false; readonly issues: readonly Issue[] }

/** Labels of the fields that a fault can lead to, in the form's order. */
const labels: Readonly<Record<string, () => string>> = {
  mint: m.solana_lock_field_mint,
  tokens: m.solpresalemake_field_tokens,
  softCap: m.presale_field_soft_cap,
  hardCap: m.presale_field_hard_cap,
  minContribution: m.presale_field_min,
  maxContribution: m.presale_field_max,
  startAt: m.presale_field_start,
  endAt: m.presale_field_end,
  t1Minutes: m.presale_field_t1,
  t2Minutes: m.presale_field_t2,
  tierOne: m.presale_field_tier_one,
  tierTwo: m.presale_field_tier_two,
  firstPercent: m.presale_field_vest_first,
  cycleDays: m.presale_field_vest_cycle,
  cyclePercent: m.presale_field_vest_percent,
  inviterOne: () => m.presale_field_inviter_level({ level: 1 }),
  inviterTwo: () => m.presale_field_inviter_level({ level: 2 }),
  inviterThree: () => m.presale_field_inviter_level({ level: 3 }),
}

/** Decimals in which amounts are read while the token is unknown: those that most tokens have. */
const usualDecimals = 9
const unread = {
  ...{ mint: firstTokenProgram, tokenProgram: firstTokenProgram, decimals: usualDecimals },
  ...{ transferFeeBps: 0, transferFeeMax: 0n },
}

function mintIssue({ mint }: PresaleFormValues, { problem }: PresaleAsset): Issue {
  const isEmpty = mint.trim() === ''
  const code = isEmpty ? 'Input_Required' : 'SolanaPresale_TokenUnread'
  return { field: 'mint', code, args: {}, text: problem }
}

/** Reads the form by the schema of form and SDK, and compares it with the wallet. */
export function judge(values: PresaleFormValues, asset: PresaleAsset): PresaleFormReading {
  const { token, held, now } = asset
  const sold = token ? { ...token, held } : unread
  const reading = readSolanaPresaleDraft(toPresaleInput(values), { ...sold, now })
  const issues: Issue[] = reading.ok ? [] : [...reading.issues]
  if (!token) issues.unshift(mintIssue(values, asset))
  if (!token || !reading.ok) return { ok: false, issues }
  const { terms, entries } = reading
  return { ok: true, draft: { token, terms, entries } }
}

function issueText({ code, args, text }: Issue, token: LockToken | undefined): string {
  const { decimals, symbol } = token
    ? { decimals: token.decimals, symbol: symbolOf(token) }
    : { decimals: usualDecimals, symbol: '' }
  if (text !== undefined) return text
  if (code === 'SolanaPresale_TokenUnread') return m.solpresalemake_mint_unread()
  if (code === 'SolanaPresale_TokensZero') return m.solpresalemake_tokens_zero()
  if (code === 'SolanaPresale_NoWallets') return m.solpresalemake_list_missing()
  if (code === 'SolanaPresale_Short') {
    const amount = (units: unknown) => formatAmount(BigInt(units as bigint), decimals, { symbol })
    return m.solpresalemake_short({ needed: amount(args.needed), balance: amount(args.balance) })
  }
  if (code === 'PayList_TooLong')
    return m.solpresalemake_tier_rule({ max: formatInteger(solanaPresaleLimits.walletsMax) })
  return errorMessage(code, args, {
    token: { symbol, decimals },
    currency: { symbol: 'SOL', decimals: 9 },
  })
}

/** Texts of what is wrong, by field; the first fault of a field is the one to mend first. */
export function errorsOf(reading: PresaleFormReading, asset: PresaleAsset): Record<string, string> {
  const errors: Record<string, string> = {}
  if (reading.ok) return errors
  for (const issue of reading.issues) errors[issue.field] ??= issueText(issue, asset.token)
  return errors
}

/** The same for the summary above the form. */
export function listProblems(errors: Readonly<Record<string, string>>): FormProblem[] {
  return listFormProblems(labels, errors)
}
