import { Badge } from '@mantine/core'
import type { TokenFacts } from '@slipway/sdk/evm/get-token-facts'
import { AddressText } from '@slipway/ui/address-text'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import type { ReactNode } from 'react'
import BadgeChips from '../../badges/badge-chips.tsx'
import { activeChain } from '../../core/active-chain.ts'
import { explorerAddressUrl } from '../../core/explorer-url.ts'
import classes from './token-head.module.css'

interface TokenHeadProps {
  token: Pick<TokenFacts, 'address' | 'name' | 'symbol'>
  eyebrow: string
  badge?: string
  actions?: ReactNode
}

/** Head of every page about one token. */
export function TokenHead({ token, eyebrow, badge, actions }: TokenHeadProps) {
  return (
    <header className={classes.root}>
      <TokenAvatar symbol={token.symbol} seed={token.address} size={64} />
      <div className={classes.text}>
        <p className={classes.eyebrow}>{eyebrow}</p>
        <h1 className={classes.title}>
          {token.name} <span className={classes.symbol}>{token.symbol}</span>
        </h1>
        <div className={classes.address}>
          <AddressText
            address={token.address}
            explorer={explorerAddressUrl(activeChain, token.address)}
          />
          {badge && <Badge>{badge}</Badge>}
        </div>
        <BadgeChips address={token.address} />
      </div>
      <div className={classes.actions}>{actions}</div>
    </header>
  )
}
