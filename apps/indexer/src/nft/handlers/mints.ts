import type { nftSaleEventsAbi } from '@slipway/deployments/events'
import type { EventArgs, EventHandler } from '../../store/event-handler.ts'
import { someAddress } from '../../store/stored-values.ts'
import {
  accountRead,
  accountRow,
  accountWrite,
  actWrite,
  saleRead,
  saleRow,
  saleWrite,
} from '../nft-sale-row.ts'

const OWNER_PHASE = 0n

/**
 * The owner's mints are told before their transfers, which are then known to be its own. Those of the list are told after
 * them, and say no more than they do: phases never overlap, and prices are fixed.
 */
const minted: EventHandler<EventArgs<typeof nftSaleEventsAbi, 'Minted'>> = {
  reads: (event) => [saleRead(event)],
  writes: (event, rows) => {
    const { firstId, quantity, phase } = event.args
    if (phase !== OWNER_PHASE) return []
    return [saleWrite(event, saleRow(event, rows), { ownerUntil: Number(firstId + quantity) })]
  },
}

/** Somebody minted in the sale for the first time; who invited it stays. */
const userJoined: EventHandler<EventArgs<typeof nftSaleEventsAbi, 'UserJoined'>> = {
  reads: (event) => [
    saleRead(event),
    accountRead(event, event.args.account),
    accountRead(event, event.args.inviter),
  ],
  writes: (event, rows) => {
    const { account, id } = event.args
    const sale = saleRow(event, rows)
    const inviter = someAddress(event.args.inviter)
    const own = accountWrite(event, accountRow(event, rows, account), {
      number: Number(id),
      inviter,
    })
    const above = inviter && accountRow(event, rows, inviter)
    return [
      own,
      ...(above ? [accountWrite(event, above, { invitees: above.invitees + 1 })] : []),
      saleWrite(event, sale, { users: sale.users + 1 }),
    ]
  },
}

const rewardEarned: EventHandler<EventArgs<typeof nftSaleEventsAbi, 'RewardEarned'>> = {
  reads: (event) => [saleRead(event), accountRead(event, event.args.inviter)],
  writes: (event, rows) => {
    const { inviter, amount } = event.args
    const sale = saleRow(event, rows)
    const account = accountRow(event, rows, inviter)
    return [
      accountWrite(event, account, {
        rewardEarned: account.rewardEarned + amount,
        rewardDueAt: account.rewardDueAt ?? event.timestamp,
      }),
      saleWrite(event, sale, { rewardsEarned: sale.rewardsEarned + amount }),
    ]
  },
}

/** A claim settles everything that was earned, whatever a shrinking payment token left of it. */
const rewardPaid: EventHandler<EventArgs<typeof nftSaleEventsAbi, 'RewardPaid'>> = {
  reads: (event) => [saleRead(event), accountRead(event, event.args.inviter)],
  writes: (event, rows) => {
    const { inviter, amount } = event.args
    const sale = saleRow(event, rows)
    const account = accountRow(event, rows, inviter)
    return [
      accountWrite(event, account, {
        rewardSettled: account.rewardEarned,
        rewardPaid: account.rewardPaid + amount,
        rewardDueAt: null,
      }),
      saleWrite(event, sale, { rewardsPaid: sale.rewardsPaid + amount }),
      actWrite(event, sale, 'rewardPaid', { account: account.account, amount }),
    ]
  },
}

/** Handlers of mints and of what inviters earn by them. */
export const nftMints = { minted, userJoined, rewardEarned, rewardPaid }
