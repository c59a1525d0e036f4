import { NativeSelect } from '@mantine/core'
import { formatTime, m } from '@slipway/messages'
import type { LockSuccessor } from '@slipway/sdk/lock/evm/get-successors'
import { lockQueries } from '@slipway/sdk/lock/lock-queries'
import { readMigrateParams } from '@slipway/sdk/lock/read-lock-party-params'
import type { TokenLockRecord } from '@slipway/sdk/lock/types'
import { AddressText } from '@slipway/ui/address-text'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Address } from 'viem'
import { ActionForm } from '../../action/action-form.tsx'
import { FactRow } from '../../action/fact-row.tsx'
import type { FormContext } from '../../action/form-context.ts'
import { fromIssues } from '../../action/from-issues.ts'
import { activeChain } from '../../core/active-chain.ts'
import { explorerAddressUrl } from '../../core/explorer-url.ts'
import { readClient } from '../../core/read-client.ts'
import { useRefusalText } from '../../form/use-refusal-text.ts'
import { loadLockPlans } from './load-plans.ts'
import { formId } from './lock-amounts.ts'
import classes from './lock-detail.module.css'
import type { LockView } from './lock-view.ts'

interface MigrateParams {
  readonly successor: Address
}

interface MigrateFormProps {
  act: FormContext
  view: LockView
  record: TokenLockRecord
}

/** When a lock can move to a successor. */
function opensText({ opensAt }: LockSuccessor, now: number): string {
  const time = formatTime(opensAt)
  return opensAt <= now ? m.lock_migrate_open_since({ time }) : m.lock_migrate_opens({ time })
}

/** Moves a lock to a locker that was announced a week before; only where the lock was made so. */
export function MigrateForm({ act, view, record }: MigrateFormProps) {
  const { now } = view
  const { data: successors } = useQuery(lockQueries.successors(readClient, view.contracts))
  const [chosen, setChosen] = useState<string | undefined>()
  const successor = successors?.find(({ address }) => address === chosen) ?? successors?.[0]
  const reading =
    successors &&
    successor &&
    readMigrateParams(successor.address, { lock: record, now, successors })
  const issue = !reading || reading.ok ? undefined : reading.issues[0]
  const say = useRefusalText(issue !== undefined)
  if (!successors || !successor || !reading)
    return (
      <FactRow title={m.lock_migrate_title()} text={m.lock_migrate_text()}>
        {successors && m.lock_migrate_none()}
      </FactRow>
    )
  return (
    <ActionForm<'successor', MigrateParams>
      act={act}
      kind="lock_migrate"
      id={formId('lock_migrate', view)}
      tone="final"
      title={m.lock_migrate_title()}
      text={m.lock_migrate_text()}
      current={opensText(successor, now)}
      open={m.lock_migrate_open()}
      initial={{ successor: successor.address }}
      extra={
        <div className={classes.successor}>
          <NativeSelect
            label={m.lock_migrate_to()}
            description={m.lock_migrate_rule()}
            error={
              issue &&
              (say?.(issue.code, issue.args, {
                token: act.token,
                nativeCurrency: activeChain.nativeCurrency,
              }) ??
                true)
            }
            value={successor.address}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
            data={successors.map(({ address }) => ({ value: address, label: address }))}
          />
          <p>
            <AddressText
              address={successor.address}
              explorer={explorerAddressUrl(activeChain, successor.address)}
            />{' '}
            {opensText(successor, now)}
          </p>
        </div>
      }
      read={() => fromIssues<'successor', MigrateParams>(reading, 'successor')}
      finality={m.lock_migrate_permanent()}
      plan={async (params) => (await loadLockPlans()).migratePlan(view, params.successor)}
    />
  )
}
