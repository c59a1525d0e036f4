import { tokenLockerAbi as abi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import { type Address, type Log, parseEventLogs } from 'viem'
import { EventMissing } from '../../evm/event-missing.ts'
import { proveEvent } from '../../evm/prove-event.ts'
import type { SignedAllowance } from '../../evm/signed-allowance.ts'
import { type Approval, approvalSteps } from '../../flow/approval-steps.ts'
import { buildCall } from '../../flow/build-call.ts'
import type { FlowDefinition, FlowStep } from '../../flow/types.ts'
import type { LockEntry } from '../lock-draft-schema.ts'
import { toScheduleArgs } from './to-schedule-args.ts'

/** One token to be locked for many owners. */
export interface LockTokenListInput {
  /** Address of the token locker. */
  readonly locker: Address
  readonly token: Address
  readonly isRebasing: boolean
  readonly isMigratable: boolean
  /** The list as `splitLockList` divided it: one transaction each. */
  readonly parts: readonly (readonly LockEntry[])[]
  /** Missing allowance for the sum of all parts; none with a permit. */
  readonly approvals: readonly Approval[]
  /** A signed allowance (EIP-2612) in place of an approval, where there is but one part. */
  readonly permit?: SignedAllowance
}

type Part = readonly LockEntry[]

const toArgs = ({ owner, amount, unlockAt, schedule }: LockEntry) => ({
  owner,
  amount,
  unlockAt,
  schedule: toScheduleArgs(schedule),
})

function buildPart(input: LockTokenListInput, part: Part) {
  const { locker, token, isRebasing, isMigratable, permit } = input
  const args = [token, part.map(toArgs), isRebasing, isMigratable] as const
  const call = { to: locker, abi } as const
  return permit
    ? buildCall({
        ...call,
        functionName: 'lockManyWithPermit',
        args: [...args, permit.deadline, permit.signature],
      })
    : buildCall({ ...call, functionName: 'lockMany', args })
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** The locks that one part has made, in the order of its rows. @throws {EventMissing} where one is missing or differs. */
function proveLocks(logs: readonly Log[], input: LockTokenListInput, part: Part) {
  const { locker, token, isRebasing, isMigratable } = input
  const events = parseEventLogs({ abi, eventName: 'Locked', logs: [...logs], strict: true })
  const made = events
    .filter(({ address, args }) => same(address, locker) && same(args.token, token))
    .map(({ args }) => args)
  const isProven = part.every(({ owner, unlockAt }, at) => {
    const lock = made[at]
    if (!lock || !same(lock.owner, owner) || lock.unlockAt !== unlockAt) return false
    return lock.rebasing === isRebasing && lock.migratable === isMigratable
  })
  if (!isProven || made.length !== part.length) throw new EventMissing('Locked', locker)
  return made
}

const partStep = (part: Part, at: number): FlowStep<LockTokenListInput> => ({
  id: `lock-list-${at}`,
  build: (input) => buildPart(input, part),
  verify(input, { logs }) {
    const made = proveLocks(logs, input, part)
    for (const [row, { lockId }] of made.entries()) {
      const schedule = part[row]?.schedule
      if (!schedule) continue
      const expected = { lockId, ...toScheduleArgs(schedule) }
      proveEvent(logs, { abi, eventName: 'Scheduled', emitter: input.locker, expected })
    }
    const amount = made.reduce((sum, lock) => sum + lock.amount, 0n)
    return { firstLockId: made[0]?.lockId ?? 0n, count: made.length, amount }
  },
})

function stepsOf({
  approvals,
  permit,
  parts,
}: LockTokenListInput): readonly FlowStep<LockTokenListInput>[] {
  return [...approvalSteps<LockTokenListInput>(permit ? [] : approvals), ...parts.map(partStep)]
}

const listFlow = { errorsAbi: contractErrorsAbi, steps: stepsOf } as const

/** Locks a list that fits into one transaction. The result of `lock-list-0`: `firstLockId`, `count`, `amount` as it arrived. */
export const lockTokenListFlow: FlowDefinition<LockTokenListInput> = {
  ...listFlow,
  name: 'lock-token-list',
  batchable: true,
}

/**
 * Locks a longer list, one transaction after the other; a reload goes on after the last part that was proven. Never as
 * one batch, which a network counts as a single transaction: the parts would not fit into it.
 */
export const lockTokenListPartsFlow: FlowDefinition<LockTokenListInput> = {
  ...listFlow,
  name: 'lock-token-list-parts',
  batchable: false,
}
