import type { PresaleRow } from '@slipway/database/presale/indexed'
import { kindOfTemplate } from '@slipway/sdk/platform/presale-kinds'
import { showAddress } from '../http/fields.ts'
import type { PresaleBadge, PresaleSummary } from './schemas.ts'
import type { ShownRow } from './shown-columns.ts'
import { PRESALE_REASONS, type PresaleLabel } from './status-names.ts'

/** A presale with what other tables say about it. */
export interface JoinedPresale<Row extends ShownRow = PresaleRow> {
  row: Row
  label: PresaleLabel
  /** number of `PRESALE_REASONS` */
  reason: number
  /** null for a foreign token */
  token: { name: string; symbol: string; decimals: number; templateId: number } | null
  isVerified: boolean
  info: { name: string; logo: string | null } | null
  hasLedger: boolean
}

export const serializeStatus = ({ label, reason }: Pick<JoinedPresale, 'label' | 'reason'>) => ({
  label,
  reason: PRESALE_REASONS[reason] ?? ('none' as const),
})

/** What is sold. */
export const serializeSoldToken = ({
  row,
  token,
}: Pick<JoinedPresale<ShownRow>, 'row' | 'token'>) => ({
  address: showAddress(row.claimToken),
  name: token?.name ?? null,
  symbol: token?.symbol ?? null,
  decimals: token?.decimals ?? null,
  templateId: token?.templateId ?? null,
})

function badgesOf({ row, token, isVerified, hasLedger }: JoinedPresale<ShownRow>): PresaleBadge[] {
  const earned: Record<PresaleBadge, boolean> = {
    platformToken: token !== null,
    verifiedSource: isVerified,
    inviterReward: hasLedger,
    vesting: row.vest,
    whitelist: row.whitelistMode > 0,
    burnsUnsold: row.burnsUnsold,
  }
  return (Object.keys(earned) as PresaleBadge[]).filter((badge) => earned[badge])
}

/** A presale as lists show it. */
export function serializePresaleSummary(joined: JoinedPresale<ShownRow>): PresaleSummary {
  const { row } = joined
  return {
    id: row.id,
    chainId: row.chainId,
    address: showAddress(row.address),
    kind: kindOfTemplate(row.templateId) ?? 'normal',
    status: serializeStatus(joined),
    owner: showAddress(row.owner),
    token: serializeSoldToken(joined),
    currency: showAddress(row.currency),
    hardCap: String(row.hardCap),
    softCap: String(row.softCap),
    total: String(row.total),
    accepted: String(row.accepted),
    progressBps: row.progressBps,
    userCount: row.userCount,
    startTime: row.startTime,
    endTime: row.endTime,
    presaleRate: String(row.presaleRate),
    liquidityRate: String(row.liquidityRate),
    liquidityPercentBps: row.liquidityPercentBps,
    lockSeconds: row.lockSeconds,
    minCurrency: String(row.minCurrency),
    maxCurrency: String(row.maxCurrency),
    whitelistMode: row.whitelistMode,
    t1Seconds: row.t1Seconds,
    t2Seconds: row.t2Seconds,
    slotTransfer: row.slotTransfer,
    vest: row.vest,
    badges: badgesOf(joined),
    info: joined.info,
    ipfsKey: row.ipfsKey,
    createdAt: row.createdAt,
    blockNumber: row.blockNumber,
    txHash: row.txHash,
    updatedAt: row.updatedAt,
    updatedBlock: row.updatedBlock,
  }
}
