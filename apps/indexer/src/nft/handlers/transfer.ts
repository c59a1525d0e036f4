import type { NftRow, NftSaleRow } from '@slipway/database/nft/indexed'
import type { nftSaleEventsAbi } from '@slipway/deployments/events'
import { counting } from '../../stats/count-act.ts'
import {
  type EventArgs,
  type EventHandler,
  type Hex,
  ImpossibleEventError,
  type IndexedEvent,
} from '../../store/event-handler.ts'
import type { RowKey, RowReader, RowWrite } from '../../store/index-rows.ts'
import { lowerCase, ZERO_ADDRESS } from '../../store/stored-values.ts'
import { isMintKnown, mintOf, mintReads, mintWrite, OWNER_PHASE } from '../mint-of.ts'
import {
  accountRead,
  accountRow,
  accountWrite,
  saleIdOf,
  saleRead,
  saleRow,
  saleWrite,
} from '../nft-sale-row.ts'

type TransferArgs = EventArgs<typeof nftSaleEventsAbi, 'Transfer'>
type TransferEvent = IndexedEvent<TransferArgs>

const nftRead = (event: TransferEvent): RowKey => ({
  table: 'nft',
  id: `${saleIdOf(event)}-${event.args.tokenId}`,
})

const newNft = (event: TransferEvent, account: Hex, mintPhase: number): NftRow => ({
  id: nftRead(event).id,
  saleId: saleIdOf(event),
  chainId: event.chainId,
  sale: event.address,
  tokenId: Number(event.args.tokenId),
  account,
  minter: account,
  mintPhase,
  mintedAt: event.timestamp,
  updatedAt: event.timestamp,
})

/** A new NFT: what its receiver and the sale have of it, and what was paid. */
function mintNft(event: TransferEvent, rows: RowReader, sale: NftSaleRow): RowWrite[] {
  const to = lowerCase(event.args.to)
  const account = accountRow(event, rows, to)
  const mint = mintOf(sale, event.args.tokenId, event.timestamp)
  const given = mint.phase === OWNER_PHASE ? 1 : 0
  return [
    { table: 'nft', row: newNft(event, to, mint.phase) },
    accountWrite(event, account, {
      held: account.held + 1,
      given: account.given + given,
      minted: account.minted + 1 - given,
      spent: account.spent + mint.price,
    }),
    saleWrite(event, sale, {
      minted: sale.minted + 1,
      ownerMinted: sale.ownerMinted + given,
      holders: sale.holders + (account.held === 0 ? 1 : 0),
      volume: sale.volume + mint.price,
    }),
    mintWrite(event, rows, sale, { tokenId: event.args.tokenId, account: to, mint }),
  ]
}

/** An NFT moved: its owner, and what both sides hold. */
function moveNft(event: TransferEvent, rows: RowReader, sale: NftSaleRow): RowWrite[] {
  const from = lowerCase(event.args.from)
  const to = lowerCase(event.args.to)
  const nft = rows.get('nft', nftRead(event).id)
  if (!nft) throw new ImpossibleEventError(event, `NFT ${event.args.tokenId} was never minted`)
  const moved: RowWrite = {
    table: 'nft',
    row: { ...nft, account: to, updatedAt: event.timestamp },
  }
  if (from === to) return [moved, saleWrite(event, sale, {})]
  const giver = accountRow(event, rows, from)
  const taker = accountRow(event, rows, to)
  const holders = (taker.held === 0 ? 1 : 0) - (giver.held === 1 ? 1 : 0)
  return [
    moved,
    accountWrite(event, giver, { held: giver.held - 1 }),
    accountWrite(event, taker, { held: taker.held + 1 }),
    saleWrite(event, sale, { holders: sale.holders + holders }),
  ]
}

const transferred: EventHandler<TransferArgs> = {
  reads: (event) => {
    const { from, to } = event.args
    const own = [saleRead(event), nftRead(event), accountRead(event, to)]
    return from === ZERO_ADDRESS
      ? [...own, ...mintReads(event, lowerCase(to))]
      : [...own, accountRead(event, from)]
  },
  writes: (event, rows) => {
    const sale = saleRow(event, rows)
    const write = event.args.from === ZERO_ADDRESS ? mintNft : moveNft
    return write(event, rows, sale)
  },
}

/** An NFT was minted or moved. What one transaction mints to one address is one act. */
export const nftTransfer = counting(transferred, (event, rows) => {
  if (event.args.from !== ZERO_ADDRESS) return undefined
  const sale = saleRow(event, rows)
  const account = lowerCase(event.args.to)
  const mint = mintOf(sale, event.args.tokenId, event.timestamp)
  const isFirst = !isMintKnown(event, rows, account, mint.phase)
  return {
    ...(isFirst ? { act: { kind: 'minted', account } } : {}),
    change: {
      nftsMinted: 1,
      ...(sale.paymentToken === ZERO_ADDRESS ? { nftVolumeWei: mint.price } : {}),
    },
  }
})
