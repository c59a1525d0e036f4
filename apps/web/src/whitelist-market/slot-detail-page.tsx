import { Button } from '@mantine/core'
import { ApiError, type SlotOffer } from '@slipway/api-client'
import { m } from '@slipway/messages'
import type { PresaleContracts } from '@slipway/sdk/platform/presale-contracts'
import { EmptyState } from '@slipway/ui/empty-state'
import { PageHeader } from '@slipway/ui/page-header'
import { PageSkeleton } from '@slipway/ui/page-skeleton'
import { Panel } from '@slipway/ui/panel'
import type { FormContext } from '../action/form-context.ts'
import { LaterBadgeChips } from '../badges/later-badge-chips.tsx'
import { activeChain } from '../core/active-chain.ts'
import { AppLink } from '../core/app-link.tsx'
import { LazyNoDeployment } from '../core/lazy-no-deployment.ts'
import { useTabTitle } from '../core/use-tab-title.ts'
import { presaleContracts } from '../presale/shared/presale-contracts.ts'
import { SlotBuyPanel } from './slot-buy-panel.tsx'
import { SlotsFailed } from './slot-cards.tsx'
import { SlotOfferFacts, SlotSaleFacts } from './slot-facts.tsx'
import { presaleName } from './slot-labels.ts'
import { SlotPrices } from './slot-prices.tsx'
import { SlotStatusBadge } from './slot-status-badge.tsx'
import classes from './slots.module.css'
import { useSlotActs } from './use-slot-acts.tsx'
import { useSlotOffer } from './use-slot-offers.ts'

/** One offer of a whitelist slot (specification section 2, `/whitelist/detail/{id}`). @param id its number in the market */
export function SlotDetailPage({ id }: { id: string }) {
  const number = Number(id)
  if (!presaleContracts) return <LazyNoDeployment />
  if (!Number.isSafeInteger(number) || number < 1) return <NotFound />
  return <Loaded contracts={presaleContracts} id={number} />
}

function NotFound() {
  return (
    <Panel>
      <EmptyState
        title={m.whitelist_not_found_title()}
        text={m.whitelist_not_found_text({ chain: activeChain.name })}
        actions={
          <Button component={AppLink} to="/whitelist/list" variant="default">
            {m.whitelist_to_list()}
          </Button>
        }
      />
    </Panel>
  )
}

function Loaded({ contracts, id }: { contracts: PresaleContracts; id: number }) {
  const { data: offer, error, refetch } = useSlotOffer(id)
  useTabTitle(offer && m.whitelist_detail_title({ name: presaleName(offer.presaleFacts) }))
  if (offer) return <Offer contracts={contracts} offer={offer} />
  if (error instanceof ApiError && error.status === 404) return <NotFound />
  if (error) return <SlotsFailed onRetry={() => void refetch()} />
  return <PageSkeleton />
}

/** An offer as an act of this page left it, which the index learns a moment later. */
function offerAfter(offer: SlotOffer, { doneOf }: FormContext): SlotOffer {
  if (doneOf('slot_buy')) return { ...offer, status: 'sold' }
  return doneOf('slot_cancel') ? { ...offer, status: 'canceled' } : offer
}

function Offer({ contracts, offer }: { contracts: PresaleContracts; offer: SlotOffer }) {
  const { act, dialog } = useSlotActs()
  const shown = offerAfter(offer, act)
  return (
    <>
      <PageHeader
        title={m.whitelist_detail_title({ name: presaleName(offer.presaleFacts) })}
        description={m.whitelist_tier({ level: offer.level })}
        aside={<LaterBadgeChips address={offer.presale} />}
        actions={<SlotStatusBadge offer={shown} />}
      />
      <div className={classes.columns}>
        <div className={classes.column}>
          <SlotBuyPanel contracts={contracts} offer={shown} act={act} />
          <SlotPrices offer={shown} />
        </div>
        <div className={classes.column}>
          <SlotSaleFacts offer={offer} />
          <SlotOfferFacts offer={shown} />
        </div>
      </div>
      {dialog}
    </>
  )
}
