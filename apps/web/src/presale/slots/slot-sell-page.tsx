import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import type { PresaleContracts } from '@slipway/sdk/presale/types'
import { EmptyState } from '@slipway/ui/empty-state'
import { PageHeader } from '@slipway/ui/page-header'
import { Panel } from '@slipway/ui/panel'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { activeChain } from '../../shell/active-chain.ts'
import { AppLink } from '../../shell/app-link.tsx'
import { NoDeployment } from '../../shell/no-deployment.tsx'
import { ConnectButton } from '../../transaction/connect-button.tsx'
import { presaleContracts } from '../sale/presale-contracts.ts'
import { OwnSlot } from './own-slot.tsx'
import { SlotCards, SlotCardsSkeleton, SlotsFailed } from './slot-cards.tsx'
import classes from './slots.module.css'
import { useOwnSlots } from './use-own-slots.ts'
import { useSlotActs } from './use-slot-acts.tsx'
import { useSlotOffers } from './use-slot-offers.ts'

/** Own whitelist slots: offer them, give them away, withdraw offers (specification section 2, `/whitelist/sell`). */
export function SlotSellPage() {
  const { address: account } = useConnection()
  return (
    <>
      <PageHeader title={m.shell_route_whitelist_sell()} description={m.whitelist_sell_lead()} />
      {!presaleContracts ? (
        <NoDeployment />
      ) : account ? (
        <div className={classes.slots}>
          <OwnSlots contracts={presaleContracts} account={account} />
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

function OwnSlots({ contracts, account }: { contracts: PresaleContracts; account: Address }) {
  const slots = useOwnSlots(account)
  const { act, dialog } = useSlotActs()
  const unused = slots.items.filter(({ slot }) => slot?.status === 'unused')
  if (slots.isError && slots.items.length === 0)
    return <SlotsFailed onRetry={() => void slots.refetch()} />
  if (slots.isPending) return <SlotCardsSkeleton />
  return (
    <section className={classes.slots} aria-label={m.whitelist_sell_slots()}>
      {unused.length === 0 && (
        <Panel title={m.whitelist_sell_slots()}>
          <EmptyState
            title={m.whitelist_sell_empty_title({ chain: activeChain.name })}
            text={m.whitelist_sell_empty_text()}
            actions={
              <Button component={AppLink} to="/presale/list" variant="default">
                {m.whitelist_sell_find()}
              </Button>
            }
          />
        </Panel>
      )}
      {unused.map((own) => (
        <OwnSlot key={own.presale.id} act={act} contracts={contracts} own={own} />
      ))}
      {slots.hasNextPage && (
        <Button
          variant="default"
          loading={slots.isFetchingNextPage}
          onClick={() => void slots.fetchNextPage()}
        >
          {m.whitelist_list_more()}
        </Button>
      )}
      {dialog}
    </section>
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
