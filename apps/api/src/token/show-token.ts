import type { TokenActionKind, token, tokenAction } from '@slipway/database/token/indexed'
import { showAddress } from '../http/fields.ts'
import type { TokenSummary } from './schemas.ts'

type TokenRecord = typeof token.$inferSelect

/** A token row as lists show it. */
export function showTokenSummary(row: TokenRecord): TokenSummary {
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
  }
}

/** A token row as its own page shows it. */
export function showTokenDetail(row: TokenRecord) {
  return {
    ...showTokenSummary(row),
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

/** One entry of a token's history. */
export function showTokenAction(row: typeof tokenAction.$inferSelect) {
  return {
    id: row.id,
    // Only the handlers write this column, and they write nothing else.
    kind: row.kind as TokenActionKind,
    actor: showAddress(row.actor),
    account: row.account && showAddress(row.account),
    amount: row.amount === null ? null : String(row.amount),
    uri: row.uri,
    createdAt: row.createdAt,
    blockNumber: row.blockNumber,
    txHash: row.txHash,
  }
}
