import { tokenId } from '@slipway/database/row-ids'
import type { TokenActionKind, TokenRow } from '@slipway/database/token/indexed'
import { type Hex, ImpossibleEventError, type IndexedEvent } from '../store/event-handler.ts'
import type { RowKey, RowReader, RowWrite } from '../store/index-rows.ts'
import { eventId } from '../store/row-ids.ts'
import { textsOf } from '../store/stored-values.ts'

/** The token that emitted the event. */
export const emitterRead = (event: IndexedEvent<unknown>): RowKey => ({
  table: 'token',
  id: tokenId(event.chainId, event.address),
})

/**
 * The row of the token that emitted the event.
 *
 * @throws {ImpossibleEventError} the factory announces a token before the token's own first event
 */
export function emitterRow(event: IndexedEvent<unknown>, rows: RowReader): TokenRow {
  const row = rows.get('token', tokenId(event.chainId, event.address))
  if (!row) throw new ImpossibleEventError(event, `token ${event.address} was never announced`)
  return row
}

/** Whether the event belongs to the token's own creation, which the history shows as one entry. */
export const isPartOfCreation = (event: IndexedEvent<unknown>, token: TokenRow): boolean =>
  event.txHash === token.txHash

/** What one entry of the history says beside its kind. */
export interface ActionFacts {
  /** who acted, where it need not be the owner */
  actor?: Hex
  account?: Hex
  /** base units */
  amount?: bigint
  uri?: string
  /** the other values of the event, in its order */
  details?: Readonly<Record<string, bigint | number | string>>
}

/** One entry of a token's history. Mostly only the owner can act, so the actor is the owner at that moment. */
export function actionWrite(
  event: IndexedEvent<unknown>,
  token: TokenRow,
  kind: TokenActionKind,
  facts: ActionFacts = {},
): RowWrite {
  return {
    table: 'tokenAction',
    row: {
      id: eventId(event),
      tokenId: token.id,
      chainId: event.chainId,
      token: token.address,
      kind,
      actor: facts.actor ?? token.owner,
      account: facts.account ?? null,
      amount: facts.amount ?? null,
      uri: facts.uri ?? null,
      details: facts.details ? textsOf(facts.details) : null,
      createdAt: event.timestamp,
      blockNumber: event.blockNumber,
      logIndex: event.logIndex,
      txHash: event.txHash,
    },
  }
}
