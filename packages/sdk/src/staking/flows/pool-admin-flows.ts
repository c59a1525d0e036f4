import { tokenPoolAbi as abi, nftPoolAbi } from '@slipway/deployments/abi'
import { proveEvent } from '../../evm/prove-event.ts'
import { type FundedActionInput, type PoolActionInput, poolActions } from './pool-action.ts'

/** Another rate of rewards. */
export interface SetRateInput extends FundedActionInput {
  /** Reward base units. */
  readonly rewardPerSecond: bigint
}

/** Other times of rewards, in unix seconds. */
export interface SetTimesInput extends FundedActionInput {
  readonly startTime: number
  readonly endTime: number
}

/** Another limit of an account. */
export interface SetLimitInput extends PoolActionInput {
  /** Staked base units; 0 for none. */
  readonly limit: bigint
}

const action = poolActions(abi, 'staking')
const nftAction = poolActions(nftPoolAbi, 'staking-nft')
const none = () => [] as const

/** What the admin of a pool can do; each proven by the pool's own event. None of it reaches a stake. */
export const poolAdminFlows = {
  /** The result: `added` that was taken for it. */
  setRate: action<SetRateInput, 'updateRewardPerBlock'>('updateRewardPerBlock', {
    args: ({ rewardPerSecond }) => [rewardPerSecond],
    verify({ pool: emitter, rewardPerSecond }, { logs }) {
      const query = { abi, eventName: 'RewardsSet', emitter } as const
      const { added } = proveEvent(logs, { ...query, expected: { rewardPerSecond } })
      return { added }
    },
  }),
  /** The result: `added` that was taken for it. */
  setTimes: action<SetTimesInput, 'updateStartAndEndBlocks'>('updateStartAndEndBlocks', {
    args: ({ startTime, endTime }) => [BigInt(startTime), BigInt(endTime)],
    verify({ pool: emitter, endTime }, { logs }) {
      const query = { abi, eventName: 'RewardsSet', emitter } as const
      const { added } = proveEvent(logs, { ...query, expected: { endTime: BigInt(endTime) } })
      return { added }
    },
  }),
  /** The result: `endTime`, when rewards ended. */
  stopReward: action<PoolActionInput, 'stopReward'>('stopReward', {
    args: none,
    verify({ pool: emitter }, { logs }) {
      const query = { abi, eventName: 'RewardStopped', emitter } as const
      return { endTime: Number(proveEvent(logs, { ...query, expected: {} }).endTime) }
    },
  }),
  setLimit: action<SetLimitInput, 'updatePoolLimitPerUser'>('updatePoolLimitPerUser', {
    args: ({ limit }) => [limit],
    verify({ pool: emitter, limit }, { logs }) {
      proveEvent(logs, { abi, eventName: 'LimitSet', emitter, expected: { limit } })
      return { limit }
    },
  }),
  /** Ends every lock time, for good. */
  openExit: action<PoolActionInput, 'openExit'>('openExit', {
    args: none,
    verify({ pool: emitter }, { logs }) {
      proveEvent(logs, { abi, eventName: 'ExitOpened', emitter, expected: {} })
      return {}
    },
  }),
  /** Takes rewards that nobody can earn; the result: `amount`. */
  recoverRewards: action<PoolActionInput, 'recoverRewards'>('recoverRewards', {
    args: none,
    verify({ pool: emitter }, { logs }, { account: to }) {
      const query = { abi, eventName: 'RewardsRecovered', emitter } as const
      const { amount } = proveEvent(logs, { ...query, expected: { to } })
      return { amount }
    },
  }),
  setIpfsKey: action<PoolActionInput & { readonly ipfsKey: string }, 'setIpfsKey'>('setIpfsKey', {
    args: ({ ipfsKey }) => [ipfsKey],
    verify({ pool: emitter, ipfsKey }, { logs }) {
      proveEvent(logs, { abi, eventName: 'IpfsKeySet', emitter, expected: { ipfsKey } })
      return { ipfsKey }
    },
  }),
  /** Where pictures are found; of pools of NFTs. */
  setBaseUri: nftAction<PoolActionInput & { readonly baseUri: string }, 'setBaseUri'>(
    'setBaseUri',
    {
      args: ({ baseUri }) => [baseUri],
      verify({ pool: emitter, baseUri }, { logs }) {
        proveEvent(logs, {
          abi: nftPoolAbi,
          eventName: 'BaseUriSet',
          emitter,
          expected: { baseUri },
        })
        return { baseUri }
      },
    },
  ),
} as const
