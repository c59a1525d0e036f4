import { ofTokenId } from '@slipway/database/row-ids'
import type { TokenReferralRow } from '@slipway/database/token/indexed-referrals'
import type { tokenEventsAbi } from '@slipway/deployments/events'
import type { EventArgs, EventHandler, Hex, IndexedEvent } from '../../store/event-handler.ts'
import type { RowKey, RowReader } from '../../store/index-rows.ts'
import { eventId } from '../../store/row-ids.ts'
import { lowerCase } from '../../store/stored-values.ts'
import { termsHandler, totalsRead, totalsRow } from '../terms-row.ts'
import { emitterRead } from '../token-row.ts'

interface Pair {
  inviter: Hex
  invitee: Hex
}

const memberKey = (event: IndexedEvent<unknown>, account: Hex): RowKey => ({
  table: 'tokenReferral',
  id: ofTokenId(event.chainId, event.address, lowerCase(account)),
})

const inviteKey = (event: IndexedEvent<Pair>): RowKey => ({
  table: 'tokenInvite',
  id: ofTokenId(
    event.chainId,
    event.address,
    `${lowerCase(event.args.invitee)}-${lowerCase(event.args.inviter)}`,
  ),
})

function memberRow(
  event: IndexedEvent<unknown>,
  rows: RowReader,
  account: Hex,
): { isNew: boolean; row: TokenReferralRow } {
  const { id } = memberKey(event, account)
  const found = rows.get('tokenReferral', id)
  const row = found ?? {
    id,
    tokenId: emitterRead(event).id,
    chainId: event.chainId,
    token: event.address,
    account: lowerCase(account),
    inviter: null,
    boundAt: null,
    depth: 0,
    invitees: 0,
    rebatesReceived: 0n,
    rebates: 0,
  }
  return { isNew: found === undefined, row }
}

const inviteOffered: EventHandler<Pair> = {
  reads: (event) => [inviteKey(event)],
  writes: (event) => [
    {
      table: 'tokenInvite',
      row: {
        id: inviteKey(event).id,
        tokenId: emitterRead(event).id,
        chainId: event.chainId,
        token: event.address,
        inviter: lowerCase(event.args.inviter),
        invitee: lowerCase(event.args.invitee),
        blockNumber: event.blockNumber,
        offeredAt: event.timestamp,
        accepted: false,
      },
    },
  ],
}

/** An account with an invitee can no longer be bound itself, so the inviter's own depth is final here. */
const inviterBound: EventHandler<Pair> = {
  reads: (event) => [
    totalsRead(event),
    inviteKey(event),
    memberKey(event, event.args.inviter),
    memberKey(event, event.args.invitee),
  ],
  writes: (event, rows) => {
    const inviter = memberRow(event, rows, event.args.inviter)
    const invitee = memberRow(event, rows, event.args.invitee)
    const totals = totalsRow(event, rows)
    const offer = rows.get('tokenInvite', inviteKey(event).id)
    return [
      {
        table: 'tokenReferral',
        row: { ...inviter.row, invitees: inviter.row.invitees + 1 },
      },
      {
        table: 'tokenReferral',
        row: {
          ...invitee.row,
          inviter: inviter.row.account,
          boundAt: event.timestamp,
          depth: inviter.row.depth + 1,
        },
      },
      {
        table: 'tokenTotals',
        row: { ...totals, members: totals.members + Number(inviter.isNew) + Number(invitee.isNew) },
      },
      ...(offer ? [{ table: 'tokenInvite', row: { ...offer, accepted: true } } as const] : []),
    ]
  },
}

const rebatePaid: EventHandler<EventArgs<typeof tokenEventsAbi, 'RebatePaid'>> = {
  reads: (event) => [totalsRead(event), memberKey(event, event.args.inviter)],
  writes: (event, rows) => {
    const { trader, inviter, level, amount } = event.args
    const member = memberRow(event, rows, inviter)
    const totals = totalsRow(event, rows)
    return [
      {
        table: 'tokenRebate',
        row: {
          id: eventId(event),
          tokenId: emitterRead(event).id,
          chainId: event.chainId,
          token: event.address,
          trader: lowerCase(trader),
          inviter: lowerCase(inviter),
          level: Number(level),
          amount,
          createdAt: event.timestamp,
          blockNumber: event.blockNumber,
          txHash: event.txHash,
        },
      },
      {
        table: 'tokenReferral',
        row: {
          ...member.row,
          rebatesReceived: member.row.rebatesReceived + amount,
          rebates: member.row.rebates + 1,
        },
      },
      {
        table: 'tokenTotals',
        row: {
          ...totals,
          members: totals.members + Number(member.isNew),
          rebates: totals.rebates + 1,
          rebatesPaid: totals.rebatesPaid + amount,
        },
      },
    ]
  },
}

/** Handlers of the events about inviters and their rebates. */
export const referrals = {
  inviteOffered,
  inviterBound,
  rebatePaid,
  rebatesSet: termsHandler<{ rebateBps: readonly bigint[] }>(({ rebateBps }) => ({
    kind: 'rebatesSet',
    terms: { rebateBps: rebateBps.join(',') },
    facts: { details: { rebateBps: rebateBps.join(',') } },
  })),
  bindIntervalSet: termsHandler<{ blocks: bigint }>(({ blocks }) => ({
    kind: 'bindIntervalSet',
    terms: { bindIntervalBlocks: Number(blocks) },
    facts: { details: { blocks } },
  })),
}
