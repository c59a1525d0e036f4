import { accountId } from '@slipway/database/row-ids'
import type { PoolAccountRow, PoolRow } from '@slipway/database/staking/indexed'
import { counting } from '../stats/count-act.ts'
import type { EventHandler, Hex, IndexedEvent } from '../store/event-handler.ts'
import type { RowKey, RowReader, RowWrite } from '../store/index-rows.ts'
import { lowerCase } from '../store/stored-values.ts'
import { dayRead, writePool } from './change-pool.ts'
import { accountRead, accountRow, accountWrite, accrualAfter } from './pool-account-row.ts'
import { poolRead, poolRow } from './pool-row.ts'

/** What one event did to the stake of one account. */
export interface StakeMove {
  kind: 'deposited' | 'withdrawn' | 'emergencyWithdrawn'
  account: Hex
  /** what came or left */
  amount: bigint
  /** what the account has staked after it */
  staked: bigint
  /** paid with it; a deposit's is an event of its own */
  reward?: bigint
  details?: Readonly<Record<string, bigint | string>>
}

const stakerId = (event: IndexedEvent<unknown>, account: Hex) =>
  accountId(event.chainId, lowerCase(account))

/** Rows that `moveStake` changes. */
export const stakeReads = (event: IndexedEvent<{ account: Hex }>): RowKey[] => [
  poolRead(event),
  dayRead(event),
  accountRead(event, event.args.account),
  { table: 'poolStaker', id: stakerId(event, event.args.account) },
]

/** 1 when a stake began, -1 when it ended. */
const countChange = (before: bigint, after: bigint) => Number(after > 0n) - Number(before > 0n)

function stakerWrite(
  event: IndexedEvent<unknown>,
  rows: RowReader,
  account: Hex,
  change: number,
): RowWrite[] {
  if (change === 0) return []
  const id = stakerId(event, account)
  const pools = (rows.get('poolStaker', id)?.pools ?? 0) + change
  return [
    {
      table: 'poolStaker',
      row: { id, chainId: event.chainId, account: lowerCase(account), pools },
    },
  ]
}

const poolAfter = (
  pool: PoolRow,
  { staked, reward = 0n, kind }: StakeMove,
  before: PoolAccountRow,
): PoolRow => ({
  ...pool,
  totalStaked: pool.totalStaked + staked - before.staked,
  stakerCount: pool.stakerCount + countChange(before.staked, staked),
  accountCount: pool.accountCount + Number(kind === 'deposited' && before.lastDepositAt === null),
  rewardsPaid: pool.rewardsPaid + reward,
})

/** A stake grew or shrank: the account, the pool, its day, and the network's stakers. */
export function moveStake(
  event: IndexedEvent<unknown>,
  rows: RowReader,
  move: StakeMove,
): RowWrite[] {
  const { kind, account, amount, staked, reward = 0n, details } = move
  const isDeposit = kind === 'deposited'
  const before = accountRow(event, rows, account)
  const pool = poolRow(event, rows)
  const came = isDeposit ? amount : 0n
  const left = isDeposit ? 0n : amount
  return [
    accountWrite(event, before, {
      staked,
      deposited: before.deposited + came,
      withdrawn: before.withdrawn + left,
      rewardsPaid: before.rewardsPaid + reward,
      accruesFrom: accrualAfter(event, pool, before, { staked, paid: reward }),
      ...(isDeposit ? { lastDepositAt: event.timestamp } : {}),
    }),
    ...stakerWrite(event, rows, account, countChange(before.staked, staked)),
    ...writePool(event, rows, {
      after: poolAfter(pool, move, before),
      act: {
        kind,
        account: lowerCase(account),
        amount,
        ...(isDeposit ? {} : { reward }),
        ...(details ? { details } : {}),
      },
      counts: {
        deposited: came,
        withdrawn: left,
        rewardsPaid: reward,
        deposits: Number(isDeposit),
        withdrawals: Number(!isDeposit),
      },
    }),
  ]
}

/** Lets a handler of stakes count for the platform. @param amountOf base units, or number of NFTs */
export const countedStake = <Args extends { account: Hex }>(
  kind: 'staked' | 'unstaked',
  handler: EventHandler<Args>,
  amountOf: (args: Args) => bigint,
): EventHandler<Args> =>
  counting(handler, (event, rows) => {
    const pool = poolRow(event, rows)
    return {
      act: {
        kind,
        account: lowerCase(event.args.account),
        ...(pool.kind === 'nft' ? {} : { asset: pool.stakedToken }),
        amount: amountOf(event.args),
      },
      change: kind === 'staked' ? { stakes: 1 } : {},
    }
  })
