import type { PoolRow } from '@slipway/database/staking/indexed'
import type { poolFactoryEventsAbi } from '@slipway/deployments/events'
import { kindOfPool } from '@slipway/sdk/platform/pool-kinds'
import { counting } from '../../stats/count-act.ts'
import {
  type EventArgs,
  type EventHandler,
  ImpossibleEventError,
  type IndexedEvent,
} from '../../store/event-handler.ts'
import { infoKeys } from '../../store/info-keys.ts'
import { lowerCase } from '../../store/stored-values.ts'
import { dayRead, writePool } from '../change-pool.ts'
import { factoryRead, factoryRow } from '../factory-row.ts'
import { poolIdOf } from '../pool-row.ts'

/** Arguments of the factory's event; parameters as in `IPoolFactory.deployPool`. */
export type PoolDeployedArgs = EventArgs<typeof poolFactoryEventsAbi, 'PoolDeployed'>

const untouched = {
  totalStaked: 0n,
  stakerCount: 0,
  exitOpenedAt: null,
  stopped: false,
  baseUri: '',
  rewardsAdded: 0n,
  rewardsPaid: 0n,
  rebatesEarned: 0n,
  rebatesPaid: 0n,
  recovered: 0n,
  accountCount: 0,
  eventCount: 0,
} as const satisfies Partial<PoolRow>

function readParams(params: readonly bigint[]) {
  const [, rate, start, end, limit, limitSeconds, lockSeconds, deadline, inviteBps] = params
  return {
    rewardPerSecond: rate ?? 0n,
    startTime: Number(start),
    endTime: Number(end),
    limitPerAccount: limit ?? 0n,
    limitSeconds: Number(limitSeconds),
    lockSeconds: Number(lockSeconds),
    stakeDeadline: Number(deadline),
    inviteBps: Number(inviteBps),
  }
}

/** The event as if the new pool had told it: its row, history and days are the pool's. */
const asPool = (event: IndexedEvent<PoolDeployedArgs>) => ({
  ...event,
  address: lowerCase(event.args.pool),
})

function newPool(event: IndexedEvent<PoolDeployedArgs>): PoolRow {
  const { args, chainId } = event
  const kind = kindOfPool(args.kind)
  if (!kind) throw new ImpossibleEventError(event, `a pool of kind ${args.kind}`)
  return {
    id: poolIdOf(asPool(event)),
    chainId,
    address: lowerCase(args.pool),
    factory: event.address,
    kind,
    recordId: String(args.id),
    owner: lowerCase(args.owner),
    admin: lowerCase(args.admin),
    stakedToken: lowerCase(args.stakedToken),
    rewardToken: lowerCase(args.rewardToken),
    ...readParams(args.params),
    ...infoKeys(args.ipfsKey),
    rewardTokenAmount: args.rewardTokenAmount,
    rebatesFunded: args.rebateBudget,
    feeWei: args.feeWei,
    ...untouched,
    createdAt: event.timestamp,
    blockNumber: event.blockNumber,
    txHash: event.txHash,
    updatedAt: event.timestamp,
    updatedBlock: event.blockNumber,
  }
}

const deployed: EventHandler<PoolDeployedArgs> = {
  reads: (event) => [factoryRead(event), dayRead(asPool(event))],
  writes: (event, rows) => {
    const { rewardTokenAmount, rebateBudget, feeWei } = event.args
    const factory = factoryRow(event, rows)
    return [
      ...writePool(asPool(event), rows, {
        after: newPool(event),
        act: { kind: 'created', amount: rewardTokenAmount, details: { rebateBudget, feeWei } },
      }),
      { table: 'poolFactory', row: { ...factory, pools: factory.pools + 1 } },
    ]
  },
}

/** A pool was made: its row, the first entry of its history, the factory and the statistics. */
export const poolDeployed = counting(deployed, ({ args }) => ({
  act: {
    kind: 'poolCreated',
    account: lowerCase(args.owner),
    subject: lowerCase(args.pool),
    asset: lowerCase(args.rewardToken),
    amount: args.rewardTokenAmount,
  },
  change: { poolsCreated: 1, poolFeesWei: args.feeWei },
}))
