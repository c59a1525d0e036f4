import { m } from '@slipway/messages'
import { EmptyState } from '@slipway/ui/empty-state'
import { Panel } from '@slipway/ui/panel'
import { activeChain } from '../../core/active-chain.ts'
import { OwnRouters } from './own-routers.tsx'
import { VenueCard } from './venue-card.tsx'
import classes from './venues.module.css'

const { venues, name } = activeChain

/** What the network's facts list, and below it what the visitor added. */
export function VenuesBody() {
  return (
    <div className={classes.page}>
      <Panel title={m.tools_venues_listed()} description={m.tools_venues_listed_text()}>
        {venues.length === 0 ? (
          <EmptyState
            title={m.tools_venues_none_title({ chain: name })}
            text={m.tools_venues_none_text()}
          />
        ) : (
          <ul className={classes.cards}>
            {venues.map((venue) => (
              <li key={`${venue.factory}-${venue.router}`}>
                <VenueCard venue={venue} />
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <OwnRouters />
    </div>
  )
}
