import type { FlowState } from '@slipway/sdk/flow/types'
import type { Address } from 'viem'
import type { PendingCreation } from '../../form/use-pending-creation.ts'
import { isFlowOpen } from '../../transaction/is-flow-open.ts'
import { isFlowUnderway } from '../../transaction/is-flow-underway.ts'
import type { TransactionRecord } from '../../transaction/transaction-store.ts'

/** What is being locked. */
export interface PendingLock extends PendingCreation {
  readonly asset: Address
  readonly name: string
  readonly isNft: boolean
  /** Of the first lock. */
  readonly owner: Address
}

/** Locks that follow one another in a locker. */
export interface MadeLocks {
  readonly firstLockId: bigint
  readonly count: number
}

/** What came of a pending creation. */
export interface LockCreation {
  readonly locker: Address
  /** Proven by the lockers' own events; none yet while it is under way. */
  readonly made: readonly MadeLocks[]
  readonly isUnderway: boolean
  /** Parts of a list that did not come about. */
  readonly missing: number
  /** How far its transactions are. */
  readonly state: FlowState
}

const kinds = new Set(['lock_tokens', 'lock_token_list', 'lock_liquidity', 'lock_nft'])
const isPreparation = (id: string) => id.startsWith('approve-')

type Step = TransactionRecord['state']['steps'][number]

function madeBy({ result }: Step): MadeLocks | undefined {
  const id = result?.firstLockId ?? result?.lockId
  if (typeof id !== 'bigint') return undefined
  return { firstLockId: id, count: Number(result?.count ?? 1) }
}

/**
 * What came of the pending creation, found among the kept transactions, so that the page knows after a reload what it
 * was doing. A creation that failed does not count: the form can be sent again.
 */
export function findLockCreation(
  records: readonly TransactionRecord[],
  pending: PendingLock | undefined,
): LockCreation | undefined {
  if (!pending) return undefined
  for (const { state, label } of records) {
    if (!kinds.has(label.kind) || label.contract !== pending.asset) continue
    if (state.createdAt < pending.at) continue
    const steps = state.steps.filter(({ id }) => !isPreparation(id))
    const made = steps.flatMap((step) => madeBy(step) ?? [])
    const missing = steps.length - made.length
    const isUnderway = missing > 0 && isFlowUnderway(state)
    const { locker } = state.input as { locker: Address }
    if (made.length > 0 || (missing > 0 && isFlowOpen(state)))
      return { locker, made, isUnderway, missing, state }
  }
  return undefined
}
