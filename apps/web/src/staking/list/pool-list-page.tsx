import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { PageHeader } from '@slipway/ui/page-header'
import { useNavigate } from '@tanstack/react-router'
import { AppLink } from '../../core/app-link.tsx'
import { LazyNoDeployment } from '../../core/lazy-no-deployment.ts'
import { useNetworkName } from '../../core/use-network-name.ts'
import { stakingContracts } from '../shared/staking-contracts.ts'
import { ListEmpty } from './list-states.tsx'
import { PoolFilters } from './pool-filters.tsx'
import { type PoolListSearch, readPoolListSearch } from './pool-list-search.ts'
import { PoolResults } from './pool-results.tsx'

/** Everybody's staking pools (S-10, `/mining/list`). */
export function PoolListPage({ search }: { search: PoolListSearch }) {
  const navigate = useNavigate()
  const chain = useNetworkName(search.network)
  const change = (next: PoolListSearch) =>
    void navigate({
      to: '/mining/list',
      search: (previous) => ({ chain: previous.chain, ...readPoolListSearch({ ...next }) }),
      replace: true,
    })
  return (
    <>
      <PageHeader
        title={m.shell_route_mining_list()}
        description={m.stakelist_lead({ chain })}
        actions={
          stakingContracts && (
            <Button component={AppLink} to="/mining/create">
              {m.stakelist_new()}
            </Button>
          )
        }
      />
      {stakingContracts || search.network ? (
        <>
          <PoolFilters search={search} onChange={change} />
          <PoolResults
            search={search}
            onChange={change}
            empty={(network) => <ListEmpty network={network} />}
          />
        </>
      ) : (
        <LazyNoDeployment />
      )}
    </>
  )
}
