import { Button } from '@mantine/core'
import { formatAmount, formatDuration, formatTime, joinSentences, m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { smaller } from '@slipway/sdk/shared/smaller'
import { canStakeAt } from '@slipway/sdk/staking/pool-status'
import { calculateLimitLeft } from '@slipway/sdk/staking/position-math'
import { readStakeParams } from '@slipway/sdk/staking/read-staker-params'
import { type Address, zeroAddress } from 'viem'
import { ActionForm } from '../../action/action-form.tsx'
import { FactRow } from '../../action/fact-row.tsx'
import { fromIssues } from '../../action/from-issues.ts'
import { calculateEarnings } from './earning-lines.ts'
import { locksStakes } from './locks-stakes.ts'
import type { StakerAct } from './pool-act.ts'
import { poolAmounts } from './pool-amounts.ts'
import classes from './pool-screen.module.css'
import { lockText, relockTexts, stakePlan } from './staker-plans.ts'

export interface StakeFormProps {
  act: StakerAct
  /** Inviter of the visit. */
  inviter: Address | undefined
  onDropInviter: () => void
}

/** Who would be named with this stake: only a first one names anybody, and nobody names himself. */
export function namedInviter({ act, inviter }: Pick<StakeFormProps, 'act' | 'inviter'>): Address {
  const { pool, my, account } = act
  const isFirst = my.staked === 0n && my.inviter === zeroAddress
  if (!inviter || !isFirst || pool.terms.inviteBps === 0) return zeroAddress
  return inviter.toLowerCase() === account.toLowerCase() ? zeroAddress : inviter
}

/** Says who invited the visitor, and lets the visitor come without. */
export function Invited({ named, onDrop }: { named: Address; onDrop: () => void }) {
  if (named === zeroAddress) return null
  return (
    <p className={classes.invited}>
      <span title={named}>{m.stakepage_invited({ inviter: shortenAddress(named) })}</span>
      <Button size="compact-xs" variant="subtle" onClick={onDrop}>
        {m.stakepage_invited_drop()}
      </Button>
    </p>
  )
}

/** What staking does: for who has nothing there, of no earlier stake or reward; where no stake is locked, of no lock. */
export function stakeText({ pool, my }: Pick<StakerAct, 'pool' | 'my'>): string {
  const isLocking = locksStakes(pool)
  if (my.pending > 0n && pool.rewardToken.isGated)
    return joinSentences([
      m.stakepage_stake_text_gated({ token: pool.rewardToken.symbol }),
      ...relockTexts({ pool, my }),
    ])
  if (my.staked > 0n || my.pending > 0n)
    return isLocking ? m.stakepage_stake_text() : m.stakepage_stake_text_free()
  const duration = formatDuration(pool.terms.lockSeconds)
  return isLocking
    ? m.stakepage_stake_text_first({ duration })
    : m.stakepage_stake_text_first_free()
}

/** Why nothing can be staked any more. */
export function StakeClosed({ act }: { act: StakerAct }) {
  const { terms } = act.pool
  return (
    <FactRow title={m.stakepage_stake_title()} text={stakeText(act)}>
      {m.stakepage_stake_closed({ time: formatTime(Math.min(terms.stakeDeadline, terms.endTime)) })}
    </FactRow>
  )
}

/** The rule of an amount: the limit while it holds, and what is in the wallet. */
function ruleText({ pool, my, now }: StakerAct): string {
  const { staked } = poolAmounts(pool)
  const left = calculateLimitLeft(pool, my.staked, now)
  const balance = staked(my.balance)
  if (left === undefined) return m.stakepage_stake_rule({ balance })
  return m.stakepage_stake_rule_limit({ balance, left: staked(left) })
}

/** Puts tokens in; what was earned so far is paid with it. */
export function StakeForm({ act, inviter, onDropInviter }: StakeFormProps) {
  const { pool, my, now } = act
  const { reward, staked, glance } = poolAmounts(pool)
  if (!canStakeAt(pool, now) && act.doneOf('pool_stake') === null) return <StakeClosed act={act} />
  const named = namedInviter({ act, inviter })
  const left = calculateLimitLeft(pool, my.staked, now)
  const most = left === undefined ? my.balance : smaller(my.balance, left)
  return (
    <ActionForm
      act={act}
      kind="pool_stake"
      title={m.stakepage_stake_title()}
      text={stakeText(act)}
      current={m.stakepage_stake_current({ amount: glance.staked(my.balance) })}
      open={m.stakepage_stake_open()}
      isOpened={my.staked === 0n}
      fields={[
        {
          name: 'amount',
          label: m.stakepage_amount(),
          rule: ruleText(act),
          unit: act.token.symbol,
          kind: 'number',
        },
      ]}
      // Whoever has something in chooses how much to add; a first stake begins with nothing typed.
      initial={{ amount: '' }}
      read={({ amount }) => fromIssues(readStakeParams(amount, { pool, my, now }), 'amount')}
      preview={({ amount }) => {
        const { daily, untilEnd } = calculateEarnings(act, amount)
        return (
          <>
            {m.stakepage_stake_preview({
              staked: staked(my.staked + amount),
              daily: reward(daily),
              all: reward(untilEnd),
              end: formatTime(pool.terms.endTime),
              unlock: lockText(act),
            })}
          </>
        )
      }}
      extra={
        <>
          {most > 0n && (
            <p className={classes.quiet}>
              {m.stakepage_stake_most({
                amount: formatAmount(most, act.token.decimals, {
                  symbol: act.token.symbol,
                  maximumFractionDigits: act.token.decimals,
                }),
              })}
            </p>
          )}
          <Invited named={named} onDrop={onDropInviter} />
        </>
      }
      plan={({ amount }) => stakePlan(act, { amount, inviter: named })}
    />
  )
}
