import { presaleAbi as abi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import { type Address, type Hex, type Log, zeroAddress } from 'viem'
import { EventMissing } from '../../evm/event-missing.ts'
import { proveEvent } from '../../evm/prove-event.ts'
import type { FlowDefinition, StepResult } from '../../flow/types.ts'
import { findPresaleEvents } from './find-presale-events.ts'
import { type PresaleActionInput, presaleAction } from './presale-action.ts'
import { type SlotEntry, whitelistSteps } from './whitelist-steps.ts'

/** New times, in unix seconds. */
export interface SetTimeInput extends PresaleActionInput {
  readonly startTime: number
  readonly endTime: number
}

/** A whitelist mode by its number, and the two windows in seconds. */
export interface SetWhitelistModeInput extends PresaleActionInput {
  readonly mode: number
  readonly t1Seconds: number
  readonly t2Seconds: number
}

/** The root of a Merkle list, and the key under which the list itself lies. */
export interface SetWhitelistRootInput extends PresaleActionInput {
  readonly root: Hex
  readonly ipfsKey: string
}

const none = () => [] as const

function proveCanceled(logs: readonly Log[], emitter: Address, reason: bigint): StepResult {
  proveEvent(logs, { abi, eventName: 'Canceled', emitter, expected: { reason } })
  return {}
}

/** What went to the owner: of each asset all that was due, the owner's part and what a repair of the pool retained. */
function readWithdrawals(logs: readonly Log[], presale: Address): StepResult {
  const events = findPresaleEvents(logs, presale, 'Withdrawn')
  if (events.length === 0) throw new EventMissing('Withdrawn', presale)
  const sums = new Map<Address, bigint>()
  for (const { args } of events) sums.set(args.asset, (sums.get(args.asset) ?? 0n) + args.amount)
  const [first, second] = [...sums]
  return {
    asset: first?.[0] ?? zeroAddress,
    amount: first?.[1] ?? 0n,
    ...(second && { secondAsset: second[0], secondAmount: second[1] }),
  }
}

const canceledByVerdict = 4n

/** A token that cannot be sold again ends the presale with refunds (S-54): that is an outcome, not a failure. */
function readOutcome(logs: readonly Log[], emitter: Address): StepResult {
  const [finalized] = findPresaleEvents(logs, emitter, 'Finalized')
  if (finalized === undefined) {
    proveCanceled(logs, emitter, canceledByVerdict)
    return { isListed: false }
  }
  const { pair, accepted, liquidity, lockId, unlockAt, ownerCurrency, ownerTokens } = finalized.args
  return {
    isListed: true,
    pair,
    accepted,
    liquidity,
    lockId,
    unlockAt,
    ownerCurrency,
    ownerTokens,
  }
}

const setWhitelist: FlowDefinition<PresaleActionInput & { readonly slots: readonly SlotEntry[] }> =
  {
    name: 'presale-set-whitelist',
    batchable: true,
    errorsAbi: contractErrorsAbi,
    steps: ({ slots }) => whitelistSteps(slots),
  }

/** What the owner of a presale, or its whitelist admin, can do; each proven by the presale's own event. */
export const ownerActionFlows = {
  /** Makes the pool, locks its liquidity and opens claiming; anybody may, once the owner's day is over. */
  finalize: presaleAction<PresaleActionInput, 'finalize'>('finalize', {
    args: none,
    verify: ({ presale }, { logs }) => readOutcome(logs, presale),
  }),
  /** Everybody's money back for nothing, the tokens to the owner. */
  cancel: presaleAction<PresaleActionInput, 'cancel'>('cancel', {
    args: none,
    verify: ({ presale }, { logs }) => proveCanceled(logs, presale, 1n),
  }),
  /** Removes a presale that has not begun. */
  destroy: presaleAction<PresaleActionInput, 'destroy'>('destroy', {
    args: none,
    verify: ({ presale }, { logs }) => proveCanceled(logs, presale, 5n),
  }),
  /** Pays the owner what is due by now; anybody may. */
  withdraw: presaleAction<PresaleActionInput, 'withdraw'>('withdraw', {
    args: none,
    verify: ({ presale }, { logs }) => readWithdrawals(logs, presale),
  }),
  /** The same to another address; owner only. */
  withdrawTo: presaleAction<PresaleActionInput & { readonly to: Address }, 'withdrawTo'>(
    'withdrawTo',
    {
      args: ({ to }) => [to],
      verify: ({ presale }, { logs }) => readWithdrawals(logs, presale),
    },
  ),
  /** Pays the platform its half of a finished presale's exit fees; anybody may. */
  payPlatform: presaleAction<PresaleActionInput, 'payPlatform'>('payPlatform', {
    args: none,
    verify: ({ presale: emitter }, { logs }) => ({
      amount: proveEvent(logs, { abi, eventName: 'PlatformPaid', emitter, expected: {} }).amount,
    }),
  }),
  /** Moves the presale in time; from then on leaving is free where there are contributions. */
  setTime: presaleAction<SetTimeInput, 'setTime'>('setTime', {
    args: ({ startTime, endTime }) => [BigInt(startTime), BigInt(endTime)],
    verify({ presale: emitter, endTime }, { logs }) {
      const query = { abi, eventName: 'TimeSet', emitter } as const
      const args = proveEvent(logs, { ...query, expected: { endTime: BigInt(endTime) } })
      return { startTime: Number(args.startTime), endTime: Number(args.endTime) }
    },
  }),
  setWhitelistMode: presaleAction<SetWhitelistModeInput, 'setWhitelistMode'>('setWhitelistMode', {
    args: ({ mode, t1Seconds, t2Seconds }) => [BigInt(mode), BigInt(t1Seconds), BigInt(t2Seconds)],
    verify({ presale: emitter, mode }, { logs }) {
      const expected = { mode: BigInt(mode) }
      proveEvent(logs, { abi, eventName: 'WhitelistModeSet', emitter, expected })
      return {}
    },
  }),
  /** Lists wallets at a tier, or takes them off (tier 0); one step for each 500 of a tier. */
  setWhitelist,
  setWhitelistRoot: presaleAction<SetWhitelistRootInput, 'setWhitelistRoot'>('setWhitelistRoot', {
    args: ({ root, ipfsKey }) => [root, ipfsKey],
    verify({ presale: emitter, root }, { logs }) {
      proveEvent(logs, { abi, eventName: 'WhitelistRootSet', emitter, expected: { root } })
      return {}
    },
  }),
  /** Takes entries of the Merkle list away that were not activated. */
  revokeLeaves: presaleAction<
    PresaleActionInput & { readonly indexes: readonly number[] },
    'revokeLeaves'
  >('revokeLeaves', {
    args: ({ indexes }) => [indexes.map(BigInt)],
    verify: ({ presale }, { logs }) => ({
      revoked: findPresaleEvents(logs, presale, 'LeafRevoked').length,
    }),
  }),
  setWhitelistAdmin: presaleAction<
    PresaleActionInput & { readonly admin: Address },
    'setWhitelistAdmin'
  >('setWhitelistAdmin', {
    args: ({ admin }) => [admin],
    verify({ presale: emitter, admin }, { logs }) {
      proveEvent(logs, { abi, eventName: 'WhitelistAdminSet', emitter, expected: { admin } })
      return {}
    },
  }),
  /** Whether unused slots may change hands. */
  setSlotTransfer: presaleAction<
    PresaleActionInput & { readonly enabled: boolean },
    'setSlotTransfer'
  >('setSlotTransfer', {
    args: ({ enabled }) => [enabled],
    verify({ presale: emitter, enabled }, { logs }) {
      proveEvent(logs, { abi, eventName: 'SlotTransferSet', emitter, expected: { enabled } })
      return {}
    },
  }),
  /** Opens inviter rewards, once; basis points, level 1 first. */
  openInviter: presaleAction<
    PresaleActionInput & { readonly rates: readonly bigint[] },
    'openInviter'
  >('openInviter', {
    args: ({ rates }) => [rates],
    verify({ presale: emitter, rates }, { logs }) {
      proveEvent(logs, { abi, eventName: 'InviterOpened', emitter, expected: { rates } })
      return {}
    },
  }),
  updateInfo: presaleAction<PresaleActionInput & { readonly ipfsKey: string }, 'updateInfo'>(
    'updateInfo',
    {
      args: ({ ipfsKey }) => [ipfsKey],
      verify({ presale: emitter, ipfsKey }, { logs }) {
        proveEvent(logs, { abi, eventName: 'InfoUpdated', emitter, expected: { ipfsKey } })
        return { ipfsKey }
      },
    },
  ),
} as const
