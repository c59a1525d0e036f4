import { formatAmount, formatDuration, formatLength, formatTime, m } from '@slipway/messages'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import type { ReviewLine } from '../../../transaction/shown-plan.ts'
import { amountOf, symbolOf } from '../../lock/lock-texts.ts'
import type { JudgedPool } from './pool-judge.ts'

const secondsADay = 86_400n

/** An amount of a token to its last base unit. */
export const exactOf = (token: LockToken, units: bigint) =>
  formatAmount(units, token.decimals, {
    ...{ symbol: symbolOf(token), maximumFractionDigits: token.decimals },
  })

/** Seconds for which rewards run. */
const spanOf = ({ terms: { startAt, endAt }, now }: JudgedPool) => endAt - Math.max(startAt, now)

const momentLine = (label: string, at: number): ReviewLine => ({
  ...{ label, value: formatTime(at), note: formatTime(at, { timeZone: 'UTC' }) },
})

/** What of a total is not paid, and why. */
export const unspentText = ({ reward, terms }: Pick<JudgedPool, 'reward' | 'terms'>): string =>
  m.solstakemake_unspent({
    paid: exactOf(reward, terms.rewards),
    rest: exactOf(reward, terms.unspent),
  })

/** What is paid by when. */
function rewardLines(pool: JudgedPool): ReviewLine[] {
  const { reward, terms } = pool
  const { rate, startAt, endAt, deadlineAt } = terms
  return [
    {
      ...{ label: m.stakemake_field_rate(), value: exactOf(reward, rate) },
      ...(terms.unspent > 0n && { note: unspentText(pool) }),
    },
    { label: m.stakemake_rate_daily(), value: amountOf(reward, rate * secondsADay) },
    startAt === 0
      ? { label: m.stakemake_field_start(), value: m.stakemake_start_now() }
      : momentLine(m.stakemake_field_start(), startAt),
    momentLine(m.stakemake_field_end(), endAt),
    { label: m.stakemake_runs_for(), value: formatLength(spanOf(pool)) },
    deadlineAt === endAt
      ? { label: m.stakemake_field_deadline(), value: m.stakemake_deadline_end() }
      : momentLine(m.stakemake_field_deadline_at(), deadlineAt),
  ]
}

function ruleLines({ stake, terms }: JudgedPool): ReviewLine[] {
  const { lockSeconds, limit, limitSeconds } = terms
  return [
    {
      label: m.stakemake_field_lock(),
      value: lockSeconds === 0 ? m.stakemake_none() : formatDuration(lockSeconds),
      ...(lockSeconds > 0 && { note: m.stakemake_lock_note() }),
    },
    limit === 0n
      ? { label: m.solstakemake_field_limit(), value: m.stakemake_none() }
      : {
          label: m.solstakemake_field_limit(),
          value: exactOf(stake, limit),
          note: m.stakemake_limit_for({ duration: formatDuration(limitSeconds) }),
        },
  ]
}

/** Every term of a pool, as its preview and its review say them. */
export const poolLines = (pool: JudgedPool): ReviewLine[] => [
  ...rewardLines(pool),
  ...ruleLines(pool),
]

/** What nobody can ever change about a pool, as long as its program stays what it is. */
export const fixedTexts = (): readonly string[] => [
  m.solstakemake_fixed_tokens(),
  m.solstakemake_fixed_rules(),
  m.solstakemake_fixed_stakes(),
]

/** What its creator can do, and what that brings for who stakes. */
export const creatorTexts = (hasLimit: boolean): readonly string[] => [
  m.stakemake_admin_rewards(),
  m.stakemake_admin_worse(),
  ...(hasLimit ? [m.solstakemake_creator_limit()] : []),
  m.stakemake_admin_recover(),
  m.solstakemake_creator_close(),
]
