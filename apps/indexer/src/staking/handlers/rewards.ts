import type { poolEventsAbi } from '@slipway/deployments/events'
import { counting } from '../../stats/count-act.ts'
import type { EventArgs, EventHandler, Hex } from '../../store/event-handler.ts'
import { lowerCase } from '../../store/stored-values.ts'
import { changePool, dayRead, writePool } from '../change-pool.ts'
import { accountRead, accountRow, accountWrite, accrualAfter } from '../pool-account-row.ts'
import { poolRead, poolRow } from '../pool-row.ts'

const harvested: EventHandler<EventArgs<typeof poolEventsAbi, 'Harvested'>> = {
  reads: (event) => [poolRead(event), dayRead(event), accountRead(event, event.args.account)],
  writes: (event, rows) => {
    const { account, reward } = event.args
    const staker = accountRow(event, rows, account)
    const pool = poolRow(event, rows)
    return [
      accountWrite(event, staker, {
        rewardsPaid: staker.rewardsPaid + reward,
        accruesFrom: accrualAfter(event, pool, staker, { staked: staker.staked, paid: reward }),
      }),
      ...writePool(event, rows, {
        after: { ...pool, rewardsPaid: pool.rewardsPaid + reward },
        act: { kind: 'harvested', account: lowerCase(account), reward },
        counts: { rewardsPaid: reward },
      }),
    ]
  },
}

const inviterBound: EventHandler<EventArgs<typeof poolEventsAbi, 'InviterBound'>> = {
  reads: (event) => [
    poolRead(event),
    dayRead(event),
    accountRead(event, event.args.account),
    accountRead(event, event.args.inviter),
  ],
  writes: (event, rows) => {
    const inviter = lowerCase(event.args.inviter)
    const account = lowerCase(event.args.account)
    const above = accountRow(event, rows, inviter)
    return [
      accountWrite(event, accountRow(event, rows, account), { inviter }),
      accountWrite(event, above, { invitees: above.invitees + 1 }),
      ...writePool(event, rows, {
        after: poolRow(event, rows),
        act: { kind: 'inviterBound', account, details: { inviter } },
      }),
    ]
  },
}

const rebateEarned: EventHandler<EventArgs<typeof poolEventsAbi, 'RebateEarned'>> = {
  reads: (event) => [poolRead(event), dayRead(event), accountRead(event, event.args.inviter)],
  writes: (event, rows) => {
    const { inviter, account, amount } = event.args
    const above = accountRow(event, rows, inviter)
    const pool = poolRow(event, rows)
    return [
      accountWrite(event, above, {
        rebatesEarned: above.rebatesEarned + amount,
        rebateDueAt: above.rebateDueAt ?? event.timestamp,
      }),
      ...writePool(event, rows, {
        after: { ...pool, rebatesEarned: pool.rebatesEarned + amount },
        act: {
          kind: 'rebateEarned',
          account: lowerCase(inviter),
          amount,
          details: { account: lowerCase(account) },
        },
      }),
    ]
  },
}

const rebateClaimed: EventHandler<EventArgs<typeof poolEventsAbi, 'RebateClaimed'>> = {
  reads: (event) => [poolRead(event), dayRead(event), accountRead(event, event.args.inviter)],
  writes: (event, rows) => {
    const { inviter, amount } = event.args
    const above = accountRow(event, rows, inviter)
    const pool = poolRow(event, rows)
    return [
      accountWrite(event, above, {
        rebatesPaid: above.rebatesPaid + amount,
        rebateDueAt: null,
      }),
      ...writePool(event, rows, {
        after: { ...pool, rebatesPaid: pool.rebatesPaid + amount },
        act: { kind: 'rebateClaimed', account: lowerCase(inviter), amount },
      }),
    ]
  },
}

/** Handlers of what accounts and their inviters earn and are paid. */
export const rewards = {
  harvested: counting(harvested, (event, rows) => ({
    act: {
      kind: 'harvested',
      account: lowerCase(event.args.account),
      asset: poolRow(event, rows).rewardToken,
      amount: event.args.reward,
    },
  })),
  inviterBound,
  rebateEarned,
  rebateClaimed,
  rewardsRecovered: changePool<{ to: Hex; amount: bigint }>(({ to, amount }, pool) => ({
    row: { recovered: pool.recovered + amount },
    act: { kind: 'rewardsRecovered', account: lowerCase(to), amount },
  })),
}
