import type { NftSaleEventKind, NftSaleRow } from '@slipway/database/nft/indexed'
import { zeroHash } from 'viem'
import type { EventHandler, Hex } from '../../store/event-handler.ts'
import { infoKeys } from '../../store/info-keys.ts'
import { lowerCase, storableText, ZERO_ADDRESS } from '../../store/stored-values.ts'
import { actWrite, type NftSaleAct, saleRead, saleRow, saleWrite } from '../nft-sale-row.ts'

/** A handler of an event that changes the sale's row and is one entry of its history. */
const saleAct = <Args>(
  kind: NftSaleEventKind,
  change: (args: Args, row: NftSaleRow) => { row?: Partial<NftSaleRow>; act?: NftSaleAct },
): EventHandler<Args> => ({
  reads: (event) => [saleRead(event)],
  writes: (event, rows) => {
    const sale = saleRow(event, rows)
    const { row = {}, act } = change(event.args, sale)
    return [saleWrite(event, sale, row), actWrite(event, sale, kind, act)]
  },
})

/** Handlers of what the owner does, of what is dealt out, and of payouts. */
export const nftSaleActs = {
  inviterOpened: saleAct<{ rates: readonly bigint[] }>('inviterOpened', ({ rates }) => ({
    row: { inviterRates: rates.join(',') },
    act: { detail: rates.join(',') },
  })),
  whitelistSet: saleAct<{ root: Hex; listKey: string }>('listSet', ({ root, listKey }) => ({
    row: {
      whitelistRoot: root === zeroHash ? null : root,
      whitelistKey: storableText(listKey),
    },
    act: { detail: storableText(listKey) },
  })),
  uriAdded: saleAct<{ fromId: bigint; baseUri: string }>('uriAdded', ({ fromId, baseUri }) => ({
    row: { uri: storableText(baseUri) },
    act: { firstId: Number(fromId), detail: storableText(baseUri) },
  })),
  offsetDue: saleAct<{ drawBlock: bigint }>('offsetDue', ({ drawBlock }) => ({
    row: { drawBlock: Number(drawBlock) },
    act: { detail: String(drawBlock) },
  })),
  offsetDrawn: saleAct<{ offset: bigint }>('offsetDrawn', ({ offset }) => ({
    row: { drawOffset: Number(offset) },
    act: { detail: String(offset) },
  })),
  revealed: saleAct<{ baseUri: string }>('revealed', ({ baseUri }) => ({
    row: { revealed: true, uri: storableText(baseUri) },
    act: { detail: storableText(baseUri) },
  })),
  ipfsKeySet: saleAct<{ ipfsKey: string }>('infoUpdated', ({ ipfsKey }) => ({
    row: infoKeys(ipfsKey),
    act: { detail: storableText(ipfsKey) },
  })),
  proceedsPaid: saleAct<{ to: Hex; amount: bigint }>('proceedsPaid', ({ to, amount }, row) => ({
    row: { proceedsPaid: row.proceedsPaid + amount },
    act: { account: lowerCase(to), amount },
  })),
  platformPaid: saleAct<{ to: Hex; amount: bigint }>('platformPaid', ({ to, amount }, row) => ({
    row: { platformPaid: row.platformPaid + amount },
    act: { account: lowerCase(to), amount },
  })),
  /** Who gives a collection up is still paid. */
  ownershipTransferred: saleAct<{ newOwner: Hex }>('ownershipTransferred', ({ newOwner }) => {
    const owner = lowerCase(newOwner)
    return {
      row: { owner, ...(owner === ZERO_ADDRESS ? {} : { beneficiary: owner }) },
      act: { account: owner },
    }
  }),
}
