import { Button, Loader } from '@mantine/core'
import { formatAmount, formatBps, formatInteger, formatLength, m } from '@slipway/messages'
import type { LockDraftReport } from '@slipway/sdk/lock/check/lock-check'
import type { LockDraft, LockListDraft } from '@slipway/sdk/lock/lock-draft-schema'
import { shareBps } from '@slipway/sdk/shared/share-bps'
import { AddressText } from '@slipway/ui/address-text'
import { NoticeBox } from '@slipway/ui/notice-box'
import { TimeText } from '@slipway/ui/time-text'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { useStore } from 'zustand'
import { activeChain } from '../../core/active-chain.ts'
import { ReleasePicture } from '../../release/release-picture.tsx'
import { type ReleaseTerms, releasePoints } from '../../release/release-points.ts'
import { AssetAvatars } from './asset-avatars.tsx'
import { assetName, assetUnit } from './asset-name.ts'
import formClasses from './create.module.css'
import { listPoints } from './list-points.ts'
import type { LockableAsset } from './lock-asset.ts'
import { useLockForm } from './lock-form-context.ts'
import classes from './preview.module.css'
import { releaseText } from './release-text.ts'
import { ReportOutcome } from './report-outcome.tsx'

interface LockForecastProps {
  address: Address
  facts: LockableAsset
  /** Asks the network about a draft; undefined while nobody is connected. */
  check: ((draft: LockDraft | LockListDraft) => Promise<LockDraftReport>) | undefined
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  )
}

function amountOf(draft: LockDraft | LockListDraft): bigint | undefined {
  if (draft.locker === 'list') return draft.entries.reduce((sum, { amount }) => sum + amount, 0n)
  return draft.locker === 'nft' ? undefined : draft.amount
}

/** How much, and which part of all there is. */
function Amount({ facts, draft }: { facts: LockableAsset; draft: LockDraft | LockListDraft }) {
  if (facts.kind === 'nft')
    return <p className={classes.figure}>#{draft.locker === 'nft' ? String(draft.nftId) : ''}</p>
  const amount = amountOf(draft) ?? 0n
  const { totalSupply, decimals } = facts
  const bps = shareBps(amount, totalSupply)
  return (
    <p className={classes.figure}>
      {formatAmount(amount, decimals, { maximumFractionDigits: 6 })}
      <small>{assetUnit(facts)}</small>
      {bps > 0 && <span>{m.lock_preview_share({ share: formatBps(bps) })}</span>}
    </p>
  )
}

function Times({ terms, now }: { terms: ReleaseTerms; now: number }) {
  return (
    <dl className={classes.rows}>
      <Row label={m.lock_preview_until()}>
        {terms.isForever ? m.lock_until_forever() : <TimeText at={terms.unlockAt} />}
      </Row>
      {!terms.isForever && (
        <Row label={m.lock_preview_length()}>{formatLength(terms.unlockAt - now)}</Row>
      )}
      <Row label={m.lock_field_release()}>{releaseText(terms)}</Row>
    </dl>
  )
}

function Owner({ draft }: { draft: LockDraft }) {
  const { address: account } = useConnection()
  const { owner } = draft
  if (!account) return <>{m.lock_preview_owner_none()}</>
  const isOwn = account.toLowerCase() === owner.toLowerCase()
  return <AddressText address={owner} {...(isOwn && { name: m.lock_preview_you() })} />
}

/** The list's locks together: how many, for whom, what comes free when. */
function ListForecast({ draft, now }: { draft: LockListDraft; now: number }) {
  return (
    <>
      <dl className={classes.rows}>
        <Row label={m.lock_list_locks()}>{formatInteger(draft.entries.length)}</Row>
        <Row label={m.lock_list_owners()}>
          {formatInteger(new Set(draft.entries.map(({ owner }) => owner)).size)}
        </Row>
      </dl>
      <ReleasePicture points={listPoints(draft.entries)} now={now} />
    </>
  )
}

interface LockReportProps extends Pick<LockForecastProps, 'facts' | 'check'> {
  draft: LockDraft | LockListDraft
}

const STALE_MS = 15_000

/** A draft as a part of a key: two that say the same are the same. */
const keyOf = (draft: LockDraft | LockListDraft) =>
  JSON.stringify(draft, (_, value) => (typeof value === 'bigint' ? String(value) : value))

/** What the network says about the lock before anything is signed; asked again when the draft changes. */
function LockReport({ draft, facts, check }: LockReportProps) {
  const { address: account } = useConnection()
  const units = { symbol: assetUnit(facts), decimals: facts.kind === 'nft' ? 0 : facts.decimals }
  const { data, error, refetch } = useQuery({
    queryKey: ['lock', activeChain.chainId, 'report', account ?? null, keyOf(draft)],
    queryFn: check ? () => check(draft) : skipToken,
    staleTime: STALE_MS,
    retry: false,
  })
  if (!account) return <p className={formClasses.muted}>{m.lock_report_wallet()}</p>
  return (
    <div className={formClasses.report} aria-live="polite">
      {data && <ReportOutcome report={data} units={units} />}
      {!data && !error && (
        <p className={formClasses.reading}>
          <Loader size={16} aria-hidden />
          {m.lock_report_running({ chain: activeChain.name })}
        </p>
      )}
      {!data && error && (
        <NoticeBox
          tone="warn"
          actions={
            <Button variant="default" size="xs" onClick={() => void refetch()}>
              {m.shell_retry()}
            </Button>
          }
        >
          {m.lock_asset_unread({ chain: activeChain.name })}
        </NoticeBox>
      )}
    </div>
  )
}

/** The lock in words and figures, and what the network says about it. */
export default function LockForecast({ address, facts, check }: LockForecastProps) {
  const { snapshot, getNow } = useLockForm()
  const draft = useStore(snapshot, ({ reading }) => reading?.draft ?? null)
  const terms = useStore(snapshot, ({ reading }) => reading?.terms ?? null)
  const hasPicture = facts.kind === 'nft' || terms?.isForever === true
  return (
    <div className={classes.parts}>
      <div className={classes.card}>
        <AssetAvatars address={address} facts={facts} size={44} />
        <strong>{assetName(facts)}</strong>
      </div>
      {draft && <Amount facts={facts} draft={draft} />}
      {draft?.locker === 'list' && <ListForecast draft={draft} now={getNow()} />}
      {terms && <Times terms={terms} now={getNow()} />}
      {terms && hasPicture && <ReleasePicture points={releasePoints(terms)} now={getNow()} />}
      {draft && draft.locker !== 'list' && (
        <dl className={classes.rows}>
          <Row label={m.lock_field_owner()}>
            <Owner draft={draft} />
          </Row>
        </dl>
      )}
      {draft ? (
        <LockReport draft={draft} facts={facts} check={check} />
      ) : (
        <p className={classes.muted}>{m.lock_preview_incomplete()}</p>
      )}
    </div>
  )
}
