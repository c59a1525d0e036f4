import { Button } from '@mantine/core'
import { makePresaleCalls } from '@slipway/api-client'
import { m } from '@slipway/messages'
import type { PresaleContracts } from '@slipway/sdk/platform/presale-contracts'
import { EmptyState } from '@slipway/ui/empty-state'
import { Panel } from '@slipway/ui/panel'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { activeChain } from '../core/active-chain.ts'
import { api } from '../core/api.ts'
import { AppLink } from '../core/app-link.tsx'
import { OwnSlot } from './own-slot.tsx'
import { SlotCardsSkeleton, SlotsFailed } from './slot-cards.tsx'
import classes from './slots.module.css'
import { useSlotActs } from './use-slot-acts.tsx'
import { slotOffersKey } from './use-slot-offers.ts'

const { listPortfolioSlots } = makePresaleCalls(api.transport)

/** Slots of a wallet in the presales of the page's network. */
function useOwnSlots(account: Address) {
  const query = useInfiniteQuery({
    queryKey: [...slotOffersKey, 'own', account],
    queryFn: ({ pageParam, signal }) =>
      listPortfolioSlots(
        account,
        { chain: activeChain.shortname, limit: 50, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: (page) => page.nextCursor,
    refetchInterval: 10_000,
  })
  return { ...query, items: query.data?.pages.flatMap((page) => page.items) ?? [] }
}

interface OwnSlotsProps {
  contracts: PresaleContracts
  account: Address
}

/** The visitor's unused slots, each with what can be done with it. */
export default function OwnSlots({ contracts, account }: OwnSlotsProps) {
  const slots = useOwnSlots(account)
  const { act, dialog } = useSlotActs()
  const unused = slots.items.filter(({ slot }) => slot?.status === 'unused')
  if (slots.isError && slots.items.length === 0)
    return <SlotsFailed onRetry={() => void slots.refetch()} />
  if (slots.isPending) return <SlotCardsSkeleton />
  return (
    <section className={classes.slots} aria-label={m.whitelist_sell_slots()}>
      {unused.length === 0 && !slots.hasNextPage && (
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
