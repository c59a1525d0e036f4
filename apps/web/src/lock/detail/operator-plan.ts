import { m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { tokenLockFlows } from '@slipway/sdk/lock/flows/token-lock-flows'
import type { LockContracts } from '@slipway/sdk/lock/types'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { type Address, zeroAddress } from 'viem'
import { showPlan } from '../../transaction/show-plan.ts'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import { operatorName } from './operator-name.ts'

/** Lets somebody, or anybody, withdraw to the signer, or no longer. */
export function operatorPlan(
  { tokenLocker: locker }: LockContracts,
  { operator, allowed, id }: { operator: Address; allowed: boolean; id: string },
): ShownPlan {
  const name = operatorName(operator)
  return showPlan({
    plan: planTransaction(tokenLockFlows.setOperator, { locker, operator, allowed }),
    label: { kind: 'lock_operator', subject: name, contract: locker },
    review: {
      title: allowed ? m.lock_operator_review_allow() : m.lock_operator_review_forbid(),
      gets: [
        {
          label: m.lock_operator_who(),
          value: name,
          ...(operator !== zeroAddress && { address: operator }),
        },
      ],
      facts: [
        { label: m.lock_locker(), value: shortenAddress(locker), address: locker },
        { label: m.lock_operator_scope(), value: m.lock_operator_scope_all() },
      ],
    },
    done: () =>
      allowed ? m.lock_operator_done_allowed({ name }) : m.lock_operator_done_forbidden({ name }),
    id,
  })
}
