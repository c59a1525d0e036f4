import { formatNames, m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { tokenLockFlows } from '@slipway/sdk/lock/flows/token-lock-flows'
import type { LockContracts } from '@slipway/sdk/lock/types'
import { showPlan } from '../../transaction/show-plan.ts'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import { lockName } from '../shared/lock-name.ts'
import type { LockRow } from '../shared/lock-row.ts'

/** Pays out what is released of many token locks, in one transaction. */
export function withdrawAllPlan(
  { tokenLocker: locker }: LockContracts,
  rows: readonly LockRow[],
): ShownPlan {
  const count = rows.length
  return showPlan({
    plan: planTransaction(tokenLockFlows.withdrawFor, {
      locker,
      lockIds: rows.map(({ lockId }) => lockId),
    }),
    label: {
      kind: 'lock_withdraw_all',
      subject: formatNames([...new Set(rows.map(lockName))]),
      contract: locker,
    },
    review: {
      title: m.lock_withdraw_all_review({ count }),
      gets: [...new Set(rows.map(lockName))].map((name) => ({
        label: m.lock_withdraw_all_gets(),
        value: name,
      })),
      facts: [{ label: m.lock_locker(), value: locker, address: locker }],
    },
    done: ({ steps }) =>
      m.lock_withdraw_all_done({ count: Number(steps.at(-1)?.result?.locks ?? count) }),
  })
}
