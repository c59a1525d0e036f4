import { Button, Skeleton } from '@mantine/core'
import type { SlotOffer } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { ErrorState } from '@slipway/ui/error-state'
import { IndexAway } from '../core/index-away.tsx'
import { SlotCard } from './slot-card.tsx'
import classes from './slots.module.css'

/** Cards while the first page is on the way. */
export function SlotCardsSkeleton() {
  return (
    <div className={classes.cards} role="status" aria-label={m.shell_loading()}>
      {['a', 'b', 'c'].map((key) => (
        <Skeleton key={key} height={212} radius={12} />
      ))}
    </div>
  )
}

/** The index does not answer. */
export function SlotsFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <ErrorState
      title={m.whitelist_error_title()}
      text={<IndexAway rest={m.whitelist_error_text()} />}
      onRetry={onRetry}
    />
  )
}

interface SlotCardsProps {
  offers: readonly SlotOffer[]
  hasMore: boolean
  isLoadingMore: boolean
  onMore: () => void
}

/** Offers as cards, with more on request. */
export function SlotCards({ offers, hasMore, isLoadingMore, onMore }: SlotCardsProps) {
  return (
    <>
      <ul className={classes.cards}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <SlotCard offer={offer} />
          </li>
        ))}
      </ul>
      {hasMore && (
        <div className={classes.more}>
          <Button variant="default" loading={isLoadingMore} onClick={onMore}>
            {m.whitelist_list_more()}
          </Button>
        </div>
      )}
    </>
  )
}
