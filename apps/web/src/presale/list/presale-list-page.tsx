import { Button } from '@mantine/core'
import { presaleCalendarUrl } from '@slipway/api-client'
import { getLocale, m } from '@slipway/messages'
import { PageHeader } from '@slipway/ui/page-header'
import { IconCalendarPlus } from '@tabler/icons-react'
import { useNavigate } from '@tanstack/react-router'
import { useConnection } from 'wagmi'
import { activeChain } from '../../core/active-chain.ts'
import { api } from '../../core/api.ts'
import { AppLink } from '../../core/app-link.tsx'
import { LazyNoDeployment } from '../../core/lazy-no-deployment.ts'
import { runtimeConfig } from '../../core/runtime-config.ts'
import { useNetworkName } from '../../core/use-network-name.ts'
import { presaleContracts } from '../shared/presale-contracts.ts'
import { ListDisconnected } from './list-states.tsx'
import { PresaleFilters } from './presale-filters.tsx'
import { type PresaleListSearch, readPresaleListSearch } from './presale-list-search.ts'
import { PresaleResults } from './presale-results.tsx'
import { useLivePresaleList } from './use-presale-list.ts'

/** The two addresses of the launchpad list (specification section 2, settled S-12). */
export type PresaleListPlace = '/presale/list' | '/dashboard/workplace'

interface PresaleListPageProps {
  search: PresaleListSearch
  place: PresaleListPlace
}

/** Every presale of the launchpad: searched, filtered, ordered, and moving while one looks. */
export function PresaleListPage({ search, place }: PresaleListPageProps) {
  const isWorkplace = place === '/dashboard/workplace'
  const chain = useNetworkName(search.network)
  return (
    <>
      <PageHeader
        title={isWorkplace ? m.shell_route_workplace() : m.shell_route_presale_list()}
        description={
          isWorkplace ? m.presale_workplace_lead({ chain }) : m.presale_list_lead({ chain })
        }
        actions={
          presaleContracts && (
            <>
              {!runtimeConfig.isStatic && (
                <Button
                  component="a"
                  href={presaleCalendarUrl(api.baseUrl, {
                    chain: activeChain.shortname,
                    lang: getLocale(),
                  })}
                  variant="default"
                  leftSection={<IconCalendarPlus size={16} stroke={1.6} aria-hidden />}
                >
                  {m.presale_list_calendar()}
                </Button>
              )}
              <Button component={AppLink} to="/presale/create">
                {m.presale_list_new()}
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

function Listed({ search, place }: PresaleListPageProps) {
  const navigate = useNavigate()
  const { address } = useConnection()
  useLivePresaleList()
  const change = (next: PresaleListSearch) =>
    void navigate({
      to: place,
      search: (previous) => ({ chain: previous.chain, ...readPresaleListSearch({ ...next }) }),
      replace: true,
    })
  const isWaitingForWallet = !address && (search.whose ?? 'all') !== 'all'
  return (
    <>
      <PresaleFilters search={search} onChange={change} />
      {isWaitingForWallet ? (
        <ListDisconnected search={search} onChange={change} />
      ) : (
        <PresaleResults search={search} account={address} onChange={change} />
      )}
    </>
  )
}
