import { formatAmount, formatTime, m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { lockLiquidityFlow } from '@slipway/sdk/lock/flows/lock-liquidity-flow'
import { prepareLiquidityLock } from '@slipway/sdk/lock/flows/prepare-liquidity-lock'
import { formatUnits } from '@slipway/sdk/shared/format-units'
import { launchLimits } from '@slipway/sdk/token/launch/launch-limits'
import { readAmountParams } from '@slipway/sdk/token/params/read-amount-params'
import { NoticeBox } from '@slipway/ui/notice-box'
import { useState } from 'react'
import type { Address } from 'viem'
import { ActionForm } from '../../../action/action-form.tsx'
import type { FormProblem, FormResult } from '../../../action/form-result.ts'
import { fromIssues } from '../../../action/from-issues.ts'
import { readClient } from '../../../core/read-client.ts'
import { readLocalInput, toLocalInput } from '../../../form/local-time.ts'
import type { ConsoleAct } from '../console-act.ts'
import { actionPlan } from '../plan-parts.ts'
import { SHORT_LOCK_SECONDS, USUAL_LOCK_SECONDS } from '../unlock-time.ts'
import { LockChoice } from './lock-choice.tsx'

/** Decimals of every V2 liquidity token. */
const LP_DECIMALS = 18
const shown = (units: bigint) => formatAmount(units, LP_DECIMALS, { maximumFractionDigits: 6 })

type Field = 'amount' | 'unlockAt'
interface Params {
  amount: bigint
  unlockAt: bigint
}

interface LockLiquidityFormProps {
  act: ConsoleAct
  pair: Address
  /** Liquidity tokens of the connected wallet. */
  held: bigint
  locker: Address
}

function unlockProblem(unlockAt: bigint, now: number): FormProblem | undefined {
  const min = BigInt(now) + launchLimits.lockMinSeconds
  const max = BigInt(now) + launchLimits.lockMaxSeconds
  if (unlockAt < min) return { code: 'LiquidityLocker_UnlockTooEarly', args: { unlockAt, min } }
  if (unlockAt > max) return { code: 'LiquidityLocker_UnlockTooLate', args: { unlockAt, max } }
  return undefined
}

/** Locks liquidity for a time or for ever, in the locker that nobody has power over. */
export function LockLiquidityForm({ act, pair, held, locker }: LockLiquidityFormProps) {
  const { token, account, now } = act
  const [kind, setKind] = useState<'lock' | 'forever'>('lock')
  const isForever = kind === 'forever'
  const read = (values: Readonly<Record<Field, string>>): FormResult<Field, Params> => {
    const amount = fromIssues<'amount', { amount: bigint }>(
      readAmountParams(values.amount, { available: held, decimals: LP_DECIMALS }),
      'amount',
    )
    const unlockAt = isForever
      ? launchLimits.lockForever
      : BigInt(readLocalInput(values.unlockAt) ?? 0)
    const problem = isForever ? undefined : unlockProblem(unlockAt, now)
    if (amount.ok && !problem) return { ok: true, params: { ...amount.params, unlockAt } }
    return {
      ok: false,
      problems: { ...(amount.ok ? {} : amount.problems), ...(problem && { unlockAt: problem }) },
    }
  }
  const whenText = (unlockAt: bigint) =>
    isForever ? m.safety_lock_forever() : formatTime(unlockAt)
  const plan = async ({ amount, unlockAt }: Params) =>
    actionPlan(token, {
      kind: 'token_lock_liquidity',
      plan: planTransaction(
        lockLiquidityFlow,
        await prepareLiquidityLock(readClient, {
          account,
          locker,
          lpToken: pair,
          amount,
          owner: account,
          unlockAt,
        }),
      ),
      review: {
        title: m.transaction_title_token_lock_liquidity({ subject: token.symbol }),
        pays: [{ label: m.console_lp_amount(), value: shown(amount) }],
        gets: [{ label: m.console_lock_when(), value: whenText(unlockAt) }],
        permanent: [isForever ? m.console_launch_locks_forever() : m.console_lock_permanent()],
      },
      done: isForever
        ? m.console_lock_done_forever()
        : m.console_lock_done({ time: whenText(unlockAt) }),
    })
  return (
    <ActionForm<Field, Params>
      act={act}
      kind="token_lock_liquidity"
      title={m.console_lock_title()}
      text={m.console_lock_text()}
      current={shown(held)}
      open={m.console_lock_open()}
      fields={[
        {
          name: 'amount',
          label: m.console_lp_amount(),
          rule: m.console_lp_rule({ max: shown(held) }),
          kind: 'number',
        },
        ...(isForever
          ? []
          : [
              {
                name: 'unlockAt' as const,
                label: m.console_lock_time(),
                rule: m.console_lock_time_rule(),
                kind: 'time' as const,
              },
            ]),
      ]}
      initial={{
        amount: formatUnits(held, LP_DECIMALS),
        unlockAt: toLocalInput(now + USUAL_LOCK_SECONDS),
      }}
      extra={<LockChoice kinds={['lock', 'forever']} value={kind} onChange={setKind} />}
      read={read}
      preview={({ unlockAt }) =>
        isForever ? (
          m.console_lock_forever_text()
        ) : (
          <LockPreview unlockAt={unlockAt} now={now} text={whenText(unlockAt)} />
        )
      }
      plan={plan}
    />
  )
}

/** When liquidity comes free, with a warning where that is soon. */
export function LockPreview({
  unlockAt,
  now,
  text,
}: {
  unlockAt: bigint
  now: number
  text: string
}) {
  const isShort = unlockAt - BigInt(now) < SHORT_LOCK_SECONDS
  return isShort ? (
    <NoticeBox tone="bad">{m.console_lock_short({ time: text })}</NoticeBox>
  ) : (
    m.console_lock_preview({ time: text })
  )
}
