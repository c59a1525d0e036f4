import { formatBps, m } from '@slipway/messages'
import type { Token } from '@slipway/sdk/token/types'
import { amountOf } from './plan-parts.ts'

/** What a token with taxes keeps as it is, and what ends, once nobody owns it. */
function taxedLosses({ capabilities, taxed }: Token): string[] {
  if (!taxed) return []
  const { taxes, wallets } = taxed
  const { walletLimit, swapLimit, dividendTerms, referralTerms } = capabilities
  return [
    ...(capabilities.taxes
      ? [
          m.console_renounce_taxes({
            buy: formatBps(taxes.buyBps),
            sell: formatBps(taxes.sellBps),
          }),
        ]
      : []),
    ...(capabilities.marketingWallet
      ? [m.console_renounce_marketing({ wallet: wallets.marketing })]
      : []),
    ...(capabilities.blacklist ? [m.console_renounce_blacklist()] : []),
    ...(walletLimit || swapLimit ? [m.console_renounce_limits()] : []),
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
