import { m } from '@slipway/messages'
import { lockQueries } from '@slipway/sdk/lock/lock-queries'
import { readOperatorParams } from '@slipway/sdk/lock/read-lock-party-params'
import type { LockContracts } from '@slipway/sdk/lock/types'
import { useQuery } from '@tanstack/react-query'
import { type Address, isAddressEqual, zeroAddress } from 'viem'
import { ActionForm } from '../../action/action-form.tsx'
import { ActionGroup } from '../../action/action-group.tsx'
import type { FormContext } from '../../action/form-context.ts'
import { fromIssues } from '../../action/from-issues.ts'
import { PlainAction } from '../../action/plain-action.tsx'
import { readClient } from '../../core/read-client.ts'
import { loadOperatorPlan } from './load-plans.ts'
import { operatorName } from './operator-name.ts'

interface OperatorGroupProps {
  act: FormContext
  contracts: LockContracts
  owner: Address
  /** Whom the index knows to be allowed; the zero address stands for anybody. */
  operators: readonly Address[]
}

/** Who may pay out an owner's token locks to the owner: a service that does so every month, a colleague, anybody. */
export default function OperatorGroup({ act, contracts, owner, operators }: OperatorGroupProps) {
  const { data: isOpen } = useQuery(
    lockQueries.operator(readClient, contracts, { owner, operator: zeroAddress }),
  )
  const named = operators.filter((operator) => !isAddressEqual(operator, zeroAddress))
  return (
    <ActionGroup title={m.lock_operator_title()} text={m.lock_operator_text()}>
      <ActionForm
        act={act}
        kind="lock_operator"
        id="lock_operator:one"
        title={m.lock_operator_one_title()}
        text={m.lock_operator_one_text()}
        open={m.lock_operator_allow()}
        fields={[
          {
            name: 'operator',
            label: m.lock_operator_who(),
            rule: m.lock_operator_rule(),
            kind: 'address',
          },
        ]}
        initial={{ operator: '' }}
        read={({ operator }) => fromIssues(readOperatorParams(operator, { owner }), 'operator')}
        preview={({ operator }) => m.lock_operator_preview({ name: operatorName(operator) })}
        plan={async ({ operator }) =>
          (await loadOperatorPlan()).operatorPlan(contracts, {
            operator,
            allowed: true,
            isOpen: isOpen === true,
            id: 'lock_operator:one',
          })
        }
      />
      {named.map((operator) => (
        <PlainAction
          key={operator}
          act={act}
          kind="lock_operator"
          id={`lock_operator:${operator}`}
          title={operatorName(operator)}
          text={m.lock_operator_named_text()}
          open={m.lock_operator_forbid()}
          plan={async () =>
            (await loadOperatorPlan()).operatorPlan(contracts, {
              operator,
              allowed: false,
              isOpen: isOpen === true,
              id: `lock_operator:${operator}`,
            })
          }
        />
      ))}
      {isOpen !== undefined && (
        <PlainAction
          act={act}
          kind="lock_operator"
          id="lock_operator:anybody"
          title={m.lock_operator_anybody_title()}
          text={m.lock_operator_anybody_text()}
          current={isOpen ? m.lock_operator_anybody_on() : m.lock_operator_anybody_off()}
          open={isOpen ? m.lock_operator_forbid() : m.lock_operator_allow()}
          plan={async () =>
            (await loadOperatorPlan()).operatorPlan(contracts, {
              operator: zeroAddress,
              allowed: !isOpen,
              isOpen,
              id: 'lock_operator:anybody',
            })
          }
        />
      )}
    </ActionGroup>
  )
}
