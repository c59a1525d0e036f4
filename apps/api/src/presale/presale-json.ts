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

/** The columns of presales `p`. */
export const presaleJson = jsonOfColumns(presaleColumns, 'p')

/** What earns a presale its badges, beside the tables that are joined to it. */
const earned = {
  ...badgeConditions,
  platformToken: 't.id IS NOT NULL',
  inviterReward: 'ledger.id IS NOT NULL',
}

/** What is sold; all but its address is null for a foreign token. */
const soldToken: JsonShape<PresaleSummary['token']> = {
  address: presaleJson.claimToken,
  name: jsonOf('text?', 't.name'),
  symbol: jsonOf('text?', 't.symbol'),
  decimals: jsonOf('int?', 't.decimals'),
  templateId: jsonOf('int?', 't.template_id'),
}

const status: JsonShape<PresaleSummary['status']> = {
  label: jsonOf('hex', LABEL),
  reason: jsonOfNumber(PRESALE_REASONS, REASON),
}

const info: Json = jsonIf(
  'info.cid IS NOT NULL',
  jsonObject({ name: jsonOf('text', 'info.name'), logo: jsonOf('text?', 'info.logo') }),
)

/** A presale `p` as lists show it, out of what `presaleSource` joins to it. */
export const summaryShape: JsonShape<PresaleSummary> = {
  id: presaleJson.id,
  chainId: presaleJson.chainId,
  address: presaleJson.address,
  kind: jsonOfNumber(presaleKinds, 'p.template_id', 1),
  status: jsonObject(status),
  owner: presaleJson.owner,
  token: jsonObject(soldToken),
  currency: presaleJson.currency,
  hardCap: presaleJson.hardCap,
  softCap: presaleJson.softCap,
  total: presaleJson.total,
  accepted: presaleJson.accepted,
  progressBps: presaleJson.progressBps,
  userCount: presaleJson.userCount,
  startTime: presaleJson.startTime,
  endTime: presaleJson.endTime,
  presaleRate: presaleJson.presaleRate,
  liquidityRate: presaleJson.liquidityRate,
  liquidityPercentBps: presaleJson.liquidityPercentBps,
  lockSeconds: presaleJson.lockSeconds,
  minCurrency: presaleJson.minCurrency,
  maxCurrency: presaleJson.maxCurrency,
  whitelistMode: presaleJson.whitelistMode,
  t1Seconds: presaleJson.t1Seconds,
  t2Seconds: presaleJson.t2Seconds,
  slotTransfer: presaleJson.slotTransfer,
  vest: presaleJson.vest,
  badges: jsonTexts(earned),
  info,
  ipfsKey: presaleJson.ipfsKey,
  createdAt: presaleJson.createdAt,
  blockNumber: presaleJson.blockNumber,
  txHash: presaleJson.txHash,
  updatedAt: presaleJson.updatedAt,
  updatedBlock: presaleJson.updatedBlock,
}
