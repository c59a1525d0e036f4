import { m } from '@slipway/messages'
import { EmptyState } from '@slipway/ui/empty-state'
import { PageHeader } from '@slipway/ui/page-header'
import { Panel } from '@slipway/ui/panel'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { LatePart } from '../core/late-part.tsx'
import { LazyNoDeployment } from '../core/lazy-no-deployment.ts'
import { lazyPart } from '../core/lazy-part.ts'
import { presaleContracts } from '../presale/shared/presale-contracts.ts'
import { ConnectButton } from '../transaction/connect-button.tsx'
import { SlotCards, SlotCardsSkeleton } from './slot-cards.tsx'
import classes from './slots.module.css'
import { useSlotOffers } from './use-slot-offers.ts'

// With its forms, which a visitor without a wallet never sees.
const OwnSlots = lazyPart(() => import('./own-slots.tsx'))

/** Own whitelist slots: offer them, give them away, withdraw offers (specification section 2, `/whitelist/sell`). */
export function SlotSellPage() {
  const { address: account } = useConnection()
  return (
    <>
      <PageHeader title={m.shell_route_whitelist_sell()} description={m.whitelist_sell_lead()} />
      {!presaleContracts ? (
        <LazyNoDeployment />
      ) : account ? (
        <div className={classes.slots}>
          <LatePart pending={<SlotCardsSkeleton />}>
            <OwnSlots contracts={presaleContracts} account={account} />
          </LatePart>
          <OwnOffers account={account} />
        </div>
      ) : (
        <Panel>
          <EmptyState
            title={m.whitelist_sell_connect_title()}
            text={m.whitelist_sell_connect_text()}
            actions={<ConnectButton />}
          />
        </Panel>
      )}
    </>
  )
}

function OwnOffers({ account }: { account: Address }) {
  const offers = useSlotOffers({ seller: account, status: 'any' })
  if (offers.items.length === 0) return null
  return (
    <section className={classes.slots} aria-labelledby="own-offers">
      <h2 id="own-offers">{m.whitelist_sell_offers()}</h2>
      <SlotCards
        offers={offers.items}
        hasMore={offers.hasNextPage}
        isLoadingMore={offers.isFetchingNextPage}
        onMore={() => void offers.fetchNextPage()}
      />
    </section>
  )
}
