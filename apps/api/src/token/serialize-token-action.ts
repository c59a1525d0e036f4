import type { TokenActionKind, tokenAction } from '@slipway/database/token/indexed'
import { showAddress } from '../http/fields.ts'

/** One entry of a token's history. */
export function serializeTokenAction(row: typeof tokenAction.$inferSelect) {
  return {
    id: row.id,
    // Only the handlers write this column, and they write nothing else.
    kind: row.kind as TokenActionKind,
    actor: showAddress(row.actor),
    account: row.account && showAddress(row.account),
    amount: row.amount === null ? null : String(row.amount),
    uri: row.uri,
    details: row.details === null ? null : (JSON.parse(row.details) as Record<string, string>),
    createdAt: row.createdAt,
    blockNumber: row.blockNumber,
    txHash: row.txHash,
  }
}
