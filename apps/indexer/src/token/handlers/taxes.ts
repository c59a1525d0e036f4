import { ofTokenId } from '@slipway/database/row-ids'
import type { TokenTermsRow } from '@slipway/database/token/indexed-terms'
import type { tokenEventsAbi } from '@slipway/deployments/events'
import type { EventArgs, EventHandler, IndexedEvent } from '../../store/event-handler.ts'
import type { RowKey, RowReader, RowWrite } from '../../store/index-rows.ts'
import { positionOf } from '../../store/row-ids.ts'
import { type TermsChange, termsHandler, termsRead, termsRow, termsWrites } from '../terms-row.ts'
import { emitterRead } from '../token-row.ts'

export type TaxesSetArgs = EventArgs<typeof tokenEventsAbi, 'TaxesSet'>

/** Whole percent of the collected tax. */
export type SharesSetArgs = EventArgs<typeof tokenEventsAbi, 'SharesSet'>

/** Taxes over time have one entry for a transaction: the constructor states taxes and shares one after the other. */
const entryId = (event: IndexedEvent<unknown>) =>
  ofTokenId(event.chainId, event.address, event.txHash)

const reads = (event: IndexedEvent<unknown>): RowKey[] => [
  emitterRead(event),
  termsRead(event),
  { table: 'tokenTax', id: entryId(event) },
]

function entryWrite(event: IndexedEvent<unknown>, terms: TokenTermsRow): RowWrite {
  return {
    table: 'tokenTax',
    row: {
      id: entryId(event),
      tokenId: terms.id,
      chainId: event.chainId,
      token: event.address,
      buyTaxBps: terms.buyTaxBps,
      sellTaxBps: terms.sellTaxBps,
      transferTaxBps: terms.transferTaxBps,
      addPoolTaxBps: terms.addPoolTaxBps,
      removePoolTaxBps: terms.removePoolTaxBps,
      burnShare: terms.burnShare,
      liquidityShare: terms.liquidityShare,
      marketingShare: terms.marketingShare,
      dividendShare: terms.dividendShare,
      position: positionOf(event),
      createdAt: event.timestamp,
      blockNumber: event.blockNumber,
      txHash: event.txHash,
    },
  }
}

function taxHandler<Args>(change: (args: Args) => TermsChange): EventHandler<Args> {
  return {
    reads,
    writes: (event: IndexedEvent<Args>, rows: RowReader) => {
      const wanted = change(event.args)
      const terms = { ...termsRow(event, rows), ...wanted.terms }
      return [...termsWrites(event, rows, wanted), entryWrite(event, terms)]
    },
  }
}

/** Handlers of the events about taxes. */
export const taxes = {
  taxesSet: taxHandler<TaxesSetArgs>((args) => {
    const buyTaxBps = Number(args.buyBps)
    const sellTaxBps = Number(args.sellBps)
    const transferTaxBps = Number(args.transferBps)
    const { buyBps, sellBps, transferBps, addPoolBps, removePoolBps } = args
    return {
      kind: 'taxesSet',
      terms: {
        buyTaxBps,
        sellTaxBps,
        transferTaxBps,
        addPoolTaxBps: Number(addPoolBps),
        removePoolTaxBps: Number(removePoolBps),
      },
      token: {
        buyTaxBps,
        sellTaxBps,
        transferTaxBps,
        tradeTaxBps: Math.max(buyTaxBps, sellTaxBps),
      },
      facts: { details: { buyBps, sellBps, transferBps, addPoolBps, removePoolBps } },
    }
  }),
  sharesSet: taxHandler<SharesSetArgs>(({ burn, liquidity, marketing, dividend }) => ({
    kind: 'sharesSet',
    terms: {
      burnShare: Number(burn),
      liquidityShare: Number(liquidity),
      marketingShare: Number(marketing),
      dividendShare: Number(dividend),
    },
    facts: { details: { burn, liquidity, marketing, dividend } },
  })),
  taxChangeDisabled: termsHandler<unknown>(() => ({
    kind: 'taxChangeDisabled',
    terms: { taxChange: false },
  })),
}
