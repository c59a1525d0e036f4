import { formatAmount, formatInteger, m } from '@slipway/messages'
import { AmountText } from '@slipway/ui/amount-text'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import type { ReactNode } from 'react'
import { BadgedName } from '../../badges/badged-name.tsx'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { useOfferedChains } from '../../core/use-offered-chains.ts'
import { PoolStatusBadge } from '../shared/pool-status-badge.tsx'
import { kindTexts } from './kind-texts.ts'
import classes from './pool-list.module.css'
import { PoolNext } from './pool-next.tsx'
import { earningOfOne, type PoolRow, statusOfRow, tokenName } from './pool-row.ts'

interface PoolCardProps {
  row: PoolRow
  /** Unix seconds of the network's clock. */
  now: number
  children?: ReactNode
}

/** What an earning is named for. */
function unitText({ kind, staked }: PoolRow, part: bigint): string {
  if (kind === 'nft') return m.stakelist_nfts({ count: Number(part) })
  return formatAmount(part, staked.decimals ?? 0, { symbol: staked.name, significantDigits: 4 })
}

/** What one whole unit earns, in a year or until the end, or why there is nothing. */
function Earning({ row, now }: { row: PoolRow; now: number }) {
  const earning = earningOfOne(row, now)
  const { decimals } = row.reward
  if (!earning || decimals === null) {
    const isFree = statusOfRow(row, now) === 'running' && row.totalStaked === 0n
    return (
      <>
        <strong>{m.stakelist_no_yearly()}</strong>
        {isFree && <span>{m.stakepage_apr_first()}</span>}
      </>
    )
  }
  const unit = unitText(row, earning.part)
  return (
    <>
      <strong>
        <AmountText
          units={earning.reward}
          decimals={decimals}
          symbol={tokenName(row.reward)}
          maximumFractionDigits={4}
        />
      </strong>
      <span>
        {earning.isYear ? m.stakelist_unit_year({ unit }) : m.stakelist_unit_rest({ unit })}
      </span>
    </>
  )
}

function Staked({ row }: { row: PoolRow }) {
  const { kind, totalStaked, staked } = row
  if (kind === 'nft') return m.stakelist_nfts({ count: Number(totalStaked) })
  if (staked.decimals === null) return m.stakelist_unknown()
  return <AmountText units={totalStaked} decimals={staked.decimals} maximumFractionDigits={2} />
}

/** One pool as a card: what is staked for what, what it pays now, how much is in, and what it waits for. */
export function PoolCard({ row, now, children }: PoolCardProps) {
  const isElsewhere = row.chainId !== activeChain.chainId
  const chains = useOfferedChains(isElsewhere)
  const chain = isElsewhere ? chains?.find(({ chainId }) => chainId === row.chainId) : undefined
  return (
    <article className={classes.card}>
      <header className={classes.head}>
        <TokenAvatar symbol={row.staked.name} seed={row.address} size={44} />
        <div className={classes.names}>
          <h2>
            <BadgedName chainId={row.chainId} address={row.address}>
              <PoolLink row={row} network={chain?.shortname} className={classes.link}>
                {m.stakelist_stake_for({ staked: row.staked.name, reward: tokenName(row.reward) })}
              </PoolLink>
            </BadgedName>
          </h2>
          <p>
            {[m.stakelist_number({ number: row.number }), kindTexts[row.kind](), chain?.name]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <PoolStatusBadge status={statusOfRow(row, now)} />
      </header>
      <p className={classes.yearly}>
        <Earning row={row} now={now} />
      </p>
      <dl className={classes.facts}>
        <div>
          <dt>{m.stakelist_staked()}</dt>
          <dd>
            <Staked row={row} />
          </dd>
        </div>
        <div>
          <dt>{m.stakelist_stakers()}</dt>
          <dd>{formatInteger(row.stakerCount)}</dd>
        </div>
      </dl>
      <footer className={classes.foot}>
        {children}
        <PoolNext row={row} now={now} />
      </footer>
    </article>
  )
}

interface PoolLinkProps {
  row: Pick<PoolRow, 'chainId' | 'address'>
  /** Short name of the pool's network, once it is known; without it the link stays on the page's. */
  network: string | undefined
  className?: string | undefined
  children: ReactNode
}

/** Leads to a pool; one of another network opens with that network, which loads the page anew. */
function PoolLink({ row, network, className, children }: PoolLinkProps) {
  const path = `/mining/detail/${row.address}`
  if (row.chainId === activeChain.chainId || !network)
    return (
      <AppLink to={path} className={className}>
        {children}
      </AppLink>
    )
  return (
    <a href={`${path}?chain=${network}`} className={className}>
      {children}
    </a>
  )
}
