import { m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import type { ReactNode } from 'react'
import { useState } from 'react'
import BadgeChips from '../../badges/badge-chips.tsx'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { explorerAddressUrl } from '../../core/explorer-url.ts'
import { ipfsPath } from '../../files/ipfs-path.ts'
import { PoolStatusBadge } from '../shared/pool-status-badge.tsx'
import type { PoolView } from './pool-act.ts'
import classes from './pool-head.module.css'
import type { PoolInfo } from './read-pool-info.ts'

const kinds = {
  token: m.stakepage_kind_token,
  lp: m.stakepage_kind_lp,
  nft: m.stakepage_kind_nft,
} as const

interface PoolHeadProps {
  view: PoolView
  info: PoolInfo | undefined
  actions: ReactNode
}

/** Head of a pool's page: what is staked for what, where it stands, and where it lies. */
export function PoolHead({ view, info, actions }: PoolHeadProps) {
  const { pool, status, name } = view
  const { stakedToken, rewardToken } = pool
  return (
    <header className={classes.root}>
      <span className={classes.marks}>
        <PoolMark
          logo={info?.stakedLogo}
          symbol={stakedToken.symbol}
          seed={stakedToken.address}
          size={56}
        />
        <PoolMark
          logo={info?.rewardLogo}
          symbol={rewardToken.symbol}
          seed={rewardToken.address}
          size={34}
        />
      </span>
      <div className={classes.text}>
        <p className={classes.eyebrow}>
          {m.stakepage_eyebrow({
            kind: kinds[pool.kind](),
            id: String(pool.id),
            chain: activeChain.name,
          })}
        </p>
        <div className={classes.titleRow}>
          <h1 className={classes.title}>
            {m.stakepage_title({ name, reward: rewardToken.symbol })}
          </h1>
          <PoolStatusBadge status={status} />
        </div>
        {info?.name && <p className={classes.project}>{info.name}</p>}
        <div className={classes.facts}>
          <AddressText
            address={pool.address}
            explorer={explorerAddressUrl(activeChain, pool.address)}
          />
          <AppLink to="/mining/list">{m.stakepage_to_list()}</AppLink>
        </div>
        <BadgeChips address={pool.address} />
      </div>
      <div className={classes.actions}>{actions}</div>
    </header>
  )
}

interface PoolMarkProps {
  /** As the project gives it; loaded from the content store alone. */
  logo: string | undefined
  symbol: string
  seed: string
  size: number
}

/** The logo of what is staked or paid, or a mark of its own. */
function PoolMark({ logo, symbol, seed, size }: PoolMarkProps) {
  const [failed, setFailed] = useState<string>()
  const path = ipfsPath(logo)
  if (!path || failed === path) return <TokenAvatar symbol={symbol} seed={seed} size={size} />
  return (
    <img
      className={classes.logo}
      src={path}
      alt=""
      width={size}
      height={size}
      referrerPolicy="no-referrer"
      onError={() => setFailed(path)}
    />
  )
}
