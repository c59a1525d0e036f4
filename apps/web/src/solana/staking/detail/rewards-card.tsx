import { TextInput } from '@mantine/core'
import { formatTime, joinSentences, m } from '@slipway/messages'
import { formatUnits } from '@slipway/sdk/shared/format-units'
import { AmountField } from '@slipway/ui/amount-field'
import { NoticeBox } from '@slipway/ui/notice-box'
import { useActionForm } from '../../../action/use-action-form.ts'
import { deadlineStays } from '../../../form/deadline-stays.ts'
import { toLocalInput } from '../../../form/local-time.ts'
import { rewardsCostText } from '../../../form/rewards-cost-text.ts'
import { ActionCard } from '../../console/action-card.tsx'
import { amountOf, symbolOf } from '../../lock/lock-texts.ts'
import classes from './detail.module.css'
import { locksStakes } from './locks-stakes.ts'
import type { PoolActs } from './pool-act.ts'
import { type RewardsField, readRewards } from './read-rewards.ts'
import { calculateRewardsChange, type WantedRewards } from './rewards-change.ts'
import { calculateRewardsPayment } from './rewards-payment.ts'
import type { PoolView } from './types.ts'

interface RewardsProps {
  view: PoolView
  acts: PoolActs
}

/** What a change costs, frees and does to those who are in, while it is typed. */
function Preview({ view, wanted }: { view: PoolView; wanted: WantedRewards }) {
  const { pool, reward, now } = view
  const { opensExit, ...change } = calculateRewardsChange(pool, wanted, now)
  const paid = { ...change, cost: calculateRewardsPayment(reward, change.cost) }
  const [rate, end] = [amountOf(reward, wanted.rate), formatTime(wanted.endAt)]
  return (
    <>
      <p className={classes.muted} role="status">
        {rewardsCostText(paid, (units) => amountOf(reward, units))}{' '}
        {now < wanted.startAt
          ? m.solstakepage_rewards_runs({ rate, start: formatTime(wanted.startAt), end })
          : m.solstakepage_rewards_runs_on({ rate, end })}
      </p>
      {deadlineStays({ end: pool.endAt, deadline: pool.deadlineAt }, wanted.endAt).map((text) => (
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

/** Another rate, start or end; what is promised more is paid with it. */
export function RewardsCard({ view, acts }: RewardsProps) {
  const { pool, reward, now } = view
  const form = useActionForm(
    { symbol: symbolOf(reward), decimals: reward.decimals },
    {
      rate: formatUnits(pool.rate, reward.decimals),
      start: toLocalInput(pool.startAt),
      end: toLocalInput(pool.endAt),
    },
    (values: Readonly<Record<RewardsField, string>>) => readRewards(values, view),
    (wanted) => acts.open({ kind: 'setRewards', wanted }),
  )
  return (
    <ActionCard
      actions={acts.review}
      acts={['setRewards']}
      title={m.stakepage_admin_rewards()}
      text={joinSentences([
        now < pool.startAt ? m.solstakepage_rewards_text() : m.solstakepage_rewards_text_running(),
        ...(locksStakes(pool) ? [m.solstakepage_rewards_unlocks()] : []),
      ])}
      doneText={m.solstakepage_rewards_done()}
      onSubmit={form.onSubmit}
      onAgain={form.reset}
    >
      <AmountField
        label={m.stakepage_rate()}
        rule={m.stakepage_admin_rate_rule()}
        withAsterisk
        unit={symbolOf(reward)}
        {...form.inputProps('rate')}
      />
      {now < pool.startAt && (
        <TextInput
          type="datetime-local"
          label={m.stakepage_moment_start()}
          description={m.stakepage_admin_start_rule()}
          withAsterisk
          {...form.inputProps('start')}
        />
      )}
      <TextInput
        type="datetime-local"
        label={m.stakepage_moment_end()}
        description={m.stakepage_admin_end_rule()}
        withAsterisk
        {...form.inputProps('end')}
      />
      {form.reading.ok && <Preview view={view} wanted={form.reading.params} />}
    </ActionCard>
  )
}
