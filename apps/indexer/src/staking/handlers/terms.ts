import { infoKeys } from '../../store/info-keys.ts'
import { changePool } from '../change-pool.ts'

interface RewardsSet {
  rewardPerSecond: bigint
  startTime: bigint
  endTime: bigint
  added: bigint
  rebateBudget: bigint
}

/** Handlers of what the admin of a pool changes. */
export const terms = {
  rewardsSet: changePool<RewardsSet>((args, pool) => ({
    row: {
      rewardPerSecond: args.rewardPerSecond,
      startTime: Number(args.startTime),
      endTime: Number(args.endTime),
      rewardsAdded: pool.rewardsAdded + args.added,
    },
    act: { kind: 'rewardsSet', amount: args.added, details: { rebateBudget: args.rebateBudget } },
  })),
  rewardStopped: changePool<{ endTime: bigint }>(({ endTime }) => ({
    row: { endTime: Number(endTime), stopped: true },
    act: { kind: 'rewardStopped' },
  })),
  limitSet: changePool<{ limit: bigint }>(({ limit }) => ({
    row: { limitPerAccount: limit },
    act: { kind: 'limitSet', amount: limit },
  })),
  exitOpened: changePool<object>((_args, _pool, at) => ({
    row: { exitOpenedAt: at },
    act: { kind: 'exitOpened' },
  })),
  ipfsKeySet: changePool<{ ipfsKey: string }>(({ ipfsKey }) => {
    const keys = infoKeys(ipfsKey)
    return { row: keys, act: { kind: 'ipfsKeySet', details: { ipfsKey: keys.ipfsKey } } }
  }),
}
