import { Button, Skeleton } from '@mantine/core'
import { formatBps, formatDuration, formatInteger, formatTime, m } from '@slipway/messages'
import type { SolanaAirdrop } from '@slipway/sdk/solana/airdrop/types'
import { AddressText } from '@slipway/ui/address-text'
import { EmptyState } from '@slipway/ui/empty-state'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { PageSkeleton } from '@slipway/ui/page-skeleton'
import { Panel } from '@slipway/ui/panel'
import type { Address } from '@solana/kit'
import { AppLink } from '../../core/app-link.tsx'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { ReleaseDates } from '../../release/release-dates.tsx'
import { ReleasePicture } from '../../release/release-picture.tsx'
import classes from '../console/console.module.css'
import { useHasDone } from '../flow/use-has-done.ts'
import { ProgramFrame } from '../frame/program-frame.tsx'
import { ThreeParts } from '../frame/three-parts.tsx'
import { amountOf } from '../lock/lock-texts.ts'
import { clusterExplorer } from '../network/cluster-explorer.ts'
import { ReadFailed } from '../network/read-failed.tsx'
import { ScaledNotice } from '../network/scaled-notice.tsx'
import { TokenLink } from '../network/token-link.tsx'
import { useCluster } from '../network/use-cluster.ts'
import { useSymbolTitle } from '../network/use-symbol-title.ts'
import { airdropPoints } from './airdrop-points.ts'
import { AirdropStatusBadge } from './airdrop-status-badge.tsx'
import type { AirdropView } from './types.ts'
import { useAirdropView } from './use-airdrop-view.ts'

const ClaimPart = lazyPart(() => import('./claim-part.tsx'))
const AirdropCards = lazyPart(() => import('./airdrop-cards.tsx'))

const releaseText = ({ releaseSeconds, firstBps }: SolanaAirdrop) =>
  releaseSeconds === 0
    ? m.airdrop_release_once()
    : m.airdrop_release_over({
        first: formatBps(firstBps),
        duration: formatDuration(releaseSeconds),
      })

/** What is promised, and what of it is covered and paid. */
function Figures({ view: { airdrop, token, left, status } }: { view: AirdropView }) {
  const { total, deposited, claimed, settled, entries } = airdrop
  return (
    <Panel title={m.solana_airdrop_figures()} description={m.solana_airdrop_figures_text()}>
      <ScaledNotice token={token} />
      <KeyValueList>
        <KeyValue label={m.solana_airdrop_state()}>
          <AirdropStatusBadge status={status} />
        </KeyValue>
        <KeyValue label={m.airdrop_total()}>{amountOf(token, total)}</KeyValue>
        <KeyValue label={m.solana_airdrop_deposited()}>{amountOf(token, deposited)}</KeyValue>
        <KeyValue label={m.airdrop_left()}>{amountOf(token, left)}</KeyValue>
        <KeyValue label={m.solana_airdrop_claimed()}>{amountOf(token, claimed)}</KeyValue>
        <KeyValue label={m.solana_airdrop_settled()}>
          {m.solana_airdrop_settled_of({
            settled: formatInteger(settled),
            entries: formatInteger(entries),
          })}
        </KeyValue>
      </KeyValueList>
    </Panel>
  )
}

function Terms({ view: { chain, airdrop, token } }: { view: AirdropView }) {
  const { startAt, endAt, creator, vault, address } = airdrop
  const addressOf = (at: Address) => (
    <AddressText address={at} explorer={clusterExplorer(chain, 'address', at)} />
  )
  return (
    <Panel title={m.airdrop_facts()} description={m.airdrop_section_time_text()}>
      <KeyValueList>
        <KeyValue label={m.airdrop_field_start()}>{formatTime(startAt)}</KeyValue>
        <KeyValue label={m.airdrop_field_end()}>
          {endAt === undefined ? m.airdrop_end_never() : formatTime(endAt)}
        </KeyValue>
        <KeyValue label={m.airdrop_field_release()}>{releaseText(airdrop)}</KeyValue>
        <KeyValue label={m.solana_airdrop_creator()}>{addressOf(creator)}</KeyValue>
        <KeyValue label={m.lock_kind_token()}>
          <TokenLink chain={chain} token={token} />
        </KeyValue>
        <KeyValue label={m.solana_lock_vault()}>{addressOf(vault)}</KeyValue>
        <KeyValue label={m.solana_airdrop_address()}>{addressOf(address)}</KeyValue>
      </KeyValueList>
    </Panel>
  )
}

function Release({ view: { airdrop, now } }: { view: AirdropView }) {
  const points = airdropPoints(airdrop)
  return (
    <Panel title={m.airdrop_section_release()} description={m.airdrop_section_release_text()}>
      <div className={classes.stack}>
        <ReleasePicture points={points} now={now} lockedAt={airdrop.createdAt} hasTable />
        <ReleaseDates points={points} now={now} />
      </div>
    </Panel>
  )
}

/** There is none at the address, or none any more. */
function Missing({ address }: { address: string }) {
  const chain = useCluster()
  const isClosed = useHasDone('airdrop_close', 'airdrop', address)
  return (
    <Panel>
      <EmptyState
        title={isClosed ? m.solana_airdrop_closed_title() : m.airlist_not_found_title()}
        text={
          isClosed
            ? m.solana_airdrop_closed_text()
            : m.solana_airdrop_missing_text({ chain: chain.name })
        }
        actions={
          <Button
            component={AppLink}
            to="/solana/airdrop/list"
            search={{ network: chain.shortname }}
          >
            {m.shell_route_solana_airdrop_list()}
          </Button>
        }
      />
    </Panel>
  )
}

function Airdrop({ program, address }: { program: Address; address: string }) {
  const chain = useCluster()
  const { data: view, isPending, refetch } = useAirdropView(chain, program, address)
  useSymbolTitle(typeof view === 'object' ? view?.token : undefined, m.shell_route_solana_airdrop())
  if (isPending) return <PageSkeleton />
  if (view === undefined)
    return (
      <ReadFailed chain={chain} title={m.airlist_failed_title()} onRetry={() => void refetch()} />
    )
  if (view === 'token-unread')
    return (
      <Panel>
        <EmptyState title={m.solana_airdrop_unread_title()} text={m.solana_airdrop_unread_text()} />
      </Panel>
    )
  if (!view) return <Missing address={address} />
  return (
    <ThreeParts
      state={<Figures view={view} />}
      acts={
        <>
          <LatePart pending={<Skeleton height={420} radius={12} />}>
            <ClaimPart view={view} />
          </LatePart>
          <LatePart>
            <AirdropCards view={view} />
          </LatePart>
        </>
      }
      facts={
        <>
          <Terms view={view} />
          <Release view={view} />
        </>
      }
    />
  )
}

/** One airdrop on Solana: what the chain says of it, and how its tokens are claimed. */
export function SolanaAirdropPage({ address }: { address: string }) {
  return (
    <ProgramFrame
      program="airdrop"
      title={m.shell_route_solana_airdrop()}
      description={m.solana_airdrop_lead()}
    >
      {(program) => <Airdrop program={program} address={address} />}
    </ProgramFrame>
  )
}
