import { Button, Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { solanaPresaleStatus } from '@slipway/sdk/solana/presale/solana-presale-status'
import { EmptyState } from '@slipway/ui/empty-state'
import { PageSkeleton } from '@slipway/ui/page-skeleton'
import { Panel } from '@slipway/ui/panel'
import type { Address } from '@solana/kit'
import { useQuery } from '@tanstack/react-query'
import { AppLink } from '../../../core/app-link.tsx'
import { LatePart } from '../../../core/late-part.tsx'
import { lazyPart } from '../../../core/lazy-part.ts'
import { useHasDone } from '../../flow/use-has-done.ts'
import { ProgramFrame } from '../../frame/program-frame.tsx'
import { ThreeParts } from '../../frame/three-parts.tsx'
import { ReadFailed } from '../../network/read-failed.tsx'
import { useCluster } from '../../network/use-cluster.ts'
import { useClusterNow } from '../../network/use-cluster-now.ts'
import { useSymbolTitle } from '../../network/use-symbol-title.ts'
import { useWalletStore } from '../../wallet/wallet-store.ts'
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
        title={isClosed ? m.solpresalepage_closed_title() : m.solpresalepage_missing_title()}
        text={
          isClosed
            ? m.solpresalepage_closed_text()
            : m.solpresalepage_missing_text({ chain: chain.name })
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
function Shown({
  read,
  readAt,
  inviter,
}: {
  read: PresaleView
  readAt: number
  inviter?: string | undefined
}) {
  const account = useWalletStore((state) => state.account)?.address
  const now = useClusterNow(read.now, readAt)
  const view = { ...read, now, status: solanaPresaleStatus(read.presale, now) }
  return (
    <ThreeParts
      state={
        <LatePart pending={<Skeleton height={320} radius={12} />}>
          <PresalePanels view={view} part="state" />
        </LatePart>
      }
      acts={
        <>
          <LatePart pending={<Skeleton height={420} radius={12} />}>
            <BuyerPart view={view} given={inviter} {...(account !== undefined && { account })} />
          </LatePart>
          {account === view.presale.creator && (
            <LatePart pending={<Skeleton height={320} radius={12} />}>
              <CreatorCards view={view} />
            </LatePart>
          )}
        </>
      }
      facts={
        <LatePart pending={<PageSkeleton />}>
          <PresalePanels view={view} part="facts" />
        </LatePart>
      }
    />
  )
}

interface PresaleProps {
  program: Address
  address: string
  /** Inviter of the link. */
  inviter?: string | undefined
}

function Presale({ program, address, inviter }: PresaleProps) {
  const chain = useCluster()
  const { data, isPending, refetch, dataUpdatedAt } = useQuery(
    presaleReads(chain, program).one(address),
  )
  useSymbolTitle(typeof data === 'object' ? data?.token : undefined, m.solpresalepage_title())
  if (isPending) return <PageSkeleton />
  if (data === undefined)
    return (
      <ReadFailed
        chain={chain}
        title={m.solpresalepage_failed_title()}
        onRetry={() => void refetch()}
      />
    )
  if (data === 'token-unread')
    return (
      <Panel>
        <EmptyState title={m.solpresalepage_unread_title()} text={m.solpresalepage_unread_text()} />
      </Panel>
    )
  if (!data) return <Missing address={address} />
  return <Shown read={data} readAt={dataUpdatedAt} inviter={inviter} />
}

/** One presale on Solana: what the chain says of it, and what the visitor can do. */
export function SolanaPresalePage({ address, inviter }: Omit<PresaleProps, 'program'>) {
  return (
    <ProgramFrame
      program="presale"
      title={m.solpresalepage_title()}
      description={m.solpresalepage_lead()}
    >
      {(program) => <Presale program={program} address={address} inviter={inviter} />}
    </ProgramFrame>
  )
}
