import type { TokenActionList } from '@slipway/api-client'
import { formatAmount, formatBps, formatInteger, m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import type { Token } from '@slipway/sdk/token/types'
import { zeroAddress } from 'viem'

type Action = TokenActionList['items'][number]
type Named = Pick<Token, 'decimals' | 'symbol'>

/** What a text of the history is made from. */
interface Facts {
  action: Action
  /** Short form of the account that the event names. */
  account: string
  amount: string
  bps: (name: string) => string
  percent: (name: string) => string
  number: (name: string) => bigint
  count: (name: string) => string
  text: (name: string) => string
}

function factsOf(action: Action, token: Named): Facts {
  // Older servers do not send the event's values.
  const details = (action as { details?: Readonly<Record<string, string>> | null }).details ?? {}
  const number = (name: string) => BigInt(details[name] ?? '0')
  const units = BigInt(action.amount ?? details.amount ?? '0')
  return {
    action,
    account: action.account ? shortenAddress(action.account) : '',
    amount: formatAmount(units, token.decimals, { symbol: token.symbol }),
    bps: (name) => formatBps(number(name)),
    number,
    percent: (name) => formatBps(number(name) * 100n),
    count: (name) => formatInteger(number(name)),
    text: (name) => details[name] ?? '',
  }
}

const directions: Readonly<Record<string, () => string>> = {
  1: m.console_exemption_in,
  2: m.console_exemption_out,
  3: m.console_exemption_both,
}

const texts: Readonly<Record<Action['kind'], (facts: Facts) => string>> = {
  created: () => m.token_action_created(),
  minted: ({ amount, account }) => m.token_action_mint({ amount, to: account }),
  mintDisabled: () => m.token_action_disable_mint(),
  ownershipTransferred: ({ action, account }) =>
    action.account === zeroAddress
      ? m.token_action_renounce()
      : m.token_action_transfer({ to: account }),
  contractUriChanged: ({ action: { uri } }) =>
    uri ? m.token_action_set_uri({ uri }) : m.token_action_remove_uri(),
  contractUriFrozen: () => m.token_action_freeze_uri(),
  launched: ({ account }) => m.console_action_launched({ pair: account }),
  launcherSet: ({ account }) => m.console_action_launcher({ account }),
  liquidityPhaseStarted: () => m.console_action_phase_started(),
  liquidityPhaseStopped: () => m.console_action_phase_stopped(),
  pairRegistered: ({ account }) => m.console_action_pair({ pair: account }),
  taxesSet: ({ bps, number }) => {
    const taxes = m.console_action_taxes({
      buy: bps('buyBps'),
      sell: bps('sellBps'),
      transfer: bps('transferBps'),
    })
    const [add, remove] = ['addPoolBps', 'removePoolBps'] as const
    // Most tokens tax their pools by trades alone.
    return number(add) + number(remove) === 0n
      ? taxes
      : m.console_action_taxes_pool({ taxes, add: bps(add), remove: bps(remove) })
  },
  sharesSet: ({ percent, number }) => {
    const shares = {
      burn: percent('burn'),
      liquidity: percent('liquidity'),
      marketing: percent('marketing'),
    }
    // Most templates pay no dividends.
    return number('dividend') === 0n
      ? m.console_action_shares_plain(shares)
      : m.console_action_shares({ ...shares, dividend: percent('dividend') })
  },
  taxChangeDisabled: () => m.console_action_tax_change_off(),
  walletLimitSet: ({ amount }) => m.console_action_wallet_limit({ amount }),
  walletLimitDisabled: () => m.console_action_wallet_limit_off(),
  swapLimitSet: ({ amount }) => m.console_action_swap_limit({ amount }),
  swapLimitDisabled: () => m.console_action_swap_limit_off(),
  blacklisted: ({ account }) => m.console_action_blacklisted({ account }),
  unblacklisted: ({ account }) => m.console_action_unblacklisted({ account }),
  blacklistDisabled: () => m.console_action_blacklist_off(),
  marketingWalletSet: ({ account }) => m.console_action_marketing({ account }),
  exemptionAdded: ({ account, text }) =>
    m.console_action_exemption({
      account,
      direction: directions[text('directions')]?.() ?? '',
    }),
  fissionCountSet: ({ count }) => m.console_action_fission({ count: count('count') }),
  swapThresholdSet: ({ amount }) => m.console_action_threshold({ amount }),
  dividendThresholdSet: ({ amount }) => m.console_action_dividend_threshold({ amount }),
  dividendIntervalSet: ({ count }) =>
    m.console_action_dividend_interval({ count: count('blocks') }),
  nftDividendSet: () => m.console_action_nft_dividend(),
  nftBlacklisted: ({ text }) => m.console_action_nft_listed({ id: text('tokenId') }),
  nftUnblacklisted: ({ text }) => m.console_action_nft_unlisted({ id: text('tokenId') }),
  rebatesSet: ({ text }) => {
    const levels = text('rebateBps').split(',').map(Number)
    const paid = levels.filter((bps) => bps > 0)
    return m.console_action_rebates({
      rebates: (paid.length > 0 ? paid : [0]).map((bps) => formatBps(bps)).join(' / '),
    })
  },
  bindIntervalSet: ({ count }) => m.console_action_bind({ count: count('blocks') }),
}

/** What one entry of a token's history says, in the visitor's language. */
export function actionText(action: Action, token: Named): string {
  // A server of a later release may know kinds that this page does not.
  return texts[action.kind]?.(factsOf(action, token)) ?? m.token_capability_unknown()
}
