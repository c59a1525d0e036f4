import { m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import {
  IconBook2,
  IconBrandDiscord,
  IconBrandFacebook,
  IconBrandGithub,
  IconBrandInstagram,
  IconBrandReddit,
  IconBrandTelegram,
  IconBrandX,
  IconBrandYoutube,
  IconWorld,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { explorerAddressUrl } from '../../core/explorer-url.ts'
import { linkLabels } from '../../files/link-labels.ts'
import type { LinkName } from '../../files/link-names.ts'
import { presaleKinds } from '../shared/presale-labels.ts'
import { PresaleMark } from '../shared/presale-mark.tsx'
import { PresaleStatusBadge } from '../shared/presale-status-badge.tsx'
import type { PresaleView } from './presale-context.ts'
import classes from './presale-head.module.css'
import type { ProjectInfo } from './read-project-info.ts'

/** A mark for each of the ten places where a project is found. */
const linkIcons = {
  website: IconWorld,
  twitter: IconBrandX,
  facebook: IconBrandFacebook,
  telegram: IconBrandTelegram,
  github: IconBrandGithub,
  discord: IconBrandDiscord,
  instagram: IconBrandInstagram,
  reddit: IconBrandReddit,
  mirror: IconBook2,
  youtube: IconBrandYoutube,
} as const satisfies Record<LinkName, unknown>

function Links({ links }: { links: ProjectInfo['links'] }) {
  if (links.length === 0) return null
  return (
    <ul className={classes.links} aria-label={m.presale_page_links()}>
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

interface PresaleHeadProps {
  view: PresaleView
  info: ProjectInfo | undefined
  actions: ReactNode
}

/** Head of a presale's page: whose it is, what it sells, where it stands, and where else the project is found. */
export function PresaleHead({ view, info, actions }: PresaleHeadProps) {
  const { presale, status, name } = view
  const { token } = presale
  return (
    <header className={classes.root}>
      <PresaleMark logo={info?.logo} symbol={token.symbol} seed={presale.address} size={72} />
      <div className={classes.text}>
        <p className={classes.eyebrow}>
          {m.presale_page_eyebrow({
            kind: presaleKinds[presale.kind].name(),
            chain: activeChain.name,
          })}
        </p>
        <div className={classes.titleRow}>
          <h1 className={classes.title}>
            {name} <span className={classes.symbol}>{token.symbol}</span>
          </h1>
          <PresaleStatusBadge status={status} />
        </div>
        <div className={classes.facts}>
          <AddressText
            address={presale.address}
            explorer={explorerAddressUrl(activeChain, presale.address)}
          />
          <AppLink to={`/token/view/${token.address}`} className={classes.token}>
            {m.presale_page_token({ name: token.name })}
          </AppLink>
          {info && <Links links={info.links} />}
        </div>
      </div>
      <div className={classes.actions}>{actions}</div>
    </header>
  )
}
