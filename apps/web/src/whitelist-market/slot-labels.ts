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

/** A presale as the index has it. */
interface ShownPresale extends Windows {
  readonly endTime: number
  readonly status: { readonly label: string }
}

/** Whether nobody can contribute any more: a slot is neither to be sold nor to be given. */
export const isPresaleOver = ({ status: { label } }: Pick<ShownPresale, 'status'>): boolean =>
  label !== 'coming' && label !== 'running'

/** What a place is good for where everybody comes in after the tiers. */
function headStartText(level: number, { t1Seconds, t2Seconds }: Windows): string {
  const [first, second] = [minutes(t1Seconds), minutes(t2Seconds)]
  if (level === 1 && t1Seconds > 0) return m.whitelist_advantage_first({ minutes: first })
  if (t2Seconds === 0) return m.whitelist_advantage_never()
  return t1Seconds > 0
    ? m.whitelist_advantage_second({ minutes: second, before: first })
    : m.whitelist_advantage_both({ minutes: second })
}

/**
 * What standing on the list is good for (specification section 3: T1 and T2 durations).
 * @param now unix seconds of the chain
 */
export function advantageText(level: number, presale: ShownPresale, now: number): string {
  if (isPresaleOver(presale)) return m.whitelist_sell_over()
  const { whitelistMode, startTime, t1Seconds } = presale
  if (whitelistMode === 2)
    return level === 2 && t1Seconds > 0
      ? m.whitelist_advantage_only_second({ time: formatTime(startTime + t1Seconds) })
      : m.whitelist_advantage_only()
  return isAdvantageOver(presale, now)
    ? m.whitelist_advantage_none()
    : headStartText(level, presale)
}

/** Unix seconds from which a listed wallet has no advantage any more. */
export function advantageEndsAt(presale: Windows & { endTime: number }): number {
  const { whitelistMode, startTime, endTime, t1Seconds, t2Seconds } = presale
  return whitelistMode === 2 ? endTime : startTime + t1Seconds + t2Seconds
}

/** Whether everybody may come in: the market takes and sells no slot of such a presale. @param now unix seconds of the chain */
export const isAdvantageOver = (presale: Windows & { endTime: number }, now: number): boolean =>
  presale.whitelistMode === 0 || now >= advantageEndsAt(presale)
