import { presaleColumns } from '@slipway/database/presale/indexed'
import { presaleKinds } from '@slipway/sdk/platform/presale-kinds'
import {
  type Json,
  type JsonShape,
  jsonIf,
  jsonObject,
  jsonOf,
  jsonOfColumns,
  jsonOfNumber,
  jsonTexts,
} from '../database/json-sql.ts'
import { badgeConditions } from './presale-filters.ts'
import { LABEL, REASON } from './presale-status.ts'
import type { PresaleSummary } from './schemas.ts'
import { PRESALE_REASONS } from './status-names.ts'

/** Columns of presales `p`. */
export const ownJson = <N extends keyof typeof presaleColumns>(...names: readonly N[]) =>
  jsonOfColumns(presaleColumns, 'p', names)

/** What earns a presale its badges, beside the tables that are joined to it. */
const earned = {
  ...badgeConditions,
  platformToken: 't.id IS NOT NULL',
  inviterReward: 'ledger.id IS NOT NULL',
}

/** What is sold; all but its address is null for a foreign token. */
const soldToken: JsonShape<PresaleSummary['token']> = {
  address: jsonOf('address', 'p.claim_token'),
  name: jsonOf('text?', 't.name'),
  symbol: jsonOf('text?', 't.symbol'),
  decimals: jsonOf('int?', 't.decimals'),
  templateId: jsonOf('int?', 't.template_id'),
}

const status: JsonShape<PresaleSummary['status']> = {
  label: jsonOf('word', LABEL),
  reason: jsonOfNumber(PRESALE_REASONS, REASON),
}

const info: Json = jsonIf(
  'info.cid IS NOT NULL',
  jsonObject({ name: jsonOf('text', 'info.name'), logo: jsonOf('text?', 'info.logo') }),
)

/** A presale `p` as lists show it, out of what `joins` gives it. */
export const summaryShape: JsonShape<PresaleSummary> = {
  ...ownJson('id', 'chainId', 'address'),
  kind: jsonOfNumber(presaleKinds, 'p.template_id', 1),
  status: jsonObject(status),
  ...ownJson('owner'),
  token: jsonObject(soldToken),
  ...ownJson(
    'currency',
    'hardCap',
    'softCap',
    'total',
    'accepted',
    'progressBps',
    'userCount',
    'startTime',
    'endTime',
    'presaleRate',
    'liquidityRate',
    'liquidityPercentBps',
    'lockSeconds',
    'minCurrency',
    'maxCurrency',
    'whitelistMode',
    't1Seconds',
    't2Seconds',
    'slotTransfer',
    'vest',
  ),
  badges: jsonTexts(earned),
  info,
  ...ownJson('ipfsKey', 'createdAt', 'blockNumber', 'txHash', 'updatedAt', 'updatedBlock'),
}
