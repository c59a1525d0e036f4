import type { TokenActionKind, token, tokenAction } from '@slipway/database/token/indexed'
import type { tokenTerms, tokenTotals } from '@slipway/database/token/indexed-terms'
import { showAddress } from '../http/fields.ts'
import type { VerificationSummary } from '../verification/schemas.ts'
import type { TokenSummary } from './schemas.ts'
import { serializeTerms } from './serialize-terms.ts'

type TokenRecord = typeof token.$inferSelect

/** A token row as lists show it. */
export function serializeTokenSummary(row: TokenRecord): TokenSummary {
  return {
    id: row.id,
    chainId: row.chainId,
    address: showAddress(row.address),
    name: row.name,
    symbol: row.symbol,
    decimals: row.decimals,
    owner: showAddress(row.owner),
    creator: showAddress(row.creator),
    templateId: row.templateId,
    infoId: row.infoId,
    initialSupply: String(row.initialSupply),
    totalSupply: String(row.totalSupply),
    createdAt: row.createdAt,
    blockNumber: row.blockNumber,
    txHash: row.txHash,
    holderCount: row.holderCount,
    transferCount: row.transferCount,
    mintable: row.mintable,
    launched: row.launched,
    launchedAt: row.launchedAt,
    buyTaxBps: row.buyTaxBps,
    sellTaxBps: row.sellTaxBps,
    transferTaxBps: row.transferTaxBps,
  }
}

/** What only the page of a token shows of its row. */
function serializeTokenRow(row: TokenRecord) {
  return {
    ...serializeTokenSummary(row),
    inviter: row.inviter && showAddress(row.inviter),
    feeWei: String(row.feeWei),
    inviterRewardWei: String(row.inviterRewardWei),
    contractUri: row.contractUri,
    contractUriFrozen: row.contractUriFrozen,
    mintCooldown: row.mintCooldown,
    mintMaxBps: row.mintMaxBps,
    nextMintAt: row.nextMintAt,
  }
}

/** A pool as the database joins it to its token. */
export interface JoinedPair {
  pair: `0x${string}`
  is_main: boolean
  registered_at: number
}

/** An exemption as the database joins it to its token. */
export interface JoinedExemption {
  account: `0x${string}`
  directions: number
}

/** Everything that the page of a token shows at once. */
export function serializeTokenDetail(found: {
  token: TokenRecord
  terms: typeof tokenTerms.$inferSelect | null
  totals: typeof tokenTotals.$inferSelect | null
  pairs: readonly JoinedPair[]
  exemptions: readonly JoinedExemption[]
  verification: VerificationSummary
}) {
  const { token: row, terms, totals } = found
  return {
    ...serializeTokenRow(row),
    terms: terms && serializeTerms(row, terms, totals),
    pairs: found.pairs.map((joined) => ({
      pair: showAddress(joined.pair),
      isMain: joined.is_main,
      registeredAt: joined.registered_at,
    })),
    exemptions: found.exemptions.map(({ account, directions }) => ({
      account: showAddress(account),
      directions,
    })),
    verification: found.verification,
  }
}

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
