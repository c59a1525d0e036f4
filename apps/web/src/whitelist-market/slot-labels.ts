import type { SlotOffer } from '@slipway/api-client'
import { formatAmount, formatInteger, formatTime, m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import type { StatusTone } from '@slipway/ui/status-badge'
import { activeChain } from '../core/active-chain.ts'

/** Where an offer stands for who reads it. */
export type OfferStatus = SlotOffer['status'] | 'void'

export const slotStatusTexts: Readonly<Record<OfferStatus, () => string>> = {
  open: m.whitelist_status_open,
  sold: m.whitelist_status_sold,
  canceled: m.whitelist_status_canceled,
  expired: m.whitelist_status_expired,
  void: m.whitelist_status_void,
}

export const slotStatusTones: Readonly<Record<OfferStatus, StatusTone>> = {
  open: 'good',
  sold: 'neutral',
  canceled: 'neutral',
  expired: 'warn',
  void: 'bad',
}

/** What an offer is now: one that is open but cannot be filled any more is void. */
export const offerStatus = ({ status, isFillable }: SlotOffer): OfferStatus =>
  status === 'open' && !isFillable ? 'void' : status

interface Presale {
  readonly address?: string
  readonly info: { readonly name: string } | null
  readonly token: { readonly name: string | null; readonly address: string }
}

/** How a presale is called: by its project, by its token, at worst by the token's address. */
export const presaleName = ({ info, token }: Presale): string =>
  info?.name ?? token.name ?? shortenAddress(token.address)

/** A price in the network's currency. @param wei as text, from the API */
export function priceText(wei: string | bigint): string {
  const { decimals, symbol } = activeChain.nativeCurrency
  return formatAmount(BigInt(wei), decimals, { symbol })
}

interface Windows {
  readonly startTime: number
  readonly whitelistMode: number
  readonly t1Seconds: number
  readonly t2Seconds: number
}

const minutes = (seconds: number) => formatInteger(Math.round(seconds / 60))

/** What standing on the list is good for (specification section 3: T1 and T2 durations). */
export function advantageText(
  level: number,
  { whitelistMode, startTime, t1Seconds, t2Seconds }: Windows,
) {
  if (whitelistMode === 2)
    return level === 2 && t1Seconds > 0
      ? m.whitelist_advantage_only_second({ time: formatTime(startTime + t1Seconds) })
      : m.whitelist_advantage_only()
  if (whitelistMode === 0) return m.whitelist_advantage_none()
  if (level === 1) return m.whitelist_advantage_first({ minutes: minutes(t1Seconds) })
  return m.whitelist_advantage_second({ minutes: minutes(t2Seconds), before: minutes(t1Seconds) })
}

/** Unix seconds from which a listed wallet has no advantage any more. */
export function advantageEndsAt(presale: Windows & { endTime: number }): number {
  const { whitelistMode, startTime, endTime, t1Seconds, t2Seconds } = presale
  return whitelistMode === 2 ? endTime : startTime + t1Seconds + t2Seconds
}
