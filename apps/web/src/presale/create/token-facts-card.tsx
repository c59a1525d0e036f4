import { formatAmount, formatInteger, m } from '@slipway/messages'
import { safetyQueries } from '@slipway/sdk/token/safety/safety-queries'
import { AddressText } from '@slipway/ui/address-text'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconInfoCircle,
  IconShieldX,
} from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useConnection } from 'wagmi'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { explorerAddressUrl } from '../../core/explorer-url.ts'
import { readClient } from '../../core/read-client.ts'
import { usePresaleForm } from './presale-form-context.ts'
import type { PresaleTokenFacts } from './presale-token.ts'
import classes from './token-facts.module.css'
import { type HintTone, tokenHints } from './token-hints.ts'

const icons: Record<HintTone, typeof IconCircleCheck> = {
  good: IconCircleCheck,
  info: IconInfoCircle,
  warn: IconAlertTriangle,
  bad: IconShieldX,
}

/** The token as the chain has it now, and what speaks for and against selling it. */
export default function TokenFactsCard({ facts }: { facts: PresaleTokenFacts }) {
  const { kind } = usePresaleForm()
  const { address: account } = useConnection()
  const { address, name, symbol, decimals, totalSupply, balance } = facts
  const pools = useQuery(safetyQueries.pools(readClient, activeChain, address))
  const hasPool = pools.data && pools.data.length > 0
  return (
    <div className={classes.root}>
      <div className={classes.head}>
        <TokenAvatar symbol={symbol} seed={address} size={44} />
        <div className={classes.names}>
          <strong>{name}</strong>
          <span>{symbol}</span>
        </div>
        <AppLink to={`/token/view/${address}`} className={classes.report}>
          {m.presale_token_report()}
        </AppLink>
      </div>
      <dl className={classes.facts}>
        <div>
          <dt>{m.presale_token_address()}</dt>
          <dd>
            <AddressText address={address} explorer={explorerAddressUrl(activeChain, address)} />
          </dd>
        </div>
        <div>
          <dt>{m.presale_token_supply()}</dt>
          <dd>{formatAmount(totalSupply, decimals, { notation: 'compact' })}</dd>
        </div>
        <div>
          <dt>{m.presale_token_decimals()}</dt>
          <dd>{formatInteger(decimals)}</dd>
        </div>
        <div>
          <dt>{m.presale_token_balance()}</dt>
          <dd>{balance === undefined ? '—' : formatAmount(balance, decimals)}</dd>
        </div>
      </dl>
      <ul className={classes.hints}>
        {tokenHints(facts, { kind, account, hasPool }).map(({ code, tone, text }) => {
          const Icon = icons[tone]
          return (
            <li key={code} data-tone={tone}>
              <Icon size={16} stroke={1.7} aria-hidden />
              <span>{text}</span>
            </li>
          )
        })}
      </ul>
    </div>
  )
}
