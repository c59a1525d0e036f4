import { inviterLedgerColumns } from '@slipway/database/inviter/indexed'
import { presaleListingColumns, presalePayoutColumns } from '@slipway/database/presale/indexed'
import {
  type Json,
  type JsonShape,
  jsonIf,
  jsonObject,
  jsonOf,
  jsonOfColumns,
  jsonOfNumber,
  jsonOfRow,
  jsonOfRows,
} from '../database/json-sql.ts'
import { LEDGER_STATUSES, type PresaleDetail } from './detail-schemas.ts'
import { presaleJson, summaryShape } from './presale-json.ts'

const ZERO_ADDRESS = '0x0000000000000000000000000000000000000000'

const addressUnlessZero = (sql: string): Json =>
  jsonOf('address?', `nullif(${sql}, '${ZERO_ADDRESS}')`)

const {
  id: _id,
  chainId: _chainId,
  presale: _presale,
  ...listing
} = jsonOfColumns(presaleListingColumns, 'l')
const listingShape: JsonShape<NonNullable<PresaleDetail['listing']>> = {
  ...listing,
  pair: addressUnlessZero('l.pair'),
}

const ledger = jsonOfColumns(inviterLedgerColumns, 'ledger')
const ledgerShape: JsonShape<NonNullable<PresaleDetail['inviter']>> = {
  rates: ['[', { sql: 'ledger.rates' }, ']'],
  status: jsonOfNumber(LEDGER_STATUSES, 'ledger.status', 1),
  total: ledger.total,
  distributed: ledger.distributed,
  totalWeight: ledger.totalWeight,
  inviters: ledger.inviters,
  invitees: ledger.invitees,
  openedAt: ledger.openedAt,
}

const payout = jsonOfColumns(presalePayoutColumns, 'o')
const payoutShape: JsonShape<PresaleDetail['payouts'][number]> = {
  asset: payout.asset,
  receiver: payout.receiver,
  isPlatform: payout.isPlatform,
  amount: payout.amount,
}

/** Everything that the page of a presale `p` shows at once, out of what `presaleSource` joins to it. */
export const detailShape: JsonShape<PresaleDetail> = {
  ...summaryShape,
  info: jsonOf('json?', 'info.content'),
  factory: presaleJson.factory,
  recordId: presaleJson.recordId,
  router: addressUnlessZero('p.router'),
  whitelistAdmin: presaleJson.whitelistAdmin,
  vestFirstBps: presaleJson.vestFirstBps,
  vestCycleSeconds: presaleJson.vestCycleSeconds,
  vestPercentBps: presaleJson.vestPercentBps,
  burnsUnsold: presaleJson.burnsUnsold,
  listsBelowPresale: presaleJson.listsBelowPresale,
  maxRepairBps: presaleJson.maxRepairBps,
  declaredTaxBps: presaleJson.declaredTaxBps,
  whitelistRoot: jsonIf(`rtrim(p.whitelist_root, '0') <> '0x'`, presaleJson.whitelistRoot),
  whitelistKey: jsonOf('text?', `nullif(p.whitelist_key, '')`),
  tokensDeposited: presaleJson.tokensDeposited,
  feeWei: presaleJson.feeWei,
  claimCount: presaleJson.claimCount,
  contributionCount: presaleJson.contributionCount,
  tokensClaimed: presaleJson.tokensClaimed,
  excessReturned: presaleJson.excessReturned,
  refunded: presaleJson.refunded,
  exitFeesKept: presaleJson.exitFeesKept,
  exitFeesReturned: presaleJson.exitFeesReturned,
  termsChanged: presaleJson.termsChanged,
  slotCount: presaleJson.slotCount,
  listing: jsonOfRow('"index".presale_listing l WHERE l.id = p.id', jsonObject(listingShape)),
  payouts: jsonOfRows(
    '"index".presale_payout o WHERE o.presale_id = p.id',
    jsonObject(payoutShape),
    'o.id',
  ),
  inviter: jsonIf('ledger.id IS NOT NULL', jsonObject(ledgerShape)),
}
