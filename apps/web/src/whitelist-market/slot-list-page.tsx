import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { EmptyState } from '@slipway/ui/empty-state'
import { PageHeader } from '@slipway/ui/page-header'
import { Panel } from '@slipway/ui/panel'
import { useNavigate } from '@tanstack/react-router'
import { activeChain } from '../core/active-chain.ts'
import { AppLink } from '../core/app-link.tsx'
import { LazyNoDeployment } from '../core/lazy-no-deployment.ts'
import { presaleContracts } from '../presale/shared/presale-contracts.ts'
import { SlotCards, SlotCardsSkeleton, SlotsFailed } from './slot-cards.tsx'
import { SlotFilters } from './slot-filters.tsx'
import { readSlotSearch, type SlotSearch } from './slot-search.ts'
import { useSlotOffers } from './use-slot-offers.ts'

const chain = activeChain.name

/** Whitelist slots that are for sale (specification section 2, `/whitelist/list`). */
export function SlotListPage({ search }: { search: SlotSearch }) {
  return (
    <>
      <PageHeader
        title={m.shell_route_whitelist_list()}
        description={m.whitelist_list_lead({ chain })}
        actions={
          presaleContracts && (
            <Button component={AppLink} to="/whitelist/sell" variant="default">
              {m.whitelist_list_sell()}
            </Button>
          )
        }
      />
      {presaleContracts ? <Listed search={search} /> : <LazyNoDeployment />}
    </>
  )
}

function Listed({ search }: { search: SlotSearch }) {
  const navigate = useNavigate()
  const change = (next: SlotSearch) =>
    void navigate({
      to: '/whitelist/list',
      search: (previous) => ({ chain: previous.chain, ...readSlotSearch({ ...next }) }),
      replace: true,
    })
  return (
    <>
      <SlotFilters search={search} onChange={change} />
      <Results search={search} onClear={() => change({})} />
    </>
  )
}

function Results({ search, onClear }: { search: SlotSearch; onClear: () => void }) {
  const list = useSlotOffers(search)
  if (list.isError && list.items.length === 0)
    return <SlotsFailed onRetry={() => void list.refetch()} />
  if (list.isPending) return <SlotCardsSkeleton />
  if (list.items.length === 0) return <Nothing search={search} onClear={onClear} />
  return (
    <SlotCards
      offers={list.items}
      hasMore={list.hasNextPage}
      isLoadingMore={list.isFetchingNextPage}
      onMore={() => void list.fetchNextPage()}
    />
  )
}

function Nothing({ search, onClear }: { search: SlotSearch; onClear: () => void }) {
  const isNarrowed = search.presale !== undefined || search.status !== undefined
  return (
    <Panel>
      {isNarrowed ? (
        <EmptyState
          title={m.whitelist_empty_search_title()}
          text={m.whitelist_empty_search_text()}
          actions={
            <Button variant="default" onClick={onClear}>
              {m.whitelist_clear()}
            </Button>
          }
        />
      ) : (
        <EmptyState
          title={m.whitelist_empty_title({ chain })}
          text={m.whitelist_empty_text()}
          actions={
            <Button component={AppLink} to="/whitelist/sell">
              {m.whitelist_list_sell()}
            </Button>
          }
        />
      )}
    </Panel>
  )
}
