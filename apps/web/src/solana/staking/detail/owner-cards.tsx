import { formatInteger, m } from '@slipway/messages'
import { formatUnits } from '@slipway/sdk/shared/format-units'
import { calculateCommitted, countRewards } from '@slipway/sdk/solana/staking/pool-math'
import { AmountField } from '@slipway/ui/amount-field'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import type { FormEvent } from 'react'
import { useActionForm } from '../../../action/use-action-form.ts'
import { ActionCard } from '../../console/action-card.tsx'
import { amountOf, symbolOf } from '../../lock/lock-texts.ts'
import classes from './detail.module.css'
import { locksStakes } from './locks-stakes.ts'
import type { PoolAct, PoolActs } from './pool-act.ts'
import { limitEndsAt } from './pool-figures.ts'
import { readLimit } from './read-amounts.ts'
import { RewardsCard } from './rewards-card.tsx'
import type { PoolView } from './types.ts'
import { usePoolActs } from './use-pool-acts.ts'

interface CardProps {
  view: PoolView
  acts: PoolActs
}

const submit = (acts: PoolActs, act: PoolAct) => (event: FormEvent<HTMLFormElement>) => {
  event.preventDefault()
  acts.open(act)
}

/** A higher limit of a wallet, or none. */
function LimitCard({ view, acts }: CardProps) {
  const { pool, stake } = view
  const form = useActionForm(
    { symbol: symbolOf(stake), decimals: stake.decimals },
    { amount: formatUnits(pool.limit, stake.decimals) },
    ({ amount }: Readonly<Record<'amount', string>>) => readLimit(amount, view),
    ({ amount }) => acts.open({ kind: 'setLimit', limit: amount }),
  )
  return (
    <ActionCard
      actions={acts.review}
      acts={['setLimit']}
      title={m.solstakepage_limit_label()}
      text={m.solstakepage_limit_text()}
      doneText={m.solstakepage_limit_done()}
      onSubmit={form.onSubmit}
      onAgain={form.reset}
    >
      <AmountField
        label={m.stakepage_amount()}
        rule={m.stakepage_admin_limit_rule({ amount: amountOf(stake, pool.limit) })}
        unit={symbolOf(stake)}
        {...form.inputProps('amount')}
      />
      {form.reading.ok && (
        <p className={classes.muted} role="status">
          {form.reading.params.amount === 0n
            ? m.solstakepage_limit_preview_none()
            : m.solstakepage_limit_preview({ amount: amountOf(stake, form.reading.params.amount) })}
        </p>
      )}
    </ActionCard>
  )
}

/** Lets everybody out, whatever the lock time. */
function ExitCard({ view: { pool, now }, acts }: CardProps) {
  return (
    <ActionCard
      actions={acts.review}
      acts={['openExit']}
      title={m.stakepage_admin_exit_title()}
      text={now < pool.endAt ? m.stakepage_admin_exit_text() : m.stakepage_admin_exit_text_over()}
      doneText={m.stakepage_admin_exit_done()}
      submit={m.solstakepage_exit_button()}
      onSubmit={submit(acts, { kind: 'openExit' })}
    />
  )
}

/** Ends rewards now. */
function StopCard({ view, acts }: CardProps) {
  const { pool, reward, now } = view
  return (
    <ActionCard
      actions={acts.review}
      acts={['stop']}
      title={m.stakepage_admin_stop_title()}
      text={m.stakepage_admin_stop_text()}
      doneText={m.stakepage_admin_stop_done()}
      submit={m.solstakepage_stop_button()}
      onSubmit={submit(acts, { kind: 'stop' })}
    >
      <p className={classes.muted}>
        {m.solstakepage_stop_preview({ amount: amountOf(reward, calculateCommitted(pool, now)) })}
      </p>
    </ActionCard>
  )
}

/** Rewards that nobody can earn any more. */
function RecoverCard({ view, acts }: CardProps) {
  const { surplus } = countRewards(view.pool, view.now)
  return (
    <ActionCard
      actions={acts.review}
      acts={['recover']}
      title={m.stakepage_admin_recover_title()}
      text={m.solstakepage_recover_text()}
      doneText={m.solstakepage_recover_done()}
      idle={surplus === 0n ? m.stakepage_admin_recover_none() : undefined}
      submit={m.solstakepage_recover_button()}
      fact={
        surplus > 0n && (
          <KeyValueList>
            <KeyValue label={m.stakepage_admin_recover_gets()} emphasis="strong">
              {amountOf(view.reward, surplus)}
            </KeyValue>
          </KeyValueList>
        )
      }
      onSubmit={submit(acts, { kind: 'recover' })}
    />
  )
}

/** What is left, and the deposits, of a pool in which nobody has anything any more. */
function CloseCard({ view, acts }: CardProps) {
  const { accounts } = view.pool
  return (
    <ActionCard
      actions={acts.review}
      acts={['close']}
      title={m.solstakepage_close_title()}
      text={m.solstakepage_close_text()}
      idle={
        accounts > 0
          ? m.solstakepage_close_owing({ count: accounts, shown: formatInteger(accounts) })
          : undefined
      }
      submit={m.solstakepage_close_button()}
      onSubmit={submit(acts, { kind: 'close' })}
    />
  )
}

/** What the creator of a pool can do, and nothing else. */
export default function OwnerCards({ view }: { view: PoolView }) {
  const acts = usePoolActs(view)
  const { pool, now } = view
  const { done } = acts.review
  const isOver = now >= pool.endAt
  const limitEnd = limitEndsAt(pool)
  const limits = limitEnd !== undefined && now < limitEnd
  const locks = locksStakes(pool)
  const props = { view, acts }
  const terms = `${pool.rate} ${pool.startAt} ${pool.endAt}`
  return (
    <>
      {(!isOver || done === 'setRewards') && <RewardsCard key={terms} {...props} />}
      {(limits || done === 'setLimit') && <LimitCard key={String(pool.limit)} {...props} />}
      <RecoverCard {...props} />
      {(locks || done === 'openExit') && <ExitCard {...props} />}
      {(!isOver || done === 'stop') && <StopCard {...props} />}
      {isOver && <CloseCard {...props} />}
      {acts.review.dialog}
    </>
  )
}
