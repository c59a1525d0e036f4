import { Skeleton } from '@mantine/core'
import type { TokenSummary } from '@slipway/api-client'
import { formatAmount, m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { ErrorState } from '@slipway/ui/error-state'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import { BadgedName } from '../badges/badged-name.tsx'
import { activeChain } from '../core/active-chain.ts'
import { AppLink } from '../core/app-link.tsx'
import { IndexAway } from '../core/index-away.tsx'
import { shortTime } from '../form/short-time.ts'
import classes from './home.module.css'
import { useNewestTokens } from './home-queries.ts'

function Item({ token }: { token: TokenSummary }) {
  const supply = formatAmount(BigInt(token.totalSupply), token.decimals, {
    symbol: token.symbol,
    notation: 'compact',
  })
  return (
    <li>
      <AppLink to={`/token/view/${token.address}`} className={classes.newestItem}>
        <TokenAvatar symbol={token.symbol} seed={token.address} size={36} />
        <span className={classes.newestName}>
          <strong>
            <BadgedName chainId={token.chainId} address={token.address} isOneLine>
              {token.name}
            </BadgedName>
          </strong>
          <small>{m.home_newest_by({ creator: shortenAddress(token.creator) })}</small>
        </span>
        <span className={classes.newestFacts}>
          {supply}
          <small>{shortTime(token.createdAt)}</small>
        </span>
      </AppLink>
    </li>
  )
}

/** The newest tokens of the page's network, live. */
export function NewestTokens() {
  const { data, isError, refetch } = useNewestTokens()
  return (
    <section className={classes.newest} aria-labelledby="home-newest">
      <header className={classes.sectionHead}>
        <h2 id="home-newest">{m.home_newest_title()}</h2>
        <AppLink to="/token/list" search={{ whose: 'all' }}>
          {m.home_newest_all()}
        </AppLink>
      </header>
      {data && data.items.length > 0 && (
        <ul className={classes.newestList}>
          {data.items.map((token) => (
            <Item key={token.id} token={token} />
          ))}
        </ul>
      )}
      {data?.items.length === 0 && (
        <p className={classes.muted}>{m.home_newest_empty({ chain: activeChain.name })}</p>
      )}
      {!data && isError && (
        <ErrorState
          title={<IndexAway text={m.home_newest_failed()} />}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !isError && <Skeleton height={342} />}
    </section>
  )
}
