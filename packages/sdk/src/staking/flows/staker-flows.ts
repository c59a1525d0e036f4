import { nftPoolAbi, tokenPoolAbi } from '@slipway/deployments/abi'
import { proveEvent } from '../../evm/prove-event.ts'
import { type PoolActionInput, poolActions } from './pool-action.ts'
import { stakeFlow } from './stake-flow.ts'
import { revokeNftsFlow, stakeNftsFlow } from './stake-nfts-flow.ts'

/** A part of a stake. */
export interface WithdrawInput extends PoolActionInput {
  /** Base units of the stake. */
  readonly amount: bigint
}

/** NFTs of a stake. */
export interface WithdrawNftsInput extends PoolActionInput {
  readonly nftIds: readonly bigint[]
}

const token = poolActions(tokenPoolAbi, 'staking')
const nft = poolActions(nftPoolAbi, 'staking-nft')
const none = () => [] as const

/** What somebody who stakes, or invited others, can do in a pool; each proven by the pool's own event. */
export const stakerFlows = {
  stake: stakeFlow,
  stakeNfts: stakeNftsFlow,
  revokeNfts: revokeNftsFlow,
  /** Pays the reward; the result: `reward`. Of pools of every kind. */
  harvest: token<PoolActionInput, 'harvest'>('harvest', {
    args: none,
    verify({ pool: emitter }, { logs }, { account }) {
      const query = { abi: tokenPoolAbi, eventName: 'Harvested', emitter } as const
      const { reward } = proveEvent(logs, { ...query, expected: { account } })
      return { reward }
    },
  }),
  /** Pays what inviting has earned; the result: `amount`. Of pools of every kind. */
  claimRebate: token<PoolActionInput, 'claimRebate'>('claimRebate', {
    args: none,
    verify({ pool: emitter }, { logs }, { account: inviter }) {
      const query = { abi: tokenPoolAbi, eventName: 'RebateClaimed', emitter } as const
      const { amount } = proveEvent(logs, { ...query, expected: { inviter } })
      return { amount }
    },
  }),
  /** Gives a part of the stake back with its reward; the result: `sent`, `reward` and `staked` that is left. */
  withdraw: token<WithdrawInput, 'withdraw'>('withdraw', {
    args: ({ amount }) => [amount],
    verify({ pool: emitter, amount }, { logs }, { account }) {
      const query = { abi: tokenPoolAbi, eventName: 'Withdrawn', emitter } as const
      const proven = proveEvent(logs, { ...query, expected: { account, amount } })
      const { sent, reward, staked } = proven
      return { sent, reward, staked }
    },
  }),
  /** Gives the whole stake back and pays no reward; the result: `sent`. */
  emergencyWithdraw: token<PoolActionInput, 'emergencyWithdraw'>('emergencyWithdraw', {
    args: none,
    verify({ pool: emitter }, { logs }, { account }) {
      const query = { abi: tokenPoolAbi, eventName: 'EmergencyWithdrawn', emitter } as const
      const { amount, sent } = proveEvent(logs, { ...query, expected: { account } })
      return { amount, sent }
    },
  }),
  /** Gives NFTs back with the reward; the result: `count`, `reward` and `staked` that is left. */
  withdrawNfts: nft<WithdrawNftsInput, 'withdraw'>('withdraw', {
    args: ({ nftIds }) => [nftIds],
    verify({ pool: emitter, nftIds }, { logs }, { account }) {
      const query = { abi: nftPoolAbi, eventName: 'NftsWithdrawn', emitter } as const
      const { reward, staked } = proveEvent(logs, { ...query, expected: { account, nftIds } })
      return { count: nftIds.length, reward, staked }
    },
  }),
  /** Gives NFTs back and pays no reward; the result: `count` and `staked` that is left. */
  emergencyWithdrawNfts: nft<WithdrawNftsInput, 'emergencyWithdraw'>('emergencyWithdraw', {
    args: ({ nftIds }) => [nftIds],
    verify({ pool: emitter, nftIds }, { logs }, { account }) {
      const query = { abi: nftPoolAbi, eventName: 'NftsEmergencyWithdrawn', emitter } as const
      const { staked } = proveEvent(logs, { ...query, expected: { account, nftIds } })
      return { count: nftIds.length, staked }
    },
  }),
} as const
