import { Button, Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { solanaPresaleStatus } from '@slipway/sdk/solana/presale/solana-presale-status'
import { EmptyState } from '@slipway/ui/empty-state'
import { ErrorState } from '@slipway/ui/error-state'
import { PageSkeleton } from '@slipway/ui/page-skeleton'
import { Panel } from '@slipway/ui/panel'
import type { Address } from '@solana/kit'
import { useQuery } from '@tanstack/react-query'
import { AppLink } from '../../../shell/app-link.tsx'
import { LatePart } from '../../../shell/late-part.tsx'
import { lazyPart } from '../../../shell/lazy-part.ts'
import classes from '../../console/console.module.css'
import { useHasDone } from '../../flow/use-has-done.ts'
import { useCluster } from '../../network/use-cluster.ts'
import { useClusterNow } from '../../network/use-cluster-now.ts'
import { useWalletStore } from '../../wallet/wallet-store.ts'
import { PresaleFrame } from '../presale-frame.tsx'
import { presaleReads } from '../presale-reads.ts'
import type { PresaleView } from '../types.ts'

const PresalePanels = lazyPart(() => import('./presale-panels.tsx'))
const BuyerPart = lazyPart(() => import('./buyer-part.tsx'))
// With the forms of the creator, which most visitors are not.
const CreatorCards = lazyPart(() => import('./creator-cards.tsx'))

/** There is none at the address, or none any more. */
function Missing({ address }: { address: string }) {
  const chain = useCluster()
  const isClosed = useHasDone('presale_close', 'presale', address)
  return (
    <Panel>
      <EmptyState
        title={isClosed ? m.saledetail_closed_title() : m.saledetail_missing_title()}
        text={
          isClosed ? m.saledetail_closed_text() : m.saledetail_missing_text({ chain: chain.name })
        }
        actions={
          <Button
            component={AppLink}
            to="/solana/presale/list"
            search={{ network: chain.shortname }}
          >
            {m.shell_route_solana_presale_list()}
          </Button>
        }
      />
    </Panel>
  )
}

/** The presale at this second: its label follows the clock also between two readings. */
function Shown({ read, readAt }: { read: PresaleView; readAt: number }) {
  const account = useWalletStore((state) => state.account)?.address
  const now = useClusterNow(read.now, readAt)
  const view = { ...read, now, status: solanaPresaleStatus(read.presale, now) }
  return (
    <div className={classes.columns}>
      <div className={classes.column}>
        <LatePart pending={<PageSkeleton />}>
          <PresalePanels view={view} />
        </LatePart>
      </div>
      <div className={classes.column}>
        <LatePart pending={<Skeleton height={420} radius={12} />}>
          <BuyerPart view={view} {...(account !== undefined && { account })} />
        </LatePart>
        {account === view.presale.creator && (
          <LatePart pending={<Skeleton height={320} radius={12} />}>
            <CreatorCards view={view} />
          </LatePart>
        )}
      </div>
    </div>
  )
}

function Presale({ program, address }: { program: Address; address: string }) {
  const chain = useCluster()
  const { data, isPending, isError, refetch, dataUpdatedAt } = useQuery(
    presaleReads(chain, program).one(address),
  )
  if (isPending) return <PageSkeleton />
  if (isError)
    return (
      <ErrorState
        title={m.saledetail_failed_title()}
        text={m.transaction_problem_unreachable({ chain: chain.name })}
        onRetry={() => void refetch()}
      />
    )
  if (data === 'token-unread')
    return (
      <Panel>
        <EmptyState title={m.saledetail_unread_title()} text={m.saledetail_unread_text()} />
      </Panel>
    )
  if (!data) return <Missing address={address} />
  return <Shown read={data} readAt={dataUpdatedAt} />
}

/** One presale on Solana: what the chain says of it, and what the visitor can do. */
export function SolanaPresalePage({ address }: { address: string }) {
  return (
    <PresaleFrame title={m.saledetail_title()} description={m.saledetail_lead()}>
      {(program) => <Presale program={program} address={address} />}
    </PresaleFrame>
  )
}
