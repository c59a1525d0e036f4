import type { PresaleActionList } from '@slipway/api-client'
import { formatBps, formatTime, m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { zeroAddress } from 'viem'
import type { SaleView } from './sale-act.ts'
import { saleAmounts } from './sale-amounts.ts'

type Action = PresaleActionList['items'][number]

const cancelReasons = [
  undefined,
  m.sale_reason_owner,
  m.sale_reason_softCapMissed,
  m.sale_reason_lapsed,
  m.sale_reason_unsellable,
  m.sale_reason_removed,
] as const

const modes = [m.sale_terms_whitelist_off, m.sale_admin_mode_tiers, m.sale_terms_whitelist_only]

const ratesText = (rates = '') =>
  rates
    .split(',')
    .filter(Boolean)
    .map((bps) => formatBps(BigInt(bps)))
    .join(' / ')

/** An amount in the unit of its asset: the token that is sold, or what it is paid with. */
function withdrawnText(
  { asset = zeroAddress, amount = '0' }: Action['details'],
  sale: SaleView['sale'],
) {
  const { money, tokens } = saleAmounts(sale)
  const isToken = asset.toLowerCase() === sale.token.address.toLowerCase()
  return (isToken ? tokens : money)(BigInt(amount))
}

/** What of both assets there is, the currency first. */
function retainedText(currency: bigint, tokens: bigint, sale: SaleView['sale']) {
  const amounts = saleAmounts(sale)
  const parts = [currency && amounts.money(currency), tokens && amounts.tokens(tokens)]
  return parts.filter(Boolean).join(' + ')
}

const texts: Readonly<
  Record<Action['kind'], (details: Action['details'], sale: SaleView['sale']) => string>
> = {
  created: () => m.sale_act_created(),
  finalized: () => m.sale_act_finalized(),
  canceled: ({ reason }) =>
    m.sale_act_canceled({ reason: cancelReasons[Number(reason)]?.() ?? '' }),
  withdrawn: (details, sale) => m.sale_act_withdrawn({ amount: withdrawnText(details, sale) }),
  platformPaid: ({ amount = '0' }, sale) =>
    m.sale_act_platformPaid({ amount: saleAmounts(sale).money(BigInt(amount)) }),
  timeSet: ({ startTime = '0', endTime = '0' }) =>
    m.sale_act_timeSet({ start: formatTime(Number(startTime)), end: formatTime(Number(endTime)) }),
  whitelistModeSet: ({ mode }) =>
    m.sale_act_whitelistModeSet({ mode: modes[Number(mode)]?.() ?? '' }),
  whitelistRootSet: () => m.sale_act_whitelistRootSet(),
  whitelistAdminSet: ({ admin = zeroAddress }) =>
    admin === zeroAddress
      ? m.sale_act_whitelistAdminUnset()
      : m.sale_act_whitelistAdminSet({ account: shortenAddress(admin) }),
  slotsSet: ({ count = '0' }) => m.sale_act_slotsSet({ count: Number(count) }),
  leavesRevoked: ({ count = '0' }) => m.sale_act_leavesRevoked({ count: Number(count) }),
  slotTransferSet: ({ enabled }) =>
    enabled === 'true' || enabled === '1'
      ? m.sale_act_slotTransferOn()
      : m.sale_act_slotTransferOff(),
  inviterOpened: ({ rates }) => m.sale_act_inviterOpened({ rates: ratesText(rates) }),
  infoUpdated: () => m.sale_act_infoUpdated(),
  poolRepaired: () => m.sale_act_poolRepaired(),
  liquidityRetained: ({ tokens = '0', currency = '0', until = '0' }, sale) =>
    m.sale_act_liquidityRetained({
      amount: retainedText(BigInt(currency), BigInt(tokens), sale),
      until: formatTime(Number(until)),
    }),
  tokenRefused: () => m.sale_act_tokenRefused(),
}

/** What an act on a sale was, in the visitor's language; an act of a later release is named as it is. */
export function historyText({ kind, details }: Action, sale: SaleView['sale']): string {
  return texts[kind]?.(details, sale) ?? kind
}
