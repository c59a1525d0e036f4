import type { PresaleSummary } from '@slipway/api-client'
import type { Presale, PresaleTerms } from '@slipway/sdk/presale/types'
import type { PresaleBadge, PresaleKind, PresaleStatus } from '../shared/presale-labels.ts'
import { calculateProgressBps } from '../shared/presale-numbers.ts'

/** Of a presale's terms, as they are. */
type ShownTerms = Pick<
  PresaleTerms,
  'hardCap' | 'softCap' | 'presaleRate' | 'startTime' | 'endTime'
>

/** One presale of the list, whether it comes from the index or from the chain itself. Times in unix seconds. */
export interface PresaleRow extends ShownTerms {
  readonly chainId: number
  readonly address: string
  readonly kind: PresaleKind
  readonly status: PresaleStatus
  readonly name: string
  readonly symbol: string
  /** `null` where the source does not know it. */
  readonly tokenDecimals: number | null
  readonly logo: string | null
  readonly currency: string
  readonly total: bigint
  readonly progressBps: number
  readonly userCount: number
  readonly liquidityBps: number
  readonly lockSeconds: number
  readonly badges: readonly PresaleBadge[]
}

/** A presale as the index has it. */
export function rowOfSummary(presale: PresaleSummary): PresaleRow {
  const { token, info } = presale
  return {
    chainId: presale.chainId,
    address: presale.address,
    kind: presale.kind,
    status: presale.status,
    name: info?.name ?? token.name ?? token.symbol ?? presale.address,
    symbol: token.symbol ?? '',
    tokenDecimals: token.decimals,
    logo: info?.logo ?? null,
    currency: presale.currency,
    total: BigInt(presale.total),
    hardCap: BigInt(presale.hardCap),
    softCap: BigInt(presale.softCap),
    progressBps: calculateProgressBps(BigInt(presale.total), BigInt(presale.hardCap)),
    userCount: presale.userCount,
    startTime: presale.startTime,
    endTime: presale.endTime,
    presaleRate: BigInt(presale.presaleRate),
    liquidityBps: presale.liquidityPercentBps,
    lockSeconds: presale.lockSeconds,
    badges: presale.badges,
  }
}

/** A presale as its own contract has it. */
export function rowOfPresale(presale: Presale, status: PresaleStatus, chainId: number): PresaleRow {
  const { terms, state, token } = presale
  return {
    chainId,
    address: presale.address,
    kind: presale.kind,
    status,
    name: token.name,
    symbol: token.symbol,
    tokenDecimals: token.decimals,
    logo: null,
    currency: terms.currency,
    total: state.total,
    hardCap: terms.hardCap,
    softCap: terms.softCap,
    progressBps: calculateProgressBps(state.total, terms.hardCap),
    userCount: state.userCount,
    startTime: terms.startTime,
    endTime: terms.endTime,
    presaleRate: terms.presaleRate,
    liquidityBps: terms.liquidityPercent,
    lockSeconds: terms.lockTime,
    badges: [
      ...(terms.useWhiteList > 0 ? (['whitelist'] as const) : []),
      ...(terms.vest ? (['vesting'] as const) : []),
      ...(terms.burnsUnsold ? (['burnsUnsold'] as const) : []),
      ...(presale.inviter.open ? (['inviterReward'] as const) : []),
    ],
  }
}
