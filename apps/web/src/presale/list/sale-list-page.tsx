import { Button } from '@mantine/core'
import { saleCalendarUrl } from '@slipway/api-client'
import { getLocale, m } from '@slipway/messages'
import { PageHeader } from '@slipway/ui/page-header'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useConnection } from 'wagmi'
import { activeChain } from '../../shell/active-chain.ts'
import { api } from '../../shell/api.ts'
import { AppLink } from '../../shell/app-link.tsx'
import { LazyNoDeployment } from '../../shell/lazy-no-deployment.ts'
import { presaleContracts } from '../sale/presale-contracts.ts'
import { ListDisconnected } from './list-states.tsx'
import { SaleFilters } from './sale-filters.tsx'
import { readSaleListSearch, type SaleListSearch } from './sale-list-search.ts'
import { SaleResults } from './sale-results.tsx'
import { useLiveSaleList } from './use-sale-list.ts'

/** The two addresses of the launchpad list (specification section 2, settled S-12). */
export type SaleListPlace = '/presale/list' | '/dashboard/workplace'

interface SaleListPageProps {
  search: SaleListSearch
  place: SaleListPlace
}

/** Every sale of the launchpad: searched, filtered, ordered, and moving while one looks. */
export function SaleListPage({ search, place }: SaleListPageProps) {
  const isWorkplace = place === '/dashboard/workplace'
  const chain = activeChain.name
  return (
    <>
      <PageHeader
        title={isWorkplace ? m.shell_route_workplace() : m.shell_route_presale_list()}
        description={isWorkplace ? m.sale_workplace_lead({ chain }) : m.sale_list_lead({ chain })}
        actions={
          presaleContracts && (
            <>
              <Button
                component="a"
                href={saleCalendarUrl(api.baseUrl, {
                  chain: activeChain.shortname,
                  lang: getLocale(),
                })}
                variant="default"
                leftSection={<IconCalendarPlus size={16} stroke={1.6} aria-hidden />}
              >
                {m.sale_list_calendar()}
              </Button>
              <Button component={AppLink} to="/presale/create">
                {m.sale_list_new()}
              </Button>
            </>
          )
        }
      />
      {presaleContracts || search.network ? (
        <Listed search={search} place={place} />
      ) : (
        <LazyNoDeployment />
      )}
    </>
  )
}

function Listed({ search, place }: SaleListPageProps) {
  const navigate = useNavigate()
  const { address } = useConnection()
  useLiveSaleList()
  const change = (next: SaleListSearch) =>
    void navigate({
      to: place,
      search: (previous) => ({ chain: previous.chain, ...readSaleListSearch({ ...next }) }),
      replace: true,
    })
  const isWaitingForWallet = !address && (search.whose ?? 'all') !== 'all'
  return (
    <>
      <SaleFilters search={search} onChange={change} />
      {isWaitingForWallet ? (
        <ListDisconnected search={search} onChange={change} />
      ) : (
        <SaleResults search={search} account={address} onChange={change} />
      )}
    </>
  )
}
