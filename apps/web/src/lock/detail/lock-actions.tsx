import type { Address } from 'viem'
import type { FormContext } from '../../action/form-context.ts'
import { ActionGate } from '../../core/action-gate.tsx'
import { HandoverForm } from './handover-form.tsx'
import { IncrementForm } from './increment-form.tsx'
import type { LockView } from './lock-view.ts'
import { MigrateForm } from './migrate-form.tsx'
import { RelockForm } from './relock-form.tsx'
import { SplitForm } from './split-form.tsx'
import { WithdrawForm } from './withdraw-form.tsx'

interface LockActionsProps {
  act: FormContext
  view: LockView
  /** Who is connected. */
  account: Address
  isOwner: boolean
}

/** What a wallet can do about a lock: its owner everything, anybody else add to it. */
export default function LockActions({ act, view, account, isOwner }: LockActionsProps) {
  const { record } = view
  return (
    <>
      {isOwner && !record.isForever && <WithdrawForm act={act} view={view} />}
      <ActionGate action="add">
        <IncrementForm act={act} view={view} account={account} />
      </ActionGate>
      {isOwner && (
        <ActionGate action="edit">
          {!record.isForever && <RelockForm act={act} view={view} />}
          <SplitForm act={act} view={view} />
          <HandoverForm act={act} view={view} />
          {record.kind === 'token' && record.isMigratable && !record.isForever && (
            <MigrateForm act={act} view={view} record={record} />
          )}
        </ActionGate>
      )}
    </>
  )
}
