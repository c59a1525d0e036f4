import type { PresaleActionList } from '@slipway/api-client'
import { formatBps, formatTime, m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { zeroAddress } from 'viem'
import { presaleAmounts } from './presale-amounts.ts'
import type { PresaleView } from './presale-context.ts'

type Action = PresaleActionList['items'][number]

const cancelReasons = [
  undefined,
  m.presale_reason_owner,
  m.presale_reason_softCapMissed,
  m.presale_reason_lapsed,
  m.presale_reason_unsellable,
  m.presale_reason_removed,
] as const

const modes = [
  m.presale_terms_whitelist_off,
  m.presale_admin_mode_tiers,
  m.presale_terms_whitelist_only,
]

const ratesText = (rates = '') =>
  rates
    .split(',')
    .filter(Boolean)
    .map((bps) => formatBps(BigInt(bps)))
    .join(' / ')

/** An amount in the unit of its asset: the token that is sold, or what it is paid with. */
function withdrawnText(
  { asset = zeroAddress, amount = '0' }: Action['details'],
  presale: PresaleView['presale'],
) {
  const { money, tokens } = presaleAmounts(presale)
  const isToken = asset.toLowerCase() === presale.token.address.toLowerCase()
  return (isToken ? tokens : money)(BigInt(amount))
}

/** What of both assets there is, the currency first. */
function retainedText(currency: bigint, tokens: bigint, presale: PresaleView['presale']) {
  const amounts = presaleAmounts(presale)
  const parts = [currency && amounts.money(currency), tokens && amounts.tokens(tokens)]
  return parts.filter(Boolean).join(' + ')
}

const texts: Readonly<
  Record<Action['kind'], (details: Action['details'], presale: PresaleView['presale']) => string>
> = {
  created: () => m.presale_act_created(),
  finalized: () => m.presale_act_finalized(),
  canceled: ({ reason }) =>
    m.presale_act_canceled({ reason: cancelReasons[Number(reason)]?.() ?? '' }),
  withdrawn: (details, presale) =>
    m.presale_act_withdrawn({ amount: withdrawnText(details, presale) }),
  platformPaid: ({ amount = '0' }, presale) =>
    m.presale_act_platformPaid({ amount: presaleAmounts(presale).money(BigInt(amount)) }),
  timeSet: ({ startTime = '0', endTime = '0' }) =>
    m.presale_act_timeSet({
      start: formatTime(Number(startTime)),
      end: formatTime(Number(endTime)),
    }),
  whitelistModeSet: ({ mode }) =>
    m.presale_act_whitelistModeSet({ mode: modes[Number(mode)]?.() ?? '' }),
  whitelistRootSet: () => m.presale_act_whitelistRootSet(),
  whitelistAdminSet: ({ admin = zeroAddress }) =>
    admin === zeroAddress
      ? m.presale_act_whitelistAdminUnset()
      : m.presale_act_whitelistAdminSet({ account: shortenAddress(admin) }),
  slotsSet: ({ count = '0' }) => m.presale_act_slotsSet({ count: Number(count) }),
  leavesRevoked: ({ count = '0' }) => m.presale_act_leavesRevoked({ count: Number(count) }),
  slotTransferSet: ({ enabled }) =>
    enabled === 'true' || enabled === '1'
      ? m.presale_act_slotTransferOn()
      : m.presale_act_slotTransferOff(),
  inviterOpened: ({ rates }) => m.presale_act_inviterOpened({ rates: ratesText(rates) }),
  infoUpdated: () => m.presale_act_infoUpdated(),
  poolRepaired: () => m.presale_act_poolRepaired(),
  liquidityRetained: ({ tokens = '0', currency = '0', until = '0' }, presale) =>
    m.presale_act_liquidityRetained({
      amount: retainedText(BigInt(currency), BigInt(tokens), presale),
      until: formatTime(Number(until)),
    }),
  tokenRefused: () => m.presale_act_tokenRefused(),
}

/** What an act on a presale was, in the visitor's language; an act of a later release is named as it is. */
export function historyText({ kind, details }: Action, presale: PresaleView['presale']): string {
  return texts[kind]?.(details, presale) ?? kind
}
