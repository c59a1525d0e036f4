import { m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { tokenLockFlows } from '@slipway/sdk/lock/flows/token-lock-flows'
import type { LockContracts } from '@slipway/sdk/lock/types'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { type Address, zeroAddress } from 'viem'
import { showPlan } from '../../transaction/show-plan.ts'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import { operatorName } from './operator-name.ts'

interface OperatorChange {
  operator: Address
  allowed: boolean
  /** Whether anybody may withdraw for the signer, as it stands. */
  isOpen: boolean
  id: string
}

/** Who can withdraw for the signer from now on. */
function doneText({ operator, allowed, isOpen }: OperatorChange): string {
  const name = operatorName(operator)
  if (allowed) return m.lock_operator_done_allowed({ name })
  // The locker asks for either permission.
  if (operator === zeroAddress) return m.lock_operator_done_closed()
  return isOpen ? m.lock_operator_done_open({ name }) : m.lock_operator_done_forbidden({ name })
}

/** Lets somebody, or anybody, withdraw to the signer, or no longer. */
export function operatorPlan(
  { tokenLocker: locker }: LockContracts,
  change: OperatorChange,
): ShownPlan {
  const { operator, allowed, isOpen, id } = change
  const name = operatorName(operator)
  const staysOpen = isOpen && operator !== zeroAddress
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
        ...(staysOpen
          ? [{ label: m.lock_operator_anybody_title(), value: m.lock_operator_anybody_on() }]
          : []),
      ],
    },
    done: () => doneText(change),
    id,
  })
}
