import type { InviterLedgerRow } from '@slipway/database/inviter/indexed'
import type { PresaleListingRow, PresaleRow } from '@slipway/database/presale/indexed'
import type { PresaleInfo } from '../files/presale-info.ts'
import { showAddress } from '../http/fields.ts'
import { LEDGER_STATUSES, type PresaleDetail } from './detail-schemas.ts'
import { type JoinedPresale, serializePresaleSummary } from './serialize-presale.ts'

const ZERO_ADDRESS = '0x0000000000000000000000000000000000000000'
const NO_ROOT = /^0x0*$/

/** A payout as the database joins it to its presale. */
export interface JoinedPayout {
  asset: `0x${string}`
  receiver: `0x${string}`
  is_platform: boolean
  amount: string
}

const serializeUnlessZero = (address: `0x${string}`) =>
  address === ZERO_ADDRESS ? null : showAddress(address)

const serializeListing = (row: PresaleListingRow): PresaleDetail['listing'] => ({
  pair: serializeUnlessZero(row.pair),
  accepted: String(row.accepted),
  tokensListed: String(row.tokensListed),
  currencyListed: String(row.currencyListed),
  liquidity: String(row.liquidity),
  lockId: row.lockId,
  unlockAt: row.unlockAt,
  ownerCurrency: String(row.ownerCurrency),
  ownerTokens: String(row.ownerTokens),
  tokensBurned: String(row.tokensBurned),
  inviterReward: String(row.inviterReward),
  vestingStart: row.vestingStart,
  finalizedAt: row.finalizedAt,
  blockNumber: row.blockNumber,
  txHash: row.txHash,
})

const serializeLedger = (row: InviterLedgerRow): PresaleDetail['inviter'] => ({
  rates: row.rates.split(',').filter(Boolean).map(Number),
  status: LEDGER_STATUSES[row.status - 1] ?? 'open',
  total: String(row.total),
  distributed: String(row.distributed),
  totalWeight: String(row.totalWeight),
  inviters: row.inviters,
  invitees: row.invitees,
  openedAt: row.openedAt,
})

const serializeTerms = (row: PresaleRow) => ({
  factory: showAddress(row.factory),
  recordId: row.recordId,
  router: serializeUnlessZero(row.router),
  whitelistAdmin: row.whitelistAdmin && showAddress(row.whitelistAdmin),
  vestFirstBps: row.vestFirstBps,
  vestCycleSeconds: row.vestCycleSeconds,
  vestPercentBps: row.vestPercentBps,
  burnsUnsold: row.burnsUnsold,
  listsBelowPresale: row.listsBelowPresale,
  maxRepairBps: row.maxRepairBps,
  declaredTaxBps: row.declaredTaxBps,
  whitelistRoot: NO_ROOT.test(row.whitelistRoot) ? null : row.whitelistRoot,
  whitelistKey: row.whitelistKey === '' ? null : row.whitelistKey,
  tokensDeposited: String(row.tokensDeposited),
  feeWei: String(row.feeWei),
})

const serializeState = (row: PresaleRow) => ({
  claimCount: row.claimCount,
  contributionCount: row.contributionCount,
  tokensClaimed: String(row.tokensClaimed),
  excessReturned: String(row.excessReturned),
  refunded: String(row.refunded),
  exitFeesKept: String(row.exitFeesKept),
  exitFeesReturned: String(row.exitFeesReturned),
  termsChanged: row.termsChanged,
  slotCount: row.slotCount,
})

/** Everything that the page of a presale shows at once. */
export function serializePresaleDetail(found: {
  joined: JoinedPresale
  info: PresaleInfo | null
  listing: PresaleListingRow | null
  ledger: InviterLedgerRow | null
  payouts: readonly JoinedPayout[]
}): PresaleDetail {
  const { row } = found.joined
  return {
    ...serializePresaleSummary(found.joined),
    info: found.info,
    ...serializeTerms(row),
    ...serializeState(row),
    listing: found.listing && serializeListing(found.listing),
    payouts: found.payouts.map(({ asset, receiver, is_platform: isPlatform, amount }) => ({
      asset: showAddress(asset),
      receiver: showAddress(receiver),
      isPlatform,
      amount,
    })),
    inviter: found.ledger && serializeLedger(found.ledger),
  }
}
