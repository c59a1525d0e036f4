import { presaleAbi as abi, inviterAbi } from '@slipway/deployments/abi'
import type { Address, Hex, Log } from 'viem'
import { proveEvent } from '../../evm/prove-event.ts'
import { buildCall } from '../../flow/build-call.ts'
import { oneStepFlow } from '../../flow/one-step-flow.ts'
import type { FlowStep } from '../../flow/types.ts'
import { findPresaleEvents } from './find-presale-events.ts'
import { type PresaleActionInput, presaleAction } from './presale-action.ts'

/** A wallet's place on a Merkle list, with its proof (`buildWhitelistTree`). */
export interface ProvenSlot {
  readonly index: number
  readonly level: number
  readonly proof: readonly Hex[]
}

/** An account that somebody acts for. */
export interface PresaleAccountInput extends PresaleActionInput {
  readonly account: Address
}

/** Accounts that somebody pays the gas for; at most `presaleLimits.listMax`. */
export interface PresaleAccountsInput extends PresaleActionInput {
  readonly accounts: readonly Address[]
}

/** What is the wallet's own, to an address that can take it. */
export interface PresalePaymentInput extends PresaleActionInput {
  readonly to: Address
}

/** A reward in one presale. */
export interface ClaimRewardInput extends PresaleAccountInput {
  /** The reward contract. */
  readonly inviter: Address
}

/** The wallet's own reward, to an address that can take it. */
export interface ClaimRewardToInput extends PresalePaymentInput {
  /** The reward contract. */
  readonly inviter: Address
}

const none = () => [] as const

const readReward = (
  logs: readonly Log[],
  emitter: Address,
  expected: { readonly presale: Address; readonly inviter: Address },
) => {
  const query = { abi: inviterAbi, eventName: 'RewardPaid', emitter } as const
  const { amount } = proveEvent(logs, { ...query, expected })
  return { amount }
}

const claimRewardTo = oneStepFlow<ClaimRewardToInput>({
  feature: 'presale',
  name: 'claim-reward-to',
  build: ({ inviter, presale, to }) =>
    buildCall({
      to: inviter,
      abi: inviterAbi,
      functionName: 'claimRewardTo',
      args: [presale, to],
    }),
  verify: ({ inviter, presale }, { logs }, { account }) =>
    readReward(logs, inviter, { presale, inviter: account }),
})

const claimReward = oneStepFlow<ClaimRewardInput>({
  feature: 'presale',
  name: 'claim-reward',
  build: ({ inviter, presale, account }) =>
    buildCall({
      to: inviter,
      abi: inviterAbi,
      functionName: 'claimReward',
      args: [presale, account],
    }),
  verify: ({ inviter, presale, account }, { logs }) =>
    readReward(logs, inviter, { presale, inviter: account }),
})

type Verify = FlowStep<PresaleActionInput>['verify']

/** Without the account, which the flow knows: the amount, the fee that was kept, and what the presale has then. */
const readRefund: Verify = ({ presale: emitter }, { logs }, { account }) => {
  const query = { abi, eventName: 'Refunded', emitter } as const
  const { account: _own, ...refund } = proveEvent(logs, { ...query, expected: { account } })
  return refund
}

const readClaim: Verify = ({ presale: emitter }, { logs }, { account }) => {
  const query = { abi, eventName: 'Claimed', emitter } as const
  const { tokens, excess } = proveEvent(logs, { ...query, expected: { account } })
  return { tokens, excess }
}

const readExitFee = (logs: readonly Log[], emitter: Address, account: Address) => {
  const query = { abi, eventName: 'ExitFeeReturned', emitter } as const
  const { amount } = proveEvent(logs, { ...query, expected: { account } })
  return { amount }
}

const toReceiver = ({ to }: PresalePaymentInput) => [to] as const

/** What a participant of a presale can do; each proven by the presale's own event. */
export const participantActionFlows = {
  /** Takes the whole contribution back: free when the presale failed or its terms changed, else for the exit fee. */
  refund: presaleAction<PresaleActionInput, 'refund'>('refund', { args: none, verify: readRefund }),
  /** The same to another address, for contracts that cannot receive native currency. */
  refundTo: presaleAction<PresalePaymentInput, 'refundTo'>('refundTo', {
    args: toReceiver,
    verify: readRefund,
  }),
  /** Sends what is released by now, and with the first claim the excess of a fair presale. */
  claim: presaleAction<PresaleActionInput, 'claim'>('claim', { args: none, verify: readClaim }),
  /** The same to another address. */
  claimTo: presaleAction<PresalePaymentInput, 'claimTo'>('claimTo', {
    args: toReceiver,
    verify: readClaim,
  }),
  /** For others; who is owed nothing is passed over, and so are contracts, which ask for themselves (P-42). */
  claimFor: presaleAction<PresaleAccountsInput, 'claimFor'>('claimFor', {
    args: ({ accounts }) => [accounts],
    verify: ({ presale }, { logs }) => ({
      paid: findPresaleEvents(logs, presale, 'Claimed').length,
    }),
  }),
  /** For others, after a presale has failed; passes over the same. */
  refundFor: presaleAction<PresaleAccountsInput, 'refundFor'>('refundFor', {
    args: ({ accounts }) => [accounts],
    verify: ({ presale }, { logs }) => ({
      paid: findPresaleEvents(logs, presale, 'Refunded').length,
    }),
  }),
  /** After a failure: the fee of an earlier forced refund comes back. */
  reclaimExitFee: presaleAction<PresaleAccountInput, 'reclaimExitFee'>('reclaimExitFee', {
    args: ({ account }) => [account],
    verify: ({ presale, account }, { logs }) => readExitFee(logs, presale, account),
  }),
  /** The wallet's own, to another address. */
  reclaimExitFeeTo: presaleAction<PresalePaymentInput, 'reclaimExitFeeTo'>('reclaimExitFeeTo', {
    args: toReceiver,
    verify: ({ presale }, { logs }, { account }) => readExitFee(logs, presale, account),
  }),
  /** Puts a wallet's entry of the Merkle list on chain, so that it can be used or traded. */
  activateSlot: presaleAction<PresaleAccountInput & { readonly slot: ProvenSlot }, 'activateSlot'>(
    'activateSlot',
    {
      args: ({ account, slot }) => [account, BigInt(slot.index), BigInt(slot.level), slot.proof],
      verify({ presale: emitter, account, slot }, { logs }) {
        const expected = { account, index: BigInt(slot.index) }
        proveEvent(logs, { abi, eventName: 'SlotActivated', emitter, expected })
        return { level: slot.level }
      },
    },
  ),
  /** Gives the unused slot away. */
  transferSlot: presaleAction<PresaleActionInput & { readonly to: Address }, 'transferSlot'>(
    'transferSlot',
    {
      args: ({ to }) => [to],
      verify({ presale: emitter, to }, { logs }, { account: from }) {
        proveEvent(logs, { abi, eventName: 'SlotMoved', emitter, expected: { from, to } })
        return { to }
      },
    },
  ),
  /** Pays an inviter what is due in a finished presale; anybody may. */
  claimReward,
  /** The same for the wallet's own reward, to another address. */
  claimRewardTo,
} as const
