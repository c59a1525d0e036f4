import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { PageHeader } from '@slipway/ui/page-header'
import { useNavigate } from '@tanstack/react-router'
import { useConnection } from 'wagmi'
import { AppLink } from '../../core/app-link.tsx'
import { LazyNoDeployment } from '../../core/lazy-no-deployment.ts'
import { useNetworkName } from '../../core/use-network-name.ts'
import { lockContracts } from '../shared/lock-contracts.ts'
import { FreePanel } from './free-panel.tsx'
import { ListDisconnected } from './list-states.tsx'
import { LockFilters } from './lock-filters.tsx'
import { type LockListSearch, readLockListSearch } from './lock-list-search.ts'
import { LockResults } from './lock-results.tsx'

/** Everybody's locks and one's own (specification section 2, `/lock/list`). */
export function LockListPage({ search }: { search: LockListSearch }) {
  const chain = useNetworkName(search.network)
  return (
    <>
      <PageHeader
        title={m.shell_route_lock_list()}
        description={m.lock_list_lead({ chain })}
        actions={
          lockContracts && (
            <Button component={AppLink} to="/lock/create">
              {m.lock_list_new()}
            </Button>
          )
        }
      />
      {lockContracts || search.network ? <Listed search={search} /> : <LazyNoDeployment />}
    </>
  )
}

function Listed({ search }: { search: LockListSearch }) {
  const navigate = useNavigate()
  const { address } = useConnection()
  const change = (next: LockListSearch) =>
    void navigate({
      to: '/lock/list',
      search: (previous) => ({ chain: previous.chain, ...readLockListSearch({ ...next }) }),
      replace: true,
    })
  const isMine = search.whose === 'mine'
  return (
    <>
      <LockFilters search={search} onChange={change} />
      {isMine && address && lockContracts && (
        <FreePanel contracts={lockContracts} account={address} />
      )}
      {isMine && !address ? (
        <ListDisconnected search={search} onChange={change} />
      ) : (
        <LockResults search={search} account={address} onChange={change} />
      )}
    </>
  )
}
