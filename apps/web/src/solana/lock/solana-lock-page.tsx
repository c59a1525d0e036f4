import { Button, Skeleton } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { formatTime, m } from '@slipway/messages'
import { solanaLockLimits } from '@slipway/sdk/solana/lock/solana-lock-limits'
import { AddressText } from '@slipway/ui/address-text'
import { EmptyState } from '@slipway/ui/empty-state'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { PageSkeleton } from '@slipway/ui/page-skeleton'
import { Panel } from '@slipway/ui/panel'
import type { Address } from '@solana/kit'
import { useQuery } from '@tanstack/react-query'
import { AppLink } from '../../core/app-link.tsx'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart, withChunkTimeout } from '../../core/lazy-part.ts'
import { pointsLeft, withdrawnBps } from '../../release/points-left.ts'
import { ReleaseDates } from '../../release/release-dates.tsx'
import { ReleasePicture } from '../../release/release-picture.tsx'
import { releasePoints } from '../../release/release-points.ts'
import classes from '../console/console.module.css'
import { useHasDone } from '../flow/use-has-done.ts'
import { ProgramFrame } from '../frame/program-frame.tsx'
import { ThreeParts } from '../frame/three-parts.tsx'
import { clusterExplorer } from '../network/cluster-explorer.ts'
import { ReadFailed } from '../network/read-failed.tsx'
import { ScaledNotice } from '../network/scaled-notice.tsx'
import { TokenLink } from '../network/token-link.tsx'
import { useCluster } from '../network/use-cluster.ts'
import { useSymbolTitle } from '../network/use-symbol-title.ts'
import { ConnectSolanaButton } from '../wallet/connect-solana-button.tsx'
import { useWalletStore } from '../wallet/wallet-store.ts'
import { amountOf, lockedOf, untilOf } from './lock-texts.ts'
import type { LockView } from './types.ts'

// With the forms of the owner, which most visitors are not.
const LockCards = lazyPart(() => import('./lock-cards.tsx'))

function Facts({ view }: { view: LockView }) {
  const { chain, lock, token, amount, free } = view
  const addressOf = (address: Address) => (
    <AddressText address={address} explorer={clusterExplorer(chain, 'address', address)} />
  )
  return (
    <Panel title={m.lock_fact_lock()} description={m.solana_lock_facts_text()}>
      <ScaledNotice token={token} />
      <KeyValueList>
        <KeyValue label={m.solana_lock_amount()}>{lockedOf(token, { amount, free })}</KeyValue>
        <KeyValue label={m.solana_lock_free()}>{amountOf(token, free)}</KeyValue>
        <KeyValue label={m.solana_lock_initial()}>{amountOf(token, lock.initialAmount)}</KeyValue>
        <KeyValue label={m.solana_lock_unlocks()}>{untilOf(lock.unlockAt)}</KeyValue>
        <KeyValue label={m.solana_lock_since()}>{formatTime(lock.lockedAt)}</KeyValue>
        <KeyValue label={m.lock_field_owner()}>{addressOf(lock.owner)}</KeyValue>
        <KeyValue label={m.lock_kind_token()}>
          <TokenLink chain={chain} token={token} />
        </KeyValue>
        <KeyValue label={m.solana_lock_vault()}>{addressOf(lock.vault)}</KeyValue>
        <KeyValue label={m.lock_fact_lock()}>{addressOf(lock.address)}</KeyValue>
      </KeyValueList>
    </Panel>
  )
}

function Release({ view: { lock, token, now } }: { view: LockView }) {
  const isForever = lock.unlockAt === solanaLockLimits.forever
  const share = withdrawnBps(lock.initialAmount - lock.withdrawn, lock.initialAmount)
  const points = pointsLeft(releasePoints({ ...lock, isForever }), share, now)
  return (
    <Panel title={m.solana_lock_release_title()} description={m.solana_lock_create_lead()}>
      <div className={classes.stack}>
        <ReleasePicture
          points={points}
          now={now}
          lockedAt={lock.lockedAt}
          withdrawn={share}
          hasTable
        />
        <ReleaseDates
          points={points}
          now={now}
          withdrawn={{ share, amount: amountOf(token, lock.withdrawn) }}
        />
      </div>
    </Panel>
  )
}

/** What the owner's wallet alone can do with it. */
function othersText({ lock, amount }: LockView): string {
  if (amount === 0n) return m.solana_lock_others_empty()
  const isForever = lock.unlockAt === solanaLockLimits.forever
  return isForever ? m.solana_lock_others_forever() : m.solana_lock_others_text()
}

function Acts({ view }: { view: LockView }) {
  const account = useWalletStore((state) => state.account)
  const isGiven = useHasDone('lock_transfer', 'lock', view.lock.address)
  if (account?.address === view.lock.owner)
    return (
      <LatePart pending={<Skeleton height={320} radius={12} />}>
        <LockCards view={view} />
      </LatePart>
    )
  const others = account ? m.solana_lock_others_title : m.solana_lock_connect_title
  const title = isGiven ? m.solana_lock_give_done() : others()
  return (
    <Panel>
      <EmptyState
        title={title}
        text={othersText(view)}
        actions={!account && <ConnectSolanaButton chain={view.chain} />}
      />
    </Panel>
  )
}

/** One lock as the chain has it now; null where there is none at the address. */
function useLockView(chain: SolanaChainDefinition, program: Address, address: string) {
  return useQuery({
    queryKey: ['solana', chain.chainId, 'lock', address],
    queryFn: async () => {
      const { readLockView } = await withChunkTimeout(import('./lock-reads.ts'))
      return readLockView(chain, program, address)
    },
    // The clock releases more, whoever looks.
    refetchInterval: 15_000,
  })
}

function Lock({ program, address }: { program: Address; address: string }) {
  const chain = useCluster()
  const { data: view, isPending, refetch } = useLockView(chain, program, address)
  const isClosed = useHasDone('lock_close', 'lock', address)
  useSymbolTitle(typeof view === 'object' ? view?.token : undefined, m.shell_route_solana_lock())
  if (isPending) return <PageSkeleton />
  if (view === undefined)
    return (
      <ReadFailed
        chain={chain}
        title={m.solana_lock_read_failed()}
        onRetry={() => void refetch()}
      />
    )
  if (view === 'token-unread')
    return (
      <Panel>
        <EmptyState title={m.solana_lock_unread_title()} text={m.solana_lock_unread_text()} />
      </Panel>
    )
  if (!view)
    return (
      <Panel>
        <EmptyState
          title={isClosed ? m.solana_lock_closed_title() : m.solana_lock_not_found()}
          text={
            isClosed
              ? m.solana_lock_close_done()
              : m.solana_lock_missing_text({ chain: chain.name })
          }
          actions={
            <Button
              component={AppLink}
              to="/solana/lock/list"
              search={{ network: chain.shortname }}
            >
              {m.shell_route_solana_lock_list()}
            </Button>
          }
        />
      </Panel>
    )
  return (
    <ThreeParts
      state={<Facts view={view} />}
      acts={<Acts view={view} />}
      facts={<Release view={view} />}
    />
  )
}

/** One lock on Solana: what the chain says of it, and what its owner can do. */
export function SolanaLockPage({ address }: { address: string }) {
  return (
    <ProgramFrame
      program="locker"
      title={m.shell_route_solana_lock()}
      description={m.solana_lock_page_lead()}
    >
      {(program) => <Lock program={program} address={address} />}
    </ProgramFrame>
  )
}
