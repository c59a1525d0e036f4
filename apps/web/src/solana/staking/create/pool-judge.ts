import { errorMessage, formatAmount, m } from '@slipway/messages'
import type { DraftIssue } from '@slipway/sdk/shared/draft-issue'
import { firstTokenProgram } from '@slipway/sdk/solana/first-token-program'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import {
  readSolanaPoolDraft,
  type SolanaPoolIssue,
  type SolanaPoolTerms,
} from '@slipway/sdk/solana/staking/read-solana-pool-draft'
import type { FormProblem } from '../../../form/form-problem.ts'
import { listFormProblems } from '../../form/list-form-problems.ts'
import { symbolOf } from '../../lock/lock-texts.ts'
import type { PoolAsset, PoolAssets } from './pool-assets.ts'
import { type PoolFormValues, toPoolInput } from './pool-form-values.ts'

/** A pool that can be made. */
export interface JudgedPool {
  readonly stake: LockToken
  readonly reward: LockToken
  readonly terms: SolanaPoolTerms
  /** Unix seconds of the cluster when it was judged. */
  readonly now: number
}

/** An issue of the draft, or of a token. */
type Issue = DraftIssue<SolanaPoolIssue['field'] | 'stakeMint' | 'rewardMint'> & {
  /** Why the token is refused, where the chain says so. */
  readonly text?: string | undefined
}

export type PoolFormReading =
  | { readonly ok: true; readonly draft: JudgedPool }
  | { readonly ok: false; readonly issues: readonly Issue[] }

/** Labels of the fields that a fault can lead to, in the form's order. */
const labels: Readonly<Record<string, () => string>> = {
  stakeMint: m.solstakemake_field_stake,
  rewardMint: m.stakemake_field_reward,
  startAt: m.stakemake_field_start_at,
  endAt: m.stakemake_field_end,
  deadlineAt: m.stakemake_field_deadline_at,
  total: m.stakemake_field_total,
  rate: m.stakemake_field_rate,
  lockLength: m.stakemake_field_lock,
  limit: m.solstakemake_field_limit,
  limitLength: m.stakemake_field_limit_length,
}

/** Decimals in which amounts are read while a token is unknown: those that most tokens have. */
const usualDecimals = 9
const unread = {
  ...{ mint: firstTokenProgram, tokenProgram: firstTokenProgram, decimals: usualDecimals },
  ...{ transferFeeBps: 0, transferFeeMax: 0n },
}

function mintIssue(
  field: 'stakeMint' | 'rewardMint',
  typed: string,
  { token, problem }: PoolAsset,
): Issue[] {
  if (token) return []
  const code = typed.trim() === '' ? 'Input_Required' : 'SolanaPool_TokenUnread'
  return [{ field, code, args: {}, text: problem }]
}

/** Reads the form by the schema of form and SDK, and compares it with the wallet. */
export function judge(values: PoolFormValues, assets: PoolAssets): PoolFormReading {
  const { held, now } = assets
  const { token: stake } = assets.stake
  const { token: reward } = assets.reward
  const tokens = { stake: stake ?? unread, reward: reward ?? unread }
  const reading = readSolanaPoolDraft(toPoolInput(values), {
    ...tokens,
    ...{ now, held: reward && held },
  })
  if (stake && reward && reading.ok)
    return { ok: true, draft: { stake, reward, terms: reading.terms, now } }
  return {
    ok: false,
    issues: [
      ...mintIssue('stakeMint', values.stakeMint, assets.stake),
      ...mintIssue('rewardMint', values.rewardMint, assets.reward),
      ...(reading.ok ? [] : reading.issues),
    ],
  }
}

const unitOf = (token: LockToken | undefined) =>
  token
    ? { decimals: token.decimals, symbol: symbolOf(token) }
    : { decimals: usualDecimals, symbol: '' }

/** Codes that have words of Solana's own. */
const ownTexts: Readonly<Record<string, () => string>> = {
  SolanaPool_TokenUnread: m.solpresalemake_mint_unread,
  PoolFactory_LimitIncomplete: m.solstakemake_refused_incomplete,
}

function issueText({ code, args, text }: Issue, { stake, reward }: PoolAssets): string {
  const currency = unitOf(reward.token)
  const amount = (units: unknown) =>
    formatAmount(BigInt(units as bigint), currency.decimals, {
      ...{ symbol: currency.symbol, maximumFractionDigits: currency.decimals },
    })
  if (text !== undefined) return text
  if (code === 'SolanaPool_RateZero') return m.solstakemake_rate_zero({ min: amount(args.min) })
  if (code === 'SolanaPool_Short')
    return m.solstakemake_short({ needed: amount(args.needed), balance: amount(args.balance) })
  const own = ownTexts[code]
  return own ? own() : errorMessage(code, args, { token: unitOf(stake.token), currency })
}

/** Texts of what is wrong, by field; the first fault of a field is the one to mend first. */
export function errorsOf(reading: PoolFormReading, assets: PoolAssets): Record<string, string> {
  const errors: Record<string, string> = {}
  if (reading.ok) return errors
  for (const issue of reading.issues) errors[issue.field] ??= issueText(issue, assets)
  return errors
}

/** The same for the summary above the form. */
export function listProblems(errors: Readonly<Record<string, string>>): FormProblem[] {
  return listFormProblems(labels, errors)
}
