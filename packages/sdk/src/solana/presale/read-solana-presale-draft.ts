import type { DraftIssue } from '../../shared/draft-issue.ts'
import type { FieldIssueCollector } from '../../shared/field-issue-collector.ts'
import { readDecimal } from '../../shared/read-number.ts'
import { calculateCoveringAmount } from '../airdrop/calculate-covering-amount.ts'
import type { LockToken } from '../lock/get-lock-token.ts'
import { readPresaleInviters } from './read-presale-inviters.ts'
import { readPresaleRelease, readPresaleTimes } from './read-presale-times.ts'
import { readPresaleWallets } from './read-presale-wallets.ts'
import { solanaPresaleLimits } from './solana-presale-limits.ts'
import {
  type SolanaPresaleField,
  type SolanaPresaleInput,
  type SolanaPresaleTexts,
  solanaPresaleSchema,
} from './solana-presale-schema.ts'
import {
  type SolanaPresaleDraft,
  type SolanaPresaleEntry,
  solanaPresaleKinds,
  solanaWhitelistModes,
} from './types.ts'

/** A presale's terms before its address is known, which its list is bound to, and before its file is kept. */
export type SolanaPresaleTerms = Omit<SolanaPresaleDraft, 'root' | 'infoKey'>

export type SolanaPresaleIssue = DraftIssue<SolanaPresaleField>

type SolanaPresaleReading =
  | {
      readonly ok: true
      readonly terms: SolanaPresaleTerms
      readonly entries: readonly SolanaPresaleEntry[]
    }
  | { readonly ok: false; readonly issues: readonly SolanaPresaleIssue[] }

/** What is sold, and `now` in unix seconds of the cluster. */
interface PresaleAsset
  extends Pick<
    LockToken,
    'mint' | 'tokenProgram' | 'decimals' | 'transferFeeBps' | 'transferFeeMax'
  > {
  readonly now: number
  /** Base units in the creator's account; undefined while unknown. */
  readonly held?: bigint | undefined
}

type Report = FieldIssueCollector<SolanaPresaleField>

const lamportDecimals = 9
const { amountMax, minFairTokenUnits } = solanaPresaleLimits

/** An amount above zero that the program can count. @returns undefined after a report */
function readPositive(
  field: 'tokens' | 'hardCap' | 'softCap' | 'maxContribution',
  typed: string,
  rule: { readonly decimals: number; readonly zeroCode: string },
  report: Report,
): bigint | undefined {
  const amount = readDecimal(field, typed, rule.decimals, report)
  if (amount === undefined) return undefined
  if (amount === 0n) report(field, rule.zeroCode)
  else if (amount > amountMax) report(field, 'Presale_AmountTooLarge', { max: amountMax })
  else return amount
  return undefined
}

function judgeSoftCap(softCap: bigint, hardCap: bigint, report: Report): void {
  const min = (hardCap + 1n) / 2n
  if (softCap > hardCap) report('softCap', 'Presale_SoftCapAboveHardCap', { softCap, hardCap })
  else if (softCap < min) report('softCap', 'Presale_SoftCapTooLow', { softCap, min })
}

/** Tokens that are sold, and so many more as a transfer keeps back. @returns undefined after a report */
function readTokens(input: SolanaPresaleTexts, asset: PresaleAsset, report: Report) {
  const { decimals, transferFeeBps, transferFeeMax, held } = asset
  const rule = { decimals, zeroCode: 'SolanaPresale_TokensZero' }
  const tokens = readPositive('tokens', input.tokens, rule, report)
  if (tokens === undefined) return undefined
  if (input.kind === 'fair' && tokens < minFairTokenUnits) {
    report('tokens', 'Presale_FairTooCoarse', { min: minFairTokenUnits })
    return undefined
  }
  const amount = calculateCoveringAmount(tokens, { bps: transferFeeBps, max: transferFeeMax })
  if (held === undefined || amount <= held) return { tokens, amount }
  report('tokens', 'SolanaPresale_Short', { needed: amount, balance: held })
  return undefined
}

function readAmounts(input: SolanaPresaleTexts, asset: PresaleAsset, report: Report) {
  const inLamports = (field: 'hardCap' | 'softCap' | 'maxContribution', zeroCode: string) =>
    readPositive(field, input[field], { decimals: lamportDecimals, zeroCode }, report)
  const tokens = readTokens(input, asset, report)
  const hardCap = inLamports('hardCap', 'Presale_HardCapZero')
  const softCap = inLamports('softCap', 'Presale_SoftCapZero')
  const maxContribution = inLamports('maxContribution', 'Presale_MaxCurrencyZero')
  const typedMin = input.minContribution.trim() === '' ? '0' : input.minContribution
  const minContribution = readDecimal('minContribution', typedMin, lamportDecimals, report)
  if (hardCap !== undefined && softCap !== undefined) judgeSoftCap(softCap, hardCap, report)
  if (minContribution !== undefined && maxContribution !== undefined)
    if (minContribution > maxContribution)
      report('minContribution', 'Presale_MinAboveMax', {
        ...{ minCurrency: minContribution, maxCurrency: maxContribution },
      })
  if (tokens === undefined || hardCap === undefined || softCap === undefined) return undefined
  if (maxContribution === undefined || minContribution === undefined) return undefined
  return { ...tokens, hardCap, softCap, minContribution, maxContribution }
}

/**
 * Reads a draft and lists every fault at once, each with its field, code and numbers; codes are those of presales on EVM
 * networks where the rule is the same.
 */
export function readSolanaPresaleDraft(
  input: SolanaPresaleInput,
  asset: PresaleAsset,
): SolanaPresaleReading {
  const issues: SolanaPresaleIssue[] = []
  const report: Report = (field, code, args = {}) => issues.push({ field, code, args })
  const parsed = solanaPresaleSchema.safeParse(input)
  if (!parsed.success) {
    for (const { path } of parsed.error.issues)
      report(path[0] as SolanaPresaleField, 'Input_Required')
    return { ok: false, issues }
  }
  const { data } = parsed
  const { mint, tokenProgram, now } = asset
  const amounts = readAmounts(data, asset, report)
  const times = readPresaleTimes(data, now, report)
  const entries = readPresaleWallets(data, report)
  const release = readPresaleRelease(data, report)
  const inviterBps = readPresaleInviters(data, report)
  if (!amounts || !times || !entries || !release || !inviterBps) return { ok: false, issues }
  if (issues.length > 0) return { ok: false, issues }
  const terms = {
    ...{ mint, tokenProgram, ...amounts, ...times, ...release, inviterBps },
    kind: solanaPresaleKinds[data.kind],
    whitelistMode: solanaWhitelistModes[data.whitelistMode],
    burnsUnsold: data.unsold === 'burn',
  }
  return { ok: true, terms, entries }
}
