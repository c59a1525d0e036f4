import { formatAmount, m } from '@slipway/messages'
import { getNeededApprovals } from '@slipway/sdk/flow/get-needed-approvals'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { formatUnits } from '@slipway/sdk/shared/format-units'
import { stakeLiquidityFlow } from '@slipway/sdk/token/flows/stake-liquidity-flow'
import { tokenActionFlows } from '@slipway/sdk/token/flows/token-action-flows'
import { readAmountParams } from '@slipway/sdk/token/params/read-amount-params'
import { tokenFactsQuery } from '@slipway/sdk/token/token-facts-query'
import type { LiquidityStake } from '@slipway/sdk/token/types'
import { useQuery } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { ActionForm } from '../../../action/action-form.tsx'
import { resultOrProblems } from '../../../action/form-result.ts'
import { fromIssues } from '../../../action/from-issues.ts'
import { readClient } from '../../../core/read-client.ts'
import { platformContracts } from '../../shared/platform-contracts.ts'
import type { ConsoleAct } from '../console-act.ts'
import { actionPlan } from '../plan-parts.ts'

/** Decimals of every V2 liquidity token. */
const LP_DECIMALS = 18
const shown = (units: bigint) => formatAmount(units, LP_DECIMALS, { maximumFractionDigits: 6 })

interface PartProps {
  act: ConsoleAct
  stake: LiquidityStake
}

const acts = {
  stake: {
    kind: 'token_stake_lp',
    flow: stakeLiquidityFlow,
    open: m.console_stake_open,
    title: m.console_stake_title,
    text: m.console_stake_text,
    done: m.console_stake_done,
    review: m.transaction_title_token_stake_lp,
  },
  unstake: {
    kind: 'token_unstake_lp',
    flow: tokenActionFlows.unstakeLp,
    open: m.console_unstake_open,
    title: m.console_unstake_title,
    text: m.console_unstake_text,
    done: m.console_unstake_done,
    review: m.transaction_title_token_unstake_lp,
  },
} as const

/** Staking moves liquidity tokens, which the token may only do with an allowance; taking back moves its own. */
async function approvalsOf(
  { token, account }: ConsoleAct,
  which: keyof typeof acts,
  amount: bigint,
) {
  const pair = token.taxed?.launch.pair
  if (which === 'unstake' || !pair) return []
  return getNeededApprovals(readClient, account, [{ token: pair, spender: token.address, amount }])
}

function AmountAction({
  act,
  which,
  available,
}: {
  act: ConsoleAct
  which: keyof typeof acts
  available: bigint
}) {
  const { token } = act
  const { kind, flow, open, title, text, done, review } = acts[which]
  return (
    <ActionForm
      act={act}
      kind={kind}
      title={title()}
      text={text()}
      current={shown(available)}
      open={open()}
      fields={[
        {
          name: 'amount',
          label: m.console_lp_amount(),
          rule: m.console_lp_rule({ max: shown(available) }),
          kind: 'number',
        },
      ]}
      initial={{ amount: formatUnits(available, LP_DECIMALS) }}
      read={({ amount }) =>
        fromIssues(readAmountParams(amount, { available, decimals: LP_DECIMALS }), 'amount')
      }
      plan={async ({ amount }) =>
        actionPlan(token, {
          kind,
          plan: planTransaction(flow, {
            token: token.address,
            amount,
            approvals: await approvalsOf(act, which, amount),
          }),
          review: {
            title: review({ subject: token.symbol }),
            gets: [{ label: title(), value: shown(amount) }],
          },
          done: done({ amount: shown(amount) }),
        })
      }
    />
  )
}

const lockActs = {
  credit: {
    kind: 'token_credit_lock',
    flow: tokenActionFlows.creditLock,
    open: m.console_credit_open,
    title: m.console_credit_title,
    text: m.console_credit_text,
    done: m.console_credit_done,
    review: m.transaction_title_token_credit_lock,
  },
  sync: {
    kind: 'token_sync_lock',
    flow: tokenActionFlows.syncLock,
    open: m.console_sync_open,
    title: m.console_sync_title,
    text: m.console_sync_text,
    done: m.console_sync_done,
    review: m.transaction_title_token_sync_lock,
  },
} as const

function LockAction({
  act,
  which,
  locker,
}: {
  act: ConsoleAct
  which: keyof typeof lockActs
  locker: Address
}) {
  const { token } = act
  const { kind, flow, open, title, text, done, review } = lockActs[which]
  return (
    <ActionForm
      act={act}
      kind={kind}
      title={title()}
      text={text()}
      open={open()}
      fields={[
        {
          name: 'lockId',
          label: m.console_lock_id(),
          rule: m.console_lock_id_rule(),
          kind: 'number',
        },
      ]}
      initial={{ lockId: '' }}
      read={({ lockId }) => {
        const isId = /^[1-9]\d{0,17}$/.test(lockId.trim())
        const problem = isId ? undefined : { code: 'id', text: m.console_lock_id_wrong() }
        return resultOrProblems({ lockId: problem }, () => BigInt(lockId.trim()))
      }}
      plan={(lockId) =>
        actionPlan(token, {
          kind,
          plan: planTransaction(flow, { token: token.address, locker, lockId }),
          review: {
            title: review({ subject: token.symbol }),
            gets: [{ label: m.console_lock_id(), value: String(lockId) }],
          },
          done: done(),
        })
      }
    />
  )
}

/** Staked liquidity earns; liquidity in a wallet does not (settled S-35). */
export function LpStakeActions({ act, stake }: PartProps) {
  const { token, account } = act
  const locker = platformContracts.liquidityLocker
  const pair = token.taxed?.launch.pair ?? zeroAddress
  const { data: pool } = useQuery({
    ...tokenFactsQuery(readClient, { address: pair, account }),
    enabled: pair !== zeroAddress,
  })
  return (
    <>
      <AmountAction
        key={`held-${pool?.balance}`}
        act={act}
        which="stake"
        available={pool?.balance ?? 0n}
      />
      <AmountAction
        key={`staked-${stake.staked}`}
        act={act}
        which="unstake"
        available={stake.staked}
      />
      {locker && <LockAction act={act} which="credit" locker={locker} />}
      {locker && <LockAction act={act} which="sync" locker={locker} />}
    </>
  )
}
