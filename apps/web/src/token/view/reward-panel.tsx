import { formatAmount, formatBps, formatInteger, m } from '@slipway/messages'
import type { DividendState, ReferralState, Token } from '@slipway/sdk/token/types'
import { AddressText } from '@slipway/ui/address-text'
import { Panel } from '@slipway/ui/panel'
import { activeChain } from '../../core/active-chain.ts'
import { explorerAddressUrl } from '../../core/explorer-url.ts'
import { useCurrency } from '../console/use-currency.ts'
import { DefinitionList } from '../shared/definition-list.tsx'
import { shortAmount } from '../shared/short-amount.ts'
import classes from './token-view.module.css'

function DividendFacts({ token, dividends }: { token: Token; dividends: DividendState }) {
  const currency = useCurrency(dividends.token)
  const { waitingQuote = 0n } = dividends
  const quote = useCurrency(token.nft || waitingQuote > 0n ? token.taxed?.wallets.quote : undefined)
  if (!currency) return null
  const paid = (units: bigint) =>
    formatAmount(units, currency.decimals, { symbol: currency.symbol, maximumFractionDigits: 6 })
  const { nft } = token
  return (
    <Panel
      title={m.console_view_dividends()}
      description={nft ? m.console_view_dividends_text_nft() : m.console_view_dividends_text()}
    >
      <DefinitionList
        items={[
          [m.console_view_paid(), paid(dividends.paid)],
          [m.console_view_received(), paid(dividends.received)],
          [m.console_view_waiting(), paid(dividends.waiting)],
          ...(waitingQuote > 0n && quote
            ? [[m.console_view_waiting_quote(), shortAmount(waitingQuote, quote)] as const]
            : []),
          [
            nft ? m.console_view_interval_nft() : m.console_view_interval(),
            m.console_blocks({ count: formatInteger(dividends.intervalBlocks) }),
          ],
          ...(dividends.threshold > 0n
            ? [[m.console_view_threshold(), shortAmount(dividends.threshold, token)] as const]
            : []),
          ...(nft && quote
            ? [
                [
                  m.console_view_per_nft(),
                  formatAmount(nft.perNft, quote.decimals, { symbol: quote.symbol }),
                ] as const,
                [
                  m.console_view_collection(),
                  <AddressText
                    key="collection"
                    address={nft.collection}
                    explorer={explorerAddressUrl(activeChain, nft.collection)}
                  />,
                ] as const,
              ]
            : []),
        ]}
      />
      {token.liquidityStake && <p className={classes.muted}>{m.console_view_lp_only()}</p>}
    </Panel>
  )
}

function ReferralFacts({ referral }: { referral: ReferralState }) {
  const paid = referral.rebateBps.filter((bps) => bps > 0)
  return (
    <Panel
      title={m.console_view_referral()}
      description={
        paid.length > 0 ? m.console_view_referral_text() : m.console_view_referral_none()
      }
    >
      <DefinitionList
        items={paid.map((bps, index) => [
          m.console_rebates_level({ level: index + 1 }),
          formatBps(bps),
        ])}
      />
    </Panel>
  )
}

/** What a token pays to holders and inviters. */
export default function RewardPanel({ token }: { token: Token }) {
  const { dividends, referral } = token
  return (
    <>
      {dividends && <DividendFacts token={token} dividends={dividends} />}
      {referral && <ReferralFacts referral={referral} />}
    </>
  )
}
