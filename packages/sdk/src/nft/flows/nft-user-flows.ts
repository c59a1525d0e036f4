import { nftSaleAbi } from '@slipway/deployments/abi'
import type { Address } from 'viem'
import { proveEvent } from '../../evm/prove-event.ts'
import { buildCall } from '../../flow/build-call.ts'
import { oneStepFlow } from '../../flow/one-step-flow.ts'
import { collectionAbi } from '../evm/collection-abi.ts'
import type { NftActionInput } from './nft-owner-flows.ts'

interface ClaimInput extends NftActionInput {
  readonly inviter: Address
}

interface ClaimToInput extends ClaimInput {
  readonly to: Address
}

interface TransferInput extends NftActionInput {
  readonly from: Address
  readonly to: Address
  readonly nftId: bigint
}

/** What holders and inviters of a collection, and anybody for its platform, can do; each proven by its event. */
export const nftUserFlows = {
  /** Pays what inviting has earned; the result: `amount`. */
  claimReward: oneStepFlow<ClaimInput>({
    feature: 'nft',
    name: 'claim-reward',
    build: ({ sale, inviter }) =>
      buildCall({ to: sale, abi: nftSaleAbi, functionName: 'claimReward', args: [inviter] }),
    verify: ({ sale: emitter, inviter }, { logs }) => {
      const query = { abi: nftSaleAbi, eventName: 'RewardPaid', emitter } as const
      return { amount: proveEvent(logs, { ...query, expected: { inviter } }).amount }
    },
  }),
  /** The inviter's alone: the same to an address that it names; the result: `amount`. */
  claimRewardTo: oneStepFlow<ClaimToInput>({
    feature: 'nft',
    name: 'claim-reward-to',
    build: ({ sale, to }) =>
      buildCall({ to: sale, abi: nftSaleAbi, functionName: 'claimRewardTo', args: [to] }),
    verify: ({ sale: emitter, inviter, to }, { logs }) => {
      const query = { abi: nftSaleAbi, eventName: 'RewardPaid', emitter } as const
      return { amount: proveEvent(logs, { ...query, expected: { inviter, to } }).amount }
    },
  }),
  /** Pays the platform its part of the prices; the result: `amount`. */
  withdrawPlatform: oneStepFlow<NftActionInput>({
    feature: 'nft',
    name: 'withdraw-platform',
    build: ({ sale }) =>
      buildCall({ to: sale, abi: nftSaleAbi, functionName: 'withdrawPlatform', args: [] }),
    verify: ({ sale: emitter }, { logs }) => {
      const query = { abi: nftSaleAbi, eventName: 'PlatformPaid', emitter } as const
      return { amount: proveEvent(logs, { ...query, expected: {} }).amount }
    },
  }),
  /** Hands an NFT over; a contract that cannot take it refuses. */
  transfer: oneStepFlow<TransferInput>({
    feature: 'nft',
    name: 'transfer',
    build: ({ sale, from, to, nftId }) =>
      buildCall({
        to: sale,
        abi: collectionAbi,
        functionName: 'safeTransferFrom',
        args: [from, to, nftId],
      }),
    verify: ({ sale: emitter, from, to, nftId }, { logs }) => {
      const query = { abi: collectionAbi, eventName: 'Transfer', emitter } as const
      proveEvent(logs, { ...query, expected: { from, to, nftId } })
      return { nftId }
    },
  }),
} as const
