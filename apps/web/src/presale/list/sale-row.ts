import type { PresaleSummary } from '@slipway/api-client'
import type { Presale } from '@slipway/sdk/presale/types'
import { calculateProgressBps } from '../sale/sale-numbers.ts'
import type { SaleBadge, SaleKind, SaleStatus } from '../sale/sale-words.ts'

/** One sale of the list, whether it comes from the index or from the chain itself. Times in unix seconds. */
export interface SaleRow {
  readonly chainId: number
  readonly address: string
  readonly kind: SaleKind
  readonly status: SaleStatus
  readonly name: string
  readonly symbol: string
  /** `null` where the source does not know it. */
  readonly tokenDecimals: number | null
  readonly logo: string | null
  readonly currency: string
  readonly total: bigint
  readonly hardCap: bigint
  readonly softCap: bigint
  readonly progressBps: number
  readonly userCount: number
  readonly startTime: number
  readonly endTime: number
  readonly presaleRate: bigint
  readonly liquidityBps: number
  readonly lockSeconds: number
  readonly badges: readonly SaleBadge[]
}

/** A sale as the index has it. */
export function rowOfSummary(sale: PresaleSummary): SaleRow {
  const { token, info } = sale
  return {
    chainId: sale.chainId,
    address: sale.address,
    kind: sale.kind,
    status: sale.status,
    name: info?.name ?? token.name ?? token.symbol ?? sale.address,
    symbol: token.symbol ?? '',
    tokenDecimals: token.decimals,
    logo: info?.logo ?? null,
    currency: sale.currency,
    total: BigInt(sale.total),
    hardCap: BigInt(sale.hardCap),
    softCap: BigInt(sale.softCap),
    progressBps: sale.progressBps,
    userCount: sale.userCount,
    startTime: sale.startTime,
    endTime: sale.endTime,
    presaleRate: BigInt(sale.presaleRate),
    liquidityBps: sale.liquidityPercentBps,
    lockSeconds: sale.lockSeconds,
    badges: sale.badges,
  }
}

/** A sale as its own contract has it. */
export function rowOfPresale(sale: Presale, status: SaleStatus, chainId: number): SaleRow {
  const { terms, state, token } = sale
  return {
    chainId,
    address: sale.address,
    kind: sale.kind,
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
      ...(sale.inviter.open ? (['inviterReward'] as const) : []),
    ],
  }
}
