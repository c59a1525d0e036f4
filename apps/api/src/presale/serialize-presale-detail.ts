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
import { ownJson, summaryShape } from './serialize-presale-summary.ts'

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

const ledgerShape: JsonShape<NonNullable<PresaleDetail['inviter']>> = {
  rates: ['[', { sql: 'ledger.rates' }, ']'],
  status: jsonOfNumber(LEDGER_STATUSES, 'ledger.status', 1),
  ...jsonOfColumns(inviterLedgerColumns, 'ledger', [
    'total',
    'distributed',
    'totalWeight',
    'inviters',
    'invitees',
    'openedAt',
  ]),
}

const payoutShape: JsonShape<PresaleDetail['payouts'][number]> = jsonOfColumns(
  presalePayoutColumns,
  'o',
  ['asset', 'receiver', 'isPlatform', 'amount'],
)

/** Everything that the page of a presale `p` shows at once, out of what `joins` gives it. */
export const detailShape: JsonShape<PresaleDetail> = {
  ...summaryShape,
  info: jsonOf('json?', 'info.content'),
  ...ownJson('factory', 'recordId'),
  router: addressUnlessZero('p.router'),
  ...ownJson(
    'whitelistAdmin',
    'vestFirstBps',
    'vestCycleSeconds',
    'vestPercentBps',
    'burnsUnsold',
    'listsBelowPresale',
    'maxRepairBps',
    'declaredTaxBps',
  ),
  whitelistRoot: jsonIf(`rtrim(p.whitelist_root, '0') <> '0x'`, jsonOf('hex', 'p.whitelist_root')),
  whitelistKey: jsonOf('text?', `nullif(p.whitelist_key, '')`),
  ...ownJson(
    'tokensDeposited',
    'feeWei',
    'claimCount',
    'contributionCount',
    'tokensClaimed',
    'excessReturned',
    'refunded',
    'exitFeesKept',
    'exitFeesReturned',
    'termsChanged',
    'slotCount',
  ),
  listing: jsonOfRow('"index".presale_listing l WHERE l.id = p.id', jsonObject(listingShape)),
  payouts: jsonOfRows(
    '"index".presale_payout o WHERE o.presale_id = p.id',
    jsonObject(payoutShape),
    'o.id',
  ),
  inviter: jsonIf('ledger.id IS NOT NULL', jsonObject(ledgerShape)),
}
