import { m } from '@slipway/messages'
import { PageHeader } from '@slipway/ui/page-header'
import { useNavigate } from '@tanstack/react-router'
import { LazyNoDeployment } from '../../core/lazy-no-deployment.ts'
import { useNetworkName } from '../../core/use-network-name.ts'
import { airdropContracts } from '../shared/airdrop-contracts.ts'
import { AirdropFilters } from './airdrop-filters.tsx'
import { type AirdropListSearch, readAirdropListSearch } from './airdrop-list-search.ts'
import { AirdropResults } from './airdrop-results.tsx'
import { ListEmpty, NewAirdrop } from './list-states.tsx'

/** Everybody's airdrops (settled S-10, `/airdrop/list`). */
export function AirdropListPage({ search }: { search: AirdropListSearch }) {
  const navigate = useNavigate()
  const chain = useNetworkName(search.network)
  const change = (next: AirdropListSearch) =>
    void navigate({
      to: '/airdrop/list',
      search: (previous) => ({ chain: previous.chain, ...readAirdropListSearch({ ...next }) }),
      replace: true,
    })
  return (
    <>
      <PageHeader
        title={m.shell_route_airdrop_list()}
        description={m.airlist_lead({ chain })}
        actions={airdropContracts && <NewAirdrop />}
      />
      {airdropContracts || search.network ? (
        <>
          <AirdropFilters search={search} onChange={change} />
          <AirdropResults
            search={search}
            empty={(asked) => <ListEmpty search={asked} onChange={change} />}
          />
        </>
      ) : (
        <LazyNoDeployment />
      )}
    </>
  )
}
