import { Skeleton } from '@mantine/core'
import { poolStatus } from '@slipway/sdk/staking/pool-status'
import type { Pool } from '@slipway/sdk/staking/types'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import ViewSwitch from '../../core/view-switch.tsx'
import { ipfsPath } from '../../files/ipfs-path.ts'
import { useInviter } from '../../inviter/use-inviter.ts'
import type { VisitSearch } from '../../inviter/visit-search.ts'
import { useChainNow } from '../../transaction/use-chain-now.ts'
import { assetName } from '../shared/asset-name.ts'
import { AboutPanel } from './about-panel.tsx'
import { InvitePanel } from './invite-panel.tsx'
import { MyPanel } from './my-panel.tsx'
import { isAdmin, type PoolAct, type PoolView } from './pool-act.ts'
import { PoolHead } from './pool-head.tsx'
import classes from './pool-screen.module.css'
import type { PoolInfo } from './read-pool-info.ts'
import { readPoolInfo } from './read-pool-info.ts'
import { StatePanel } from './state-panel.tsx'
import { TermsPanel } from './terms-panel.tsx'
import { type TokenSafety, TrustPanel } from './trust-panel.tsx'
import { useIndexedPool } from './use-indexed-pool.ts'
import { usePoolAccount } from './use-pool.ts'
import { usePoolActs } from './use-pool-acts.tsx'

const ChartPanel = lazyPart(() => import('./chart-panel.tsx'))
const StakeGroup = lazyPart(() => import('./stake-group.tsx'))
const AdminPanel = lazyPart(() => import('./admin/admin-panel.tsx'))

interface PoolScreenProps {
  pool: Pool
  account: Address | undefined
  search: VisitSearch
  safety: TokenSafety
}

interface PublicProps {
  view: PoolView
  act: PoolAct | undefined
  info: PoolInfo | undefined
  given: string | undefined
  safety: TokenSafety
}

function Public({ view, act, info, given, safety }: PublicProps) {
  const { inviter, drop } = useInviter(view.pool.address, given)
  const { my } = view
  return (
    <div className={classes.columns}>
      <div className={classes.main}>
        <StatePanel view={view} />
        {act && my && (
          <LatePart pending={<Skeleton height={320} radius={12} />}>
            <StakeGroup act={{ ...act, my }} inviter={inviter} onDropInviter={drop} />
          </LatePart>
        )}
        <LatePart pending={<Skeleton height={300} radius={12} />}>
          <ChartPanel view={view} />
        </LatePart>
        <AboutPanel info={info} />
        <TermsPanel view={view} />
      </div>
      <aside className={classes.side}>
        <MyPanel view={view} />
        <InvitePanel view={view} />
        <TrustPanel view={view} safety={safety} />
      </aside>
    </div>
  )
}

/** One pool: where it stands, what one has in it and can do, how it earned, its rules; for the admin what can be changed. */
export function PoolScreen({ pool, account, search, safety }: PoolScreenProps) {
  const now = useChainNow()
  const { data: my } = usePoolAccount(pool, account)
  const { data: indexed } = useIndexedPool(pool.address)
  const info = usePoolInfo(pool)
  const status = poolStatus(pool, now, indexed)
  const view: PoolView = { pool, status, name: assetName(pool), account, my, now }
  const { act, dialog } = usePoolActs(view)
  const isManaging = isAdmin(view) && search.view === 'manage' && act
  return (
    <>
      <PoolHead view={view} info={info} actions={isAdmin(view) && <ViewSwitch search={search} />} />
      {isManaging ? (
        <LatePart pending={<Skeleton height={480} radius={12} />}>
          <AdminPanel act={act} />
        </LatePart>
      ) : (
        <Public view={view} act={act} info={info} given={search.inviter} safety={safety} />
      )}
      {dialog}
    </>
  )
}

async function fetchInfo(path: string, signal: AbortSignal): Promise<PoolInfo> {
  const answer = await fetch(path, { signal })
  if (!answer.ok) throw new Error(`The file answers ${answer.status}.`)
  return readPoolInfo(await answer.json())
}

/** What the project says of its pool, from the content store; nothing where its key leads nowhere. */
function usePoolInfo({ ipfsKey }: Pick<Pool, 'ipfsKey'>): PoolInfo | undefined {
  const path = ipfsPath(ipfsKey)
  const { data } = useQuery({
    queryKey: ['ipfs', 'pool', path],
    queryFn: ({ signal }) => fetchInfo(path ?? '', signal),
    enabled: path !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    retry: 1,
  })
  return data
}
