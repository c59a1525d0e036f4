import { tokenLockerAbi as abi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import type { Address } from 'viem'
import { proveEvent } from '../../evm/prove-event.ts'
import type { SignedAllowance } from '../../evm/signed-allowance.ts'
import { type Approval, approvalSteps } from '../../flow/approval-steps.ts'
import { buildCall } from '../../flow/build-call.ts'
import type { FlowDefinition, FlowStep } from '../../flow/types.ts'
import type { TokenLockDraft } from '../lock-draft-schema.ts'
import { toScheduleArgs } from './to-schedule-args.ts'

/** Tokens to be locked for one owner. */
export interface LockTokensInput {
  /** Address of the token locker. */
  readonly locker: Address
  readonly draft: TokenLockDraft
  /** Missing allowance for the locker; none with a permit. */
  readonly approvals: readonly Approval[]
  /** A signed allowance (EIP-2612) in place of an approval. */
  readonly permit?: SignedAllowance
}

function buildLock({ locker, draft, permit }: LockTokensInput) {
  const { asset, amount, owner, unlockAt, schedule, isRebasing, isMigratable } = draft
  const options = {
    rebasing: isRebasing,
    migratable: isMigratable,
    schedule: toScheduleArgs(schedule),
  }
  const args = [asset, amount, owner, unlockAt, options] as const
  const call = { to: locker, abi } as const
  return permit
    ? buildCall({
        ...call,
        functionName: 'lockWithPermit',
        args: [...args, permit.deadline, permit.signature],
      })
    : buildCall({ ...call, functionName: 'lock', args })
}

const lockStep: FlowStep<LockTokensInput> = {
  id: 'lock-tokens',
  build: buildLock,
  verify({ locker: emitter, draft }, { logs }) {
    const { asset: token, owner, unlockAt, schedule, isRebasing, isMigratable } = draft
    const query = { abi, eventName: 'Locked', emitter } as const
    const terms = { token, owner, unlockAt, rebasing: isRebasing, migratable: isMigratable }
    const { lockId, amount, units } = proveEvent(logs, { ...query, expected: terms })
    if (schedule) {
      const expected = { lockId, ...toScheduleArgs(schedule) }
      proveEvent(logs, { abi, eventName: 'Scheduled', emitter, expected })
    }
    return { lockId, amount, units, unlockAt }
  },
}

/** Locks tokens for one owner; the result: `lockId`, `amount` as it arrived, `units` for it, and `unlockAt`. */
export const lockTokensFlow: FlowDefinition<LockTokensInput> = {
  name: 'lock-tokens',
  batchable: true,
  errorsAbi: contractErrorsAbi,
  steps: ({ approvals, permit }) => [
    ...approvalSteps<LockTokensInput>(permit ? [] : approvals),
    lockStep,
  ],
}
