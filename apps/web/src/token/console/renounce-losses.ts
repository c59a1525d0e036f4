import { formatBps, m } from '@slipway/messages'
import type { Token } from '@slipway/sdk/token/types'
import { amountOf, hasFrozen } from './plan-parts.ts'

/** The limits that end: those that there still are. */
function endedLimits({ capabilities }: Token): string[] {
  const { walletLimit, swapLimit } = capabilities
  if (walletLimit && swapLimit) return [m.console_renounce_limits()]
  if (walletLimit) return [m.console_renounce_wallet_limit()]
  return swapLimit ? [m.console_renounce_swap_limit()] : []
}

/** Who comes off the list, and what of NFTs that were excluded. */
function endedBlacklist({ capabilities, nft }: Token): string[] {
  if (!capabilities.blacklist) return []
  const text = m.console_renounce_blacklist()
  return [nft ? m.console_renounce_blacklist_nft({ text }) : text]
}

/** Smaller terms that stay as they are. */
const keptTerms = ({ capabilities }: Token): string[] => [
  ...(capabilities.swapThreshold ? [m.console_renounce_threshold()] : []),
  ...(capabilities.fission ? [m.console_renounce_fission()] : []),
  ...(capabilities.exemptions ? [m.console_renounce_exemptions()] : []),
]

/** What a token with taxes keeps as it is, and what ends, once nobody owns it. */
function taxedLosses(token: Token): string[] {
  const { capabilities, taxed } = token
  if (!taxed) return []
  const { taxes, wallets } = taxed
  const { dividendTerms, referralTerms } = capabilities
  return [
    ...(capabilities.taxes
      ? [
          m.console_renounce_taxes({
            buy: formatBps(taxes.buyBps),
            sell: formatBps(taxes.sellBps),
          }),
        ]
      : []),
    ...keptTerms(token),
    ...(capabilities.marketingWallet
      ? [m.console_renounce_marketing({ wallet: wallets.marketing })]
      : []),
    ...endedBlacklist(token),
    ...(hasFrozen(taxed) ? [m.console_renounce_frozen()] : []),
    ...endedLimits(token),
    ...(dividendTerms ? [m.console_renounce_dividends()] : []),
    ...(referralTerms ? [m.console_renounce_rebates()] : []),
  ]
}

/** Everything that goes for good with ownership, gravest last. */
export function renounceLosses(token: Token): readonly string[] {
  const { capabilities, totalSupply } = token
  return [
    ...taxedLosses(token),
    ...(capabilities.mint
      ? [m.token_renounce_permanent_mint({ amount: amountOf(token, totalSupply) })]
      : []),
    ...(capabilities.contractUri ? [m.token_renounce_permanent_uri()] : []),
    m.token_renounce_permanent(),
  ]
}
