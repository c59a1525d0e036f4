import { formatTime, m } from '@slipway/messages'
import { formatUnits } from '@slipway/sdk/shared/format-units'
import {
  calculateDailyEarning,
  calculateEarningUntilEnd,
  calculateLimitLeft,
} from '@slipway/sdk/shared/stake-earnings'
import { AmountField } from '@slipway/ui/amount-field'
import { useActionForm } from '../../../action/use-action-form.ts'
import { ActionCard } from '../../console/action-card.tsx'
import { amountOf, symbolOf } from '../../lock/lock-texts.ts'
import { OwnAccountNotice } from '../../network/own-account-notice.tsx'
import classes from './detail.module.css'
import type { PoolActs } from './pool-act.ts'
import { closesAt } from './pool-clock.ts'
import { calculateArriving } from './pool-figures.ts'
import { stakeText, unlockText } from './pool-texts.ts'
import { calculateMostStake, readStake } from './read-amounts.ts'
import { TaxNotes } from './token-notes.tsx'
import type { PoolView, StakerState } from './types.ts'

interface StakeProps {
  view: PoolView
  acts: PoolActs
  state: StakerState
}

/** What a stake of that amount comes to. */
function Preview({ view, state, amount }: Omit<StakeProps, 'acts'> & { amount: bigint }) {
  const { pool, stake, reward, now } = view
  const arriving = calculateArriving(stake, amount)
  const part = (state.stake?.amount ?? 0n) + arriving
  const share = { part, total: pool.staked + arriving }
  return (
    <div className={classes.gets} role="status">
      <span>{m.solstakepage_preview()}</span>
      <strong>{amountOf(stake, part)}</strong>
      {arriving < amount && (
        <small>
          {m.stakepage_stake_review_kept({ amount: amountOf(stake, amount - arriving) })}
        </small>
      )}
      <small>
        {m.solstakepage_preview_earns({
          daily: amountOf(reward, calculateDailyEarning(pool.rate, share)),
          all: amountOf(reward, calculateEarningUntilEnd(pool, share, now)),
          end: formatTime(pool.endAt),
        })}
      </small>
      <small>{m.solstakepage_preview_unlock({ unlock: unlockText(view) })}</small>
    </div>
  )
}

/** The rule of an amount: what is in the wallet, and the limit while it holds. */
function ruleText({ pool, stake, now }: PoolView, state: StakerState): string {
  const left = calculateLimitLeft(pool, state.stake?.amount ?? 0n, now)
  const balance = amountOf(stake, state.balance)
  if (left === undefined) return m.stakepage_stake_rule({ balance })
  return m.solstakepage_stake_rule_limit({ balance, left: amountOf(stake, left) })
}

/** Puts tokens in. What was earned so far stays due. */
export function StakeCard({ view, acts, state, account }: StakeProps & { account: string }) {
  const { chain, pool, stake, reward, now } = view
  const most = calculateMostStake(view, state)
  const paid = { token: symbolOf(reward) }
  const form = useActionForm(
    { symbol: symbolOf(stake), decimals: stake.decimals },
    { amount: '' },
    ({ amount }: Readonly<Record<'amount', string>>) => readStake(amount, view, state),
    ({ amount }) => acts.open({ kind: 'stake', amount, state }),
  )
  return (
    <ActionCard
      actions={acts.review}
      acts={['stake']}
      title={m.stakepage_stake_title()}
      text={stakeText(pool, state.stake === null)}
      doneText={m.solstakepage_stake_done()}
      idle={
        now < closesAt(pool)
          ? undefined
          : m.stakepage_stake_closed({ time: formatTime(closesAt(pool)) })
      }
      submit={m.solstakepage_stake_button()}
      onSubmit={form.onSubmit}
      onAgain={form.reset}
    >
      <TaxNotes chain={chain} token={stake} place="stake" />
      {reward.mint !== stake.mint && <TaxNotes chain={chain} token={reward} place="reward" />}
      <OwnAccountNotice
        {...{ chain, account, token: reward }}
        texts={{
          given: m.solstakepage_stake_given(paid),
          frozen: m.solstakepage_stake_frozen(paid),
        }}
      />
      <AmountField
        label={m.stakepage_amount()}
        rule={ruleText(view, state)}
        withAsterisk
        unit={symbolOf(stake)}
        {...(most > 0n && {
          onMaximum: () => form.set('amount', formatUnits(most, stake.decimals)),
        })}
        {...form.inputProps('amount')}
      />
      {form.reading.ok && <Preview view={view} state={state} amount={form.reading.params.amount} />}
    </ActionCard>
  )
}
