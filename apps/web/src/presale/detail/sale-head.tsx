import { m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import type { ReactNode } from 'react'
import { linkLabels } from '../../files/link-labels.ts'
import { activeChain } from '../../shell/active-chain.ts'
import { AppLink } from '../../shell/app-link.tsx'
import { explorerAddressUrl } from '../../shell/explorer-url.ts'
import { SaleMark } from '../sale/sale-mark.tsx'
import { SaleStatusBadge } from '../sale/sale-status-badge.tsx'
import { saleKinds } from '../sale/sale-words.ts'
import { linkIcons } from './link-icons.ts'
import type { ProjectInfo } from './read-project-info.ts'
import type { SaleView } from './sale-act.ts'
import classes from './sale-head.module.css'

function Links({ links }: { links: ProjectInfo['links'] }) {
  if (links.length === 0) return null
  return (
    <ul className={classes.links} aria-label={m.sale_page_links()}>
      {links.map(({ name, url }) => {
        const Icon = linkIcons[name]
        return (
          <li key={name}>
            <a
              href={url}
              target="_blank"
              rel="noreferrer nofollow ugc"
              aria-label={linkLabels[name]()}
              title={`${linkLabels[name]()} · ${new URL(url).hostname}`}
            >
              <Icon size={18} stroke={1.6} aria-hidden />
            </a>
          </li>
        )
      })}
    </ul>
  )
}

interface SaleHeadProps {
  view: SaleView
  info: ProjectInfo | undefined
  actions: ReactNode
}

/** Head of a sale's page: whose it is, what it sells, where it stands, and where else the project is found. */
export function SaleHead({ view, info, actions }: SaleHeadProps) {
  const { sale, status, name } = view
  const { token } = sale
  return (
    <header className={classes.root}>
      <SaleMark logo={info?.logo} symbol={token.symbol} seed={sale.address} size={72} />
      <div className={classes.text}>
        <p className={classes.eyebrow}>
          {m.sale_page_eyebrow({ kind: saleKinds[sale.kind].name(), chain: activeChain.name })}
        </p>
        <div className={classes.titleRow}>
          <h1 className={classes.title}>
            {name} <span className={classes.symbol}>{token.symbol}</span>
          </h1>
          <SaleStatusBadge status={status} />
        </div>
        <div className={classes.facts}>
          <AddressText
            address={sale.address}
            explorer={explorerAddressUrl(activeChain, sale.address)}
          />
          <AppLink to={`/token/view/${token.address}`} className={classes.token}>
            {m.sale_page_token()}: {token.name}
          </AppLink>
          {info && <Links links={info.links} />}
        </div>
      </div>
      <div className={classes.actions}>{actions}</div>
    </header>
  )
}
