import { tokenId } from '@slipway/database/row-ids'
import type { TokenActionKind, TokenRow } from '@slipway/database/token/indexed'
import type { TokenTermsRow, TokenTotalsRow } from '@slipway/database/token/indexed-terms'
import type { EventHandler, IndexedEvent } from '../store/event-handler.ts'
import type { RowKey, RowReader, RowWrite } from '../store/index-rows.ts'
import {
  type ActionFacts,
  actionWrite,
  emitterRead,
  emitterRow,
  isPartOfCreation,
} from './token-row.ts'

const idOf = (event: IndexedEvent<unknown>) => tokenId(event.chainId, event.address)

/** The terms of the token that emitted the event. */
export const termsRead = (event: IndexedEvent<unknown>): RowKey => ({
  table: 'tokenTerms',
  id: idOf(event),
})

/** The totals of the token that emitted the event. */
export const totalsRead = (event: IndexedEvent<unknown>): RowKey => ({
  table: 'tokenTotals',
  id: idOf(event),
})

/**
 * Terms as they are before the constructor states any. A constructor says when tax change or blacklist are off, and
 * when a limit is on.
 */
export function termsRow(event: IndexedEvent<unknown>, rows: RowReader): TokenTermsRow {
  return (
    rows.get('tokenTerms', idOf(event)) ?? {
      id: idOf(event),
      chainId: event.chainId,
      token: event.address,
      buyTaxBps: 0,
      sellTaxBps: 0,
      transferTaxBps: 0,
      addPoolTaxBps: 0,
      removePoolTaxBps: 0,
      burnShare: 0,
      liquidityShare: 0,
      marketingShare: 0,
      dividendShare: 0,
      taxChange: true,
      blacklist: true,
      walletLimitOn: false,
      swapLimitOn: false,
      walletLimit: 0n,
      swapLimit: 0n,
      fissionCount: 0,
      swapThreshold: 0n,
      marketingWallet: null,
      launchedBlock: null,
      killBlocks: null,
      liquidityPhase: false,
      launcher: null,
      pair: null,
      dividendThreshold: null,
      dividendIntervalBlocks: null,
      perNftDividend: null,
      nftTrigger: null,
      rebateBps: null,
      bindIntervalBlocks: null,
    }
  )
}

/** Totals, zero at first. */
export function totalsRow(event: IndexedEvent<unknown>, rows: RowReader): TokenTotalsRow {
  return (
    rows.get('tokenTotals', idOf(event)) ?? {
      id: idOf(event),
      chainId: event.chainId,
      token: event.address,
      taxCollected: 0n,
      swapBacks: 0,
      soldTokens: 0n,
      burnedTokens: 0n,
      liquidityTokens: 0n,
      liquidityQuote: 0n,
      marketingQuote: 0n,
      dividendAmount: 0n,
      dividendsAdded: 0n,
      dividendsPaid: 0n,
      dividendPayments: 0,
      dividendAccounts: 0,
      nftPaid: 0n,
      nftCredited: 0n,
      activeNfts: 0,
      lpStaked: 0n,
      lockCredited: 0n,
      members: 0,
      rebates: 0,
      rebatesPaid: 0n,
      blacklisted: 0,
      killed: 0,
    }
  )
}

/** What an event of the owner changes, and what the history says about it. */
export interface TermsChange {
  terms?: Partial<TokenTermsRow>
  /** what lists show of it */
  token?: Partial<TokenRow>
  kind: TokenActionKind
  facts?: ActionFacts
  /** told in the history even when it happened in the transaction of the creation */
  alwaysTold?: boolean
}

/** Writes a change of the terms: the terms, the token where lists show them, and the history. */
export function termsWrites(
  event: IndexedEvent<unknown>,
  rows: RowReader,
  change: TermsChange,
): RowWrite[] {
  const token = emitterRow(event, rows)
  const isTold = change.alwaysTold || !isPartOfCreation(event, token)
  return [
    ...(change.terms
      ? [{ table: 'tokenTerms', row: { ...termsRow(event, rows), ...change.terms } } as const]
      : []),
    ...(change.token ? [{ table: 'token', row: { ...token, ...change.token } } as const] : []),
    ...(isTold ? [actionWrite(event, token, change.kind, change.facts)] : []),
  ]
}

/** Makes the handler of an event by which the owner sets a term. */
export function termsHandler<Args>(
  change: (args: Args, event: IndexedEvent<Args>) => TermsChange,
): EventHandler<Args> {
  return {
    reads: (event) => [emitterRead(event), termsRead(event)],
    writes: (event, rows) => termsWrites(event, rows, change(event.args, event)),
  }
}
