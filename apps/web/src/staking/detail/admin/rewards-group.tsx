import { formatTime, joinSentences, m } from '@slipway/messages'
import { formatUnits } from '@slipway/sdk/shared/format-units'
import type { WantedRewards } from '@slipway/sdk/staking/position-math'
import { calculateRewardsChange } from '@slipway/sdk/staking/position-math'
import { readRateParams, readTimesParams } from '@slipway/sdk/staking/read-admin-params'
import { NoticeBox } from '@slipway/ui/notice-box'
import { ActionForm } from '../../../action/action-form.tsx'
import { ActionGroup } from '../../../action/action-group.tsx'
import { FactRow } from '../../../action/fact-row.tsx'
import { fromIssues } from '../../../action/from-issues.ts'
import { deadlineStays } from '../../../form/deadline-stays.ts'
import { readChangedInput, toLocalInput } from '../../../form/local-time.ts'
import { rewardsCostText } from '../../../form/rewards-cost-text.ts'
import { locksStakes } from '../locks-stakes.ts'
import type { PoolAct } from '../pool-act.ts'
import { poolAmounts } from '../pool-amounts.ts'
import { ratePlan, timesPlan } from './admin-plans.ts'

/** A rule, and what a change for the worse does where stakes are locked at all. */
const withUnlocks = (pool: PoolAct['pool'], text: string, unlocks: string) =>
  locksStakes(pool) ? joinSentences([text, unlocks]) : text

function RateForm({ act }: { act: PoolAct }) {
  const { pool, now } = act
  const { terms, rewardToken } = pool
  return (
    <ActionForm<'rate', WantedRewards>
      act={act}
      kind="pool_set_rate"
      title={m.stakepage_admin_rate_title()}
      text={withUnlocks(pool, m.stakepage_admin_rate_text(), m.stakepage_admin_rate_unlocks())}
      current={poolAmounts(pool).glance.reward(terms.rewardPerSecond)}
      isSetting
      fields={[
        {
          name: 'rate',
          label: m.stakepage_rate(),
          rule: m.stakepage_admin_rate_rule(),
          unit: rewardToken.symbol,
          kind: 'number',
        },
      ]}
      initial={{ rate: formatUnits(terms.rewardPerSecond, rewardToken.decimals) }}
      read={({ rate }) => fromIssues(readRateParams(rate, pool, now), 'rate')}
      preview={(wanted) => <ChangePreview act={act} wanted={wanted} />}
      plan={(wanted) => ratePlan(act, wanted)}
    />
  )
}

function TimesForm({ act }: { act: PoolAct }) {
  const { pool, now } = act
  const { startTime, endTime } = pool.terms
  const start = {
    name: 'start',
    label: m.stakepage_moment_start(),
    rule: withUnlocks(pool, m.stakepage_admin_start_rule(), m.stakepage_admin_start_unlocks()),
    kind: 'time',
  } as const
  const end = {
    name: 'end',
    label: m.stakepage_moment_end(),
    rule: m.stakepage_admin_end_rule(),
    kind: 'time',
  } as const
  return (
    <ActionForm<'start' | 'end', WantedRewards>
      act={act}
      kind="pool_set_times"
      title={m.stakepage_admin_times_title()}
      text={withUnlocks(
        pool,
        joinSentences([m.stakepage_admin_times_text(), m.stakepage_admin_times_deadline()]),
        m.stakepage_admin_times_unlocks(),
      )}
      current={`${formatTime(startTime)} – ${formatTime(endTime)}`}
      isSetting
      // Once rewards run, their start is final.
      fields={now < startTime ? [start, end] : [end]}
      initial={{ start: toLocalInput(startTime), end: toLocalInput(endTime) }}
      read={(values) =>
        fromIssues(
          readTimesParams(
            {
              startTime: now < startTime ? readChangedInput(values.start, startTime) : startTime,
              endTime: readChangedInput(values.end, endTime),
            },
            pool,
            now,
          ),
          'end',
          ['start', 'end'],
        )
      }
      preview={(wanted) => <ChangePreview act={act} wanted={wanted} />}
      plan={(wanted) => timesPlan(act, wanted)}
    />
  )
}

/** How rewards run: the rate, the start and the end. After the end they are final. */
export function RewardsGroup({ act }: { act: PoolAct }) {
  const { pool, now } = act
  const isOver = now >= pool.terms.endTime
  const isDone = act.doneOf('pool_set_rate', 'pool_set_times') !== null
  return (
    <ActionGroup title={m.stakepage_admin_rewards()} text={m.stakepage_admin_rewards_text()}>
      {isOver && !isDone ? (
        <FactRow title={m.stakepage_admin_times_title()} text={m.stakepage_admin_times_text()}>
          {m.stakepage_admin_over({ time: formatTime(pool.terms.endTime) })}
        </FactRow>
      ) : (
        <>
          <RateForm act={act} />
          <TimesForm act={act} />
        </>
      )}
    </ActionGroup>
  )
}

/** What a change of rewards costs, frees and does to those who are in, while it is being typed. */
function ChangePreview({ act, wanted }: { act: PoolAct; wanted: WantedRewards }) {
  const { pool } = act
  const { reward } = poolAmounts(pool)
  const { endTime: end, stakeDeadline: deadline } = pool.terms
  const { opensExit, ...change } = calculateRewardsChange(pool, wanted)
  return (
    <>
      {rewardsCostText(change, reward)}
      {deadlineStays({ end, deadline }, wanted.endTime).map((text) => (
        <NoticeBox key={text} tone="warn">
          {text}
        </NoticeBox>
      ))}
      {opensExit && locksStakes(pool) && (
        <NoticeBox tone="warn">{m.stakepage_admin_opens_exit()}</NoticeBox>
      )}
    </>
  )
}
