import type { SearchGroup, SearchResult } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { AppLink } from '../core/app-link.tsx'
import list from '../entries/entry-list.module.css'
import { EntryList } from '../entries/entry-list.tsx'
import { entryOfHit } from '../entries/hit-entry.ts'
import classes from './search.module.css'
import { kindNames, listOf } from './search-labels.ts'

/** What belongs to an address, whatever it is. */
function Account({ address }: { address: string }) {
  return (
    <Panel title={m.search_account()}>
      <p className={classes.account}>
        <AppLink to={`/owner/${address}`}>{m.search_account_owner()}</AppLink>
        <AppLink to="/portfolio" search={{ address }}>
          {m.search_account_portfolio()}
        </AppLink>
      </p>
    </Panel>
  )
}

function Group({ group, q, address }: { group: SearchGroup; q: string; address: string | null }) {
  const name = kindNames[group.kind]()
  // Lists are of networks with an EVM. Hits of both are shown in turns: where all are of Solana, those have none.
  const ofSolana = group.hits.filter((hit) => !hit.address.startsWith('0x'))
  const isListed = ofSolana.length < group.hits.length
  const more = group.hasMore && isListed ? listOf(group.kind, q, address) : undefined
  return (
    <Panel title={name} padding="flush">
      <EntryList entries={group.hits.map(entryOfHit)} label={name} />
      {more && (
        <p className={list.all}>
          <AppLink to={more[0]} search={more[1]}>
            {m.search_more({ kind: name })}
          </AppLink>
        </p>
      )}
      {group.hasMore && ofSolana.length > 0 && <p className={list.all}>{m.search_more_narrow()}</p>}
    </Panel>
  )
}

/** Everything that was found, by kind. */
export function SearchResults({ result, q }: { result: SearchResult; q: string }) {
  const { groups, address } = result
  const count = groups.reduce((sum, { hits }) => sum + hits.length, 0)
  return (
    <div className={classes.results}>
      <p className={classes.count} role="status">
        {m.search_found({ count })}
      </p>
      {address && <Account address={address} />}
      {groups.map((group) => (
        <Group key={group.kind} group={group} q={q} address={address} />
      ))}
    </div>
  )
}
