import { ofTokenId } from '@slipway/database/row-ids'
import type { tokenEventsAbi } from '@slipway/deployments/events'
import type { EventArgs, EventHandler, IndexedEvent } from '../../store/event-handler.ts'
import type { IndexRows, RowKey, RowReader } from '../../store/index-rows.ts'
import { lowerCase } from '../../store/stored-values.ts'
import { termsHandler, termsWrites, totalsRead, totalsRow } from '../terms-row.ts'
import { emitterRead } from '../token-row.ts'
import { paymentReads, paymentWrites } from './dividends.ts'

/** Digits of the largest unsigned 256-bit number. */
const ID_DIGITS = 78

const nftKey = (event: IndexedEvent<{ tokenId: bigint }>): RowKey => ({
  table: 'tokenNftDividend',
  id: ofTokenId(event.chainId, event.address, String(event.args.tokenId)),
})

function nftRow(
  event: IndexedEvent<{ tokenId: bigint }>,
  rows: RowReader,
): IndexRows['tokenNftDividend'] {
  const { id } = nftKey(event)
  const nftId = String(event.args.tokenId)
  return (
    rows.get('tokenNftDividend', id) ?? {
      id,
      tokenId: emitterRead(event).id,
      chainId: event.chainId,
      token: event.address,
      nftId,
      position: nftId.padStart(ID_DIGITS, '0'),
      active: false,
      blacklisted: false,
      paid: 0n,
      payments: 0,
      lastOwner: null,
      lastPaidAt: null,
    }
  )
}

const nftDividendPaid: EventHandler<EventArgs<typeof tokenEventsAbi, 'NftDividendPaid'>> = {
  reads: (event) => [nftKey(event), ...paymentReads(event, event.args.owner)],
  writes: (event, rows) => {
    const { tokenId: nftId, owner, amount } = event.args
    const nft = nftRow(event, rows)
    return [
      {
        table: 'tokenNftDividend',
        row: {
          ...nft,
          paid: nft.paid + amount,
          payments: nft.payments + 1,
          lastOwner: lowerCase(owner),
          lastPaidAt: event.timestamp,
        },
      },
      ...paymentWrites(event, rows, { account: owner, nftId }),
    ]
  },
}

const nftBlacklistSet: EventHandler<EventArgs<typeof tokenEventsAbi, 'NftBlacklistSet'>> = {
  reads: (event) => [emitterRead(event), nftKey(event)],
  writes: (event, rows) => {
    const { tokenId: nftId, listed } = event.args
    return [
      { table: 'tokenNftDividend', row: { ...nftRow(event, rows), blacklisted: listed } },
      ...termsWrites(event, rows, {
        kind: listed ? 'nftBlacklisted' : 'nftUnblacklisted',
        facts: { details: { tokenId: nftId } },
      }),
    ]
  },
}

/** An NFT begins or ceases to earn; the count of those that do moves only when that changes something. */
function activityHandler(active: boolean): EventHandler<{ tokenId: bigint }> {
  return {
    reads: (event) => [totalsRead(event), nftKey(event)],
    writes: (event, rows) => {
      const nft = nftRow(event, rows)
      const totals = totalsRow(event, rows)
      const activeNfts = totals.activeNfts + Number(active) - Number(nft.active)
      return [
        { table: 'tokenNftDividend', row: { ...nft, active } },
        { table: 'tokenTotals', row: { ...totals, activeNfts } },
      ]
    },
  }
}

const nftPayout: EventHandler<EventArgs<typeof tokenEventsAbi, 'NftPayout'>> = {
  reads: (event) => [totalsRead(event)],
  writes: (event, rows) => {
    const totals = totalsRow(event, rows)
    const { amountPerNft, activeNfts } = event.args
    const nftCredited = totals.nftCredited + amountPerNft * activeNfts
    return [{ table: 'tokenTotals', row: { ...totals, nftCredited } }]
  },
}

/** Handlers of the events about dividends to the holders of a collection. */
export const nftDividends = {
  nftDividendPaid,
  nftBlacklistSet,
  nftPayout,
  nftActivated: activityHandler(true),
  nftRetired: activityHandler(false),
  nftDividendSet: termsHandler<{ perNft: bigint; trigger: bigint }>(({ perNft, trigger }) => ({
    kind: 'nftDividendSet',
    terms: { perNftDividend: perNft, nftTrigger: trigger },
    facts: { details: { perNft, trigger } },
  })),
}
