import {
  formatAmount,
  formatBps,
  formatDuration,
  formatLength,
  formatTime,
  m,
} from '@slipway/messages'
import type { PoolHint } from '@slipway/sdk/staking/check/pool-hint'
import type { PoolCost } from '@slipway/sdk/staking/pool-math'
import { type AskedFee, feeLines } from '../../creation-fee/fee-lines.ts'
import type { PlanReview, ReviewLine } from '../../transaction/shown-plan.ts'
import { hintText } from './hint-text.ts'
import type { PoolParams } from './pool-params.ts'
import { fixedTexts } from './pool-promises.ts'
import { kindName, tokenName } from './token-labels.ts'

const SECONDS_A_DAY = 86_400n

interface ReviewFacts {
  readonly cost: PoolCost
  readonly fee: AskedFee
  readonly hints: readonly PoolHint[]
}

function payLines({ values, draft }: PoolParams, { cost, fee }: ReviewFacts): ReviewLine[] {
  const { rewardDecimals: decimals, rewardSymbol: symbol } = values
  const shown = (units: bigint) => formatAmount(units, decimals, { symbol })
  const isNow = draft.startTime === 0n
  return [
    {
      label: m.stakemake_pays_rewards(),
      value: shown(cost.rewards),
      ...(isNow && { note: m.stakemake_pays_now_note() }),
    },
    ...(cost.rebates > 0n
      ? [
          {
            label: m.stakemake_pays_rebates(),
            value: shown(cost.rebates),
            note: m.stakemake_pays_rebates_note(),
          },
        ]
      : []),
    ...feeLines(fee),
  ]
}

const momentLine = (label: string, at: bigint): ReviewLine => ({
  label,
  value: formatTime(at),
  note: formatTime(at, { timeZone: 'UTC' }),
})

function timeLines({ draft }: PoolParams): ReviewLine[] {
  const { startTime, endTime, stakeDeadline } = draft
  return [
    startTime === 0n
      ? { label: m.stakemake_field_start(), value: m.stakemake_start_now() }
      : momentLine(m.stakemake_field_start(), startTime),
    momentLine(m.stakemake_field_end(), endTime),
    ...(stakeDeadline === 0n ? [] : [momentLine(m.stakemake_field_deadline(), stakeDeadline)]),
  ]
}

function ruleLines({ draft, values }: PoolParams): ReviewLine[] {
  const { limit, limitSeconds, lockSeconds, inviteBps } = draft
  const { stakedDecimals, stakedSymbol: symbol } = values
  return [
    limit === 0n
      ? { label: m.stakemake_field_limit(), value: m.stakemake_none() }
      : {
          label: m.stakemake_field_limit(),
          value: formatAmount(limit, stakedDecimals, { symbol }),
          note: m.stakemake_limit_for({ duration: formatDuration(Number(limitSeconds)) }),
        },
    {
      label: m.stakemake_field_lock(),
      value: lockSeconds === 0n ? m.stakemake_none() : formatDuration(Number(lockSeconds)),
      ...(lockSeconds > 0n && { note: m.stakemake_lock_note() }),
    },
    {
      label: m.stakemake_field_invite(),
      value: inviteBps === 0n ? m.stakemake_none() : formatBps(inviteBps),
    },
  ]
}

/** The pool in the visitor's words: what leaves, what comes about, what holds, and what can never be undone. */
export function reviewPool(params: PoolParams, facts: ReviewFacts): PlanReview {
  const { staked, reward, draft, values } = params
  const { rewardDecimals, rewardSymbol: symbol, stakedSymbol, stakedDecimals } = values
  const units = { stakedSymbol, stakedDecimals, rewardSymbol: symbol, rewardDecimals }
  return {
    title: m.stakemake_review_title({ name: tokenName(staked) }),
    pays: payLines(params, facts),
    gets: [
      {
        label: m.stakemake_field_staked(),
        value: tokenName(staked),
        note: kindName(draft.kind),
      },
      { label: m.stakemake_field_reward(), value: tokenName(reward) },
      {
        label: m.stakemake_field_rate(),
        value: formatAmount(draft.rewardPerSecond, rewardDecimals, { symbol }),
      },
      {
        label: m.stakemake_rate_daily(),
        value: formatAmount(draft.rewardPerSecond * SECONDS_A_DAY, rewardDecimals, { symbol }),
      },
      ...timeLines(params),
      { label: m.stakemake_runs_for(), value: formatLength(Number(facts.cost.seconds)) },
    ],
    facts: [
      ...ruleLines(params),
      { label: m.stakemake_field_admin(), value: draft.admin, address: draft.admin },
      {
        label: m.stakemake_preview_admin(),
        value: m.stakemake_admin_rewards(),
        note: m.stakemake_admin_worse(),
      },
      ...facts.hints.map((hint) => ({
        label: m.lock_review_note(),
        value: hintText(hint, units),
      })),
    ],
    permanent: fixedTexts(),
    confirmLabel: m.stakemake_review_confirm(),
  }
}
