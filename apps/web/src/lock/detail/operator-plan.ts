import { m } from '@slipway/messages'
import { tokenLockFlows } from '@slipway/sdk/lock/flows/token-lock-flows'
import type { LockContracts } from '@slipway/sdk/lock/types'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { type Address, zeroAddress } from 'viem'
import { type ActionPlan, erase, reviewOf } from '../../action/action-plan.ts'
import { operatorName } from './operator-name.ts'

/** Lets somebody, or anybody, withdraw to the signer, or no longer. */
export function operatorPlan(
  { tokenLocker: locker }: LockContracts,
  { operator, allowed, id }: { operator: Address; allowed: boolean; id: string },
): ActionPlan {
  const name = operatorName(operator)
  return {
    ...erase({
      definition: tokenLockFlows.setOperator,
      input: { locker, operator, allowed },
      label: { kind: 'lock_operator', subject: name, contract: locker },
      review: reviewOf({
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
      }),
    }),
    done: () =>
      allowed ? m.lock_operator_done_allowed({ name }) : m.lock_operator_done_forbidden({ name }),
    id,
  }
}
