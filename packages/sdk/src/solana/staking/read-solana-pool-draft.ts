import type { DraftIssue } from '../../shared/draft-issue.ts'
import type { FieldIssueCollector } from '../../shared/field-issue-collector.ts'
import { readDecimal } from '../../shared/read-number.ts'
import { calculateCoveringAmount } from '../airdrop/calculate-covering-amount.ts'
import type { LockToken } from '../lock/get-lock-token.ts'
import { calculateCommitted } from './pool-math.ts'
import { readSolanaPoolRules } from './read-solana-pool-rules.ts'
import { readSolanaPoolTimes, type SolanaPoolTimes } from './read-solana-pool-times.ts'
import { solanaPoolLimits } from './solana-pool-limits.ts'
import {
  type SolanaPoolField,
  type SolanaPoolInput,
  type SolanaPoolTexts,
  solanaPoolSchema,
} from './solana-pool-schema.ts'
import type { SolanaPoolDraft } from './types.ts'

export type SolanaPoolIssue = DraftIssue<SolanaPoolField>

/** A pool's terms, and all rewards that they pay: what is taken from the wallet covers them after the transfer's tax. */
export interface SolanaPoolTerms extends SolanaPoolDraft {
  readonly rewards: bigint
  /** What of a typed total makes no whole base unit a second; it is not taken. */
  readonly unspent: bigint
}

type SolanaPoolReading =
  | { readonly ok: true; readonly terms: SolanaPoolTerms }
  | { readonly ok: false; readonly issues: readonly SolanaPoolIssue[] }

/** Both tokens, and `now` in unix seconds of the cluster. */
interface PoolAssets {
  readonly stake: Pick<LockToken, 'mint' | 'tokenProgram' | 'decimals'>
  readonly reward: Pick<
    LockToken,
    'mint' | 'tokenProgram' | 'decimals' | 'transferFeeBps' | 'transferFeeMax'
  >
  readonly now: number
  /** Base units of the reward in the creator's account; undefined while unknown. */
  readonly held?: bigint | undefined
}

type Report = FieldIssueCollector<SolanaPoolField>

/**
 * Reads the reward of a second, typed itself or as the total that pays for it: the program counts whole base units.
 * @param times absent while they are wrong
 * @returns undefined while there is none, after a report
 */
function readRewards(
  input: SolanaPoolTexts,
  times: SolanaPoolTimes | undefined,
  { reward, held, now }: PoolAssets,
  report: Report,
): Pick<SolanaPoolTerms, 'rate' | 'rewards' | 'amount' | 'unspent'> | undefined {
  const field = input.budget
  const typed = readDecimal(field, input[field], reward.decimals, report)
  if (typed === undefined || !times) return undefined
  const seconds = calculateCommitted({ ...times, rate: 1n }, now)
  const rate = field === 'rate' ? typed : typed / seconds
  const max = solanaPoolLimits.amountMax / seconds
  if (rate === 0n) report(field, 'SolanaPool_RateZero', { min: field === 'rate' ? 1n : seconds })
  else if (rate > max) report(field, 'PoolFactory_RateOutOfRange', { rate, max })
  else {
    const rewards = rate * seconds
    const { transferFeeBps: bps, transferFeeMax } = reward
    const amount = calculateCoveringAmount(rewards, { bps, max: transferFeeMax })
    const unspent = field === 'rate' ? 0n : typed - rewards
    if (held === undefined || amount <= held) return { rate, rewards, amount, unspent }
    report(field, 'SolanaPool_Short', { needed: amount, balance: held })
  }
  return undefined
}

/**
 * Reads a draft and lists every fault at once, each with its field, code and numbers; codes are those of pools on EVM
 * networks where the rule is the same.
 */
export function readSolanaPoolDraft(input: SolanaPoolInput, assets: PoolAssets): SolanaPoolReading {
  const issues: SolanaPoolIssue[] = []
  const report: Report = (field, code, args = {}) => issues.push({ field, code, args })
  const parsed = solanaPoolSchema.safeParse(input)
  if (!parsed.success) {
    for (const { path } of parsed.error.issues) report(path[0] as SolanaPoolField, 'Input_Required')
    return { ok: false, issues }
  }
  const { data } = parsed
  const { stake, reward, now } = assets
  const times = readSolanaPoolTimes(data, now, report)
  const rewards = readRewards(data, times, assets, report)
  const rules = readSolanaPoolRules(data, stake.decimals, report)
  if (!times || !rewards || !rules) return { ok: false, issues }
  const place = ({ mint, tokenProgram }: PoolAssets['stake']) => ({ mint, tokenProgram })
  return {
    ok: true,
    terms: { stake: place(stake), reward: place(reward), ...times, ...rewards, ...rules },
  }
}
