import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import type { Address } from 'viem'
import { AppLink } from '../../../core/app-link.tsx'
import { Notice } from '../../../core/notice.tsx'
import list from '../../../entries/entry-list.module.css'
import { EntryList } from '../../../entries/entry-list.tsx'
import classes from './token-listings.module.css'
import { type TokenListing, useTokenListings } from './use-token-listings.ts'

function Body({ listing }: { listing: TokenListing }) {
  const { name, none, list: listed, isFailed, retry, all, create } = listing
  if (isFailed)
    return (
      <div className={classes.state}>
        <Notice tone="warn" onRetry={retry}>
          {m.token_listings_failed()}
        </Notice>
      </div>
    )
  if (!listed)
    return (
      <div className={classes.state}>
        <Skeleton height={40} />
      </div>
    )
  if (listed.entries.length === 0) {
    const [label, path, search] = create
    return (
      <p className={classes.none}>
        <span>{none}</span>
        <AppLink to={path} search={search}>
          {label}
        </AppLink>
      </p>
    )
  }
  return (
    <>
      <EntryList entries={listed.entries} label={name} />
      {listed.hasMore && (
        <p className={list.all}>
          <AppLink to={all[0]} search={all[1]}>
            {m.portfolio_all()}
          </AppLink>
        </p>
      )}
    </>
  )
}

/** Where a token is used here: its presales, its locks and those of its liquidity, pools and airdrops. */
export default function TokenListings({ token }: { token: Address }) {
  return useTokenListings(token).map((listing) => (
    <Panel key={listing.name} title={listing.name} padding="flush">
      <Body listing={listing} />
    </Panel>
  ))
}
