import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { PageHeader } from '@slipway/ui/page-header'
import { SegmentedControl } from '@slipway/ui/segmented-control'
import { useNavigate } from '@tanstack/react-router'
import { useConnection } from 'wagmi'
import { AppLink } from '../../core/app-link.tsx'
import { LazyNoDeployment } from '../../core/lazy-no-deployment.ts'
import { stakingContracts } from '../shared/staking-contracts.ts'
import { CreatedEmpty, OwnDisconnected } from './list-states.tsx'
import { OwnStakes } from './own-stakes.tsx'
import { PoolFilters } from './pool-filters.tsx'
import classes from './pool-list.module.css'
import {
  type OwnPools,
  ownOptions,
  type PoolListSearch,
  readPoolListSearch,
} from './pool-list-search.ts'
import { PoolResults } from './pool-results.tsx'

const ownTexts: Record<OwnPools, () => string> = {
  staked: m.stakelist_own_staked,
  created: m.stakelist_own_created,
}

/** Where one has staked, and the pools that one made (specification section 2, `/mining/mine`). */
export function OwnPoolsPage({ search }: { search: PoolListSearch }) {
  return (
    <>
      <PageHeader
        title={m.shell_route_mining_mine()}
        description={m.stakelist_mine_lead()}
        actions={
          stakingContracts && (
            <Button component={AppLink} to="/mining/create">
              {m.stakelist_new()}
            </Button>
          )
        }
      />
      {stakingContracts ? <Own search={search} /> : <LazyNoDeployment />}
    </>
  )
}

function Own({ search }: { search: PoolListSearch }) {
  const navigate = useNavigate()
  const { address } = useConnection()
  const change = (next: PoolListSearch) =>
    void navigate({
      to: '/mining/mine',
      search: (previous) => ({ chain: previous.chain, ...readPoolListSearch({ ...next }) }),
      replace: true,
    })
  const { own = 'staked' } = search
  if (!address) return <OwnDisconnected />
  return (
    <>
      <SegmentedControl
        className={classes.own}
        aria-label={m.stakelist_own()}
        value={own}
        onChange={(value) => change({ own: value })}
        data={ownOptions.map((value) => ({ value, label: ownTexts[value]() }))}
      />
      {own === 'staked' ? (
        <OwnStakes account={address} />
      ) : (
        <>
          <PoolFilters search={search} onChange={change} />
          <PoolResults
            search={search}
            onChange={change}
            owner={address}
            empty={() => <CreatedEmpty />}
          />
        </>
      )}
    </>
  )
}
