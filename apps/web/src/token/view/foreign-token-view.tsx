import { Button } from '@mantine/core'
import { formatAmount, formatInteger, m } from '@slipway/messages'
import type { ForeignToken } from '@slipway/sdk/token/evm/get-foreign-token'
import { AddressText } from '@slipway/ui/address-text'
import { Panel } from '@slipway/ui/panel'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { Notice } from '../../core/notice.tsx'
import { NameWarnings } from '../../names/lazy-name-warnings.tsx'
import { TokenDollars } from '../../worth/lazy-dollars.tsx'
import { DefinitionList } from '../shared/definition-list.tsx'
import { ShareLink } from '../shared/share-link.tsx'
import { shortAmount } from '../shared/short-amount.ts'
import { TokenHead } from '../shared/token-head.tsx'
import { WatchToken } from '../shared/watch-token.tsx'
import { TradePanel } from '../trade/lazy-trade-panel.tsx'
import { TokenListings } from './listings/lazy-token-listings.tsx'
import { SafetyReport } from './safety/lazy-safety-report.tsx'
import { foreignSubject } from './safety/subject-of.ts'
import classes from './token-view.module.css'

/** A token that was made elsewhere: what its own contract answers, and nothing more. */
export function ForeignTokenView({ token }: { token: ForeignToken }) {
  const { address, symbol, decimals, totalSupply, balance } = token
  return (
    <>
      <TokenHead
        token={token}
        eyebrow={m.token_view_eyebrow({ chain: activeChain.name })}
        badge={m.token_view_foreign()}
        actions={
          <>
            <WatchToken token={address} symbol={symbol} decimals={decimals} />
            <ShareLink token={address} />
            <Button
              variant="default"
              component={AppLink}
              to="/profile/advanced"
              search={{ token: address }}
            >
              {m.token_view_dossier()}
            </Button>
            <Button
              variant="default"
              component={AppLink}
              to="/form/step"
              search={{ token: address }}
            >
              {m.token_view_send()}
            </Button>
          </>
        }
      />
      <NameWarnings kind="token" reader="visitor" {...token} />
      <Notice tone="warn" title={m.token_foreign_title()}>
        {m.token_foreign_text()}
      </Notice>
      <div className={classes.single}>
        <SafetyReport subject={foreignSubject(token)} token={token} />
        <Panel title={m.candles_title()}>
          <p className={classes.muted}>{m.candles_foreign()}</p>
        </Panel>
        <TradePanel token={token} />
        <Panel title={m.token_view_identity()}>
          <DefinitionList
            items={[
              [m.token_fact_supply(), formatAmount(totalSupply, decimals, { symbol })],
              [m.token_fact_decimals(), formatInteger(decimals)],
              [m.token_fact_address(), <AddressText key="address" address={address} />],
              ...(balance === undefined
                ? []
                : [[m.token_fact_balance(), shortAmount(balance, token)] as const]),
            ]}
          />
          <TokenDollars token={address} decimals={decimals} totalSupply={totalSupply} />
        </Panel>
        <TokenListings token={address} />
      </div>
    </>
  )
}
