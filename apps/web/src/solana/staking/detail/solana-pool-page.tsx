import { Button, Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { EmptyState } from '@slipway/ui/empty-state'
import { ErrorState } from '@slipway/ui/error-state'
import { PageSkeleton } from '@slipway/ui/page-skeleton'
import { Panel } from '@slipway/ui/panel'
import type { Address } from '@solana/kit'
import { useQuery } from '@tanstack/react-query'
import { AppLink } from '../../../core/app-link.tsx'
import { LatePart } from '../../../core/late-part.tsx'
import { lazyPart } from '../../../core/lazy-part.ts'
import { useTabTitle } from '../../../core/use-tab-title.ts'
import { useHasDone } from '../../flow/use-has-done.ts'
import { ProgramFrame } from '../../frame/program-frame.tsx'
import { ThreeParts } from '../../frame/three-parts.tsx'
import { useCluster } from '../../network/use-cluster.ts'
import { useClusterNow } from '../../network/use-cluster-now.ts'
import { useWalletStore } from '../../wallet/wallet-store.ts'
import { poolQueries } from './pool-queries.ts'
import { poolTitle } from './pool-title.ts'
import type { PoolView } from './types.ts'

const StatePanel = lazyPart(() => import('./state-panel.tsx'))
const FactPanels = lazyPart(() => import('./fact-panels.tsx'))
const StakerPart = lazyPart(() => import('./staker-part.tsx'))
// With the forms of its creator, which most visitors are not.
const OwnerCards = lazyPart(() => import('./owner-cards.tsx'))

/** There is none at the address, or none any more. */
function Missing({ address }: { address: string }) {
  const chain = useCluster()
  const isClosed = useHasDone('pool_close', 'pool', address)
  return (
    <Panel>
      <EmptyState
        title={isClosed ? m.solstakepage_closed_title() : m.solstakepage_missing_title()}
        text={
          isClosed
            ? m.solstakepage_closed_text()
            : m.solstakepage_missing_text({ chain: chain.name })
        }
        actions={
          <Button
            component={AppLink}
            to="/solana/staking/list"
            search={{ network: chain.shortname }}
          >
            {m.shell_route_solana_staking_list()}
          </Button>
        }
      />
    </Panel>
  )
}

/** The pool at this second. On a phone what can be done follows where the pool is, before every other fact. */
function Shown({ read, readAt }: { read: PoolView; readAt: number }) {
  const account = useWalletStore((state) => state.account)?.address
  const view = { ...read, now: useClusterNow(read.now, readAt) }
  useTabTitle(poolTitle(read))
  return (
    <ThreeParts
      state={
        <LatePart pending={<PageSkeleton />}>
          <StatePanel view={view} />
        </LatePart>
      }
      acts={
        <>
          <LatePart pending={<Skeleton height={420} radius={12} />}>
            <StakerPart view={view} {...(account !== undefined && { account })} />
          </LatePart>
          {account === view.pool.owner && (
            <LatePart pending={<Skeleton height={320} radius={12} />}>
              <OwnerCards view={view} />
            </LatePart>
          )}
        </>
      }
      facts={
        <LatePart pending={<Skeleton height={320} radius={12} />}>
          <FactPanels view={view} />
        </LatePart>
      }
    />
  )
}

function Pool({ program, address }: { program: Address; address: string }) {
  const chain = useCluster()
  const { data, isPending, refetch, dataUpdatedAt } = useQuery(
    poolQueries.one(chain, program, address),
  )
  if (isPending) return <PageSkeleton />
  if (data === undefined)
    return (
      <ErrorState
        title={m.stakepage_failed_title()}
        text={m.stakepage_failed_text({ chain: chain.name })}
        onRetry={() => void refetch()}
      />
    )
  if (!data) return <Missing address={address} />
  return <Shown read={data} readAt={dataUpdatedAt} />
}

/** One staking pool on Solana: what the chain says of it, and what the visitor can do. */
export function SolanaPoolPage({ address }: { address: string }) {
  return (
    <ProgramFrame
      program="staking"
      title={m.shell_route_solana_staking()}
      description={m.solstakepage_lead()}
    >
      {(program) => <Pool program={program} address={address} />}
    </ProgramFrame>
  )
}
