import { Checkbox, TextInput } from '@mantine/core'
import { formatTime, m } from '@slipway/messages'
import { formatUnits } from '@slipway/sdk/shared/format-units'
import type { LockAction } from '@slipway/sdk/solana/lock/build-lock-action'
import { findNextRelease } from '@slipway/sdk/solana/lock/find-next-release'
import { judgeUnlock } from '@slipway/sdk/solana/lock/read-lock-terms'
import { solanaLockLimits } from '@slipway/sdk/solana/lock/solana-lock-limits'
import { useState } from 'react'
import { type FormProblem, resultOrProblems } from '../../action/form-result.ts'
import { readTokenAmount } from '../../action/read-token-amount.ts'
import { useActionForm } from '../../action/use-action-form.ts'
import { withChunkTimeout } from '../../core/lazy-part.ts'
import { readLocalInput, toLocalInput } from '../../form/local-time.ts'
import { ActionCard } from '../console/action-card.tsx'
import { readSolanaAddress } from '../console/read-solana-address.ts'
import { type PreparedReview, usePreparedReview } from '../flow/use-prepared-review.ts'
import { amountOf, symbolOf, untilOf } from './lock-texts.ts'
import type { LockView } from './types.ts'

type Act = LockAction['kind']

interface CardProps {
  view: LockView
  review: PreparedReview<Act>
  open: (action: LockAction) => void
}

const { forever } = solanaLockLimits
const offeredSeconds = 30 * 86_400
const load = () => withChunkTimeout(import('./prepare-lock-action.ts'))

function WithdrawCard({ view, review, open }: CardProps) {
  const { token, lock, free, now } = view
  const problemOf = (units: bigint): FormProblem | undefined => {
    if (units === 0n) return { code: 'Input_AmountZero' }
    return units > free ? { code: 'TokenLocker_AmountAboveReleased' } : undefined
  }
  const form = useActionForm(
    { symbol: symbolOf(token), decimals: token.decimals },
    { amount: free > 0n ? formatUnits(free, token.decimals) : '' },
    ({ amount }: Readonly<Record<'amount', string>>) => {
      const { units, problem } = readTokenAmount(amount, token.decimals)
      return resultOrProblems({ amount: units === null ? problem : problemOf(units) }, () =>
        units === null ? null : { units },
      )
    },
    // All of it is what the program counts then: the clock goes on while somebody reads.
    ({ units }) =>
      open(units === free ? { kind: 'withdraw' } : { kind: 'withdraw', amount: units }),
  )
  const next = findNextRelease(lock, now) ?? lock.unlockAt
  const idle =
    lock.unlockAt === forever
      ? m.solana_lock_never_released()
      : m.lock_withdraw_rule_none({ time: formatTime(next) })
  return (
    <ActionCard
      actions={review}
      acts={['withdraw']}
      title={m.lock_withdraw_title()}
      text={m.lock_withdraw_text()}
      doneText={m.solana_lock_withdraw_done()}
      idle={free === 0n ? idle : undefined}
      onSubmit={form.onSubmit}
      onAgain={form.reset}
    >
      <TextInput
        label={m.lock_amount()}
        description={m.lock_withdraw_rule({ amount: amountOf(token, free) })}
        withAsterisk
        inputMode="decimal"
        {...form.inputProps('amount')}
      />
    </ActionCard>
  )
}

function RelockCard({ view, review, open }: CardProps) {
  const { lock, now, token } = view
  const [isForever, setForever] = useState(false)
  const problemOf = (unlockAt: number): FormProblem | undefined => {
    if (unlockAt <= lock.unlockAt)
      return { code: 'TokenLocker_NotLater', args: { current: BigInt(lock.unlockAt) } }
    return judgeUnlock(unlockAt, now)
  }
  const form = useActionForm(
    { symbol: symbolOf(token), decimals: token.decimals },
    { unlockAt: toLocalInput(Math.max(lock.unlockAt, now) + offeredSeconds) },
    (values: Readonly<Record<'unlockAt', string>>) => {
      const unlockAt = isForever ? forever : readLocalInput(values.unlockAt)
      const problem = unlockAt === undefined ? { code: 'Input_Required' } : problemOf(unlockAt)
      return resultOrProblems({ unlockAt: problem }, () =>
        unlockAt === undefined ? null : { unlockAt },
      )
    },
    ({ unlockAt }) => open({ kind: 'relock', unlockAt }),
  )
  return (
    <ActionCard
      actions={review}
      acts={['relock']}
      title={m.lock_relock_title()}
      text={m.lock_relock_text()}
      doneText={m.lock_relock_done({ time: untilOf(lock.unlockAt) })}
      idle={lock.unlockAt === forever ? m.lock_cannot_relock() : undefined}
      onSubmit={form.onSubmit}
      onAgain={form.reset}
    >
      {!isForever && (
        <TextInput
          type="datetime-local"
          label={m.lock_relock_time()}
          description={m.lock_relock_rule({ time: formatTime(lock.unlockAt) })}
          withAsterisk
          {...form.inputProps('unlockAt')}
        />
      )}
      <Checkbox
        label={m.lock_relock_forever()}
        description={m.lock_relock_forever_text()}
        checked={isForever}
        onChange={(event) => setForever(event.currentTarget.checked)}
      />
    </ActionCard>
  )
}

function GiveCard({ view, review, open }: CardProps) {
  const { token } = view
  const form = useActionForm(
    { symbol: symbolOf(token), decimals: token.decimals },
    { receiver: '' },
    ({ receiver }: Readonly<Record<'receiver', string>>) => {
      const { address, problem } = readSolanaAddress(receiver)
      return resultOrProblems({ receiver: problem }, () =>
        address === null ? null : { receiver: address },
      )
    },
    ({ receiver }) => open({ kind: 'give', receiver }),
  )
  return (
    <ActionCard
      actions={review}
      acts={['give']}
      title={m.lock_transfer_title()}
      text={m.lock_transfer_text()}
      doneText={m.solana_lock_give_done()}
      onSubmit={form.onSubmit}
      onAgain={form.reset}
    >
      <TextInput
        label={m.lock_transfer_to()}
        description={m.solana_lock_give_rule()}
        withAsterisk
        {...form.inputProps('receiver')}
      />
    </ActionCard>
  )
}

function CloseCard({ review, open }: CardProps) {
  return (
    <ActionCard
      actions={review}
      acts={['close']}
      title={m.solana_lock_close_title()}
      text={m.solana_lock_close_text()}
      doneText={m.solana_lock_close_done()}
      onSubmit={(event) => {
        event.preventDefault()
        open({ kind: 'close' })
      }}
    />
  )
}

/** What the owner of a lock can do, and nothing else. */
export default function LockCards({ view }: { view: LockView }) {
  const review = usePreparedReview<Act>(view.chain)
  const open = (action: LockAction) =>
    review.run(action.kind, async (signer) => {
      const { prepareLockAction } = await load()
      return await prepareLockAction(view, signer, action)
    })
  const props = { view, review, open }
  const isEmpty = view.amount === 0n
  return (
    <>
      {!isEmpty && <WithdrawCard key={view.free > 0n ? 'free' : 'kept'} {...props} />}
      {!isEmpty && <RelockCard key={view.lock.unlockAt} {...props} />}
      {!isEmpty && <GiveCard {...props} />}
      {isEmpty && <CloseCard {...props} />}
      {review.dialog}
    </>
  )
}
