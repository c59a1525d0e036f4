import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { assetOfLock } from '@slipway/sdk/lock/asset-of-lock'
import { certificateQueries } from '@slipway/sdk/lock/certificate/certificate-queries'
import { CertificateRefused } from '@slipway/sdk/lock/certificate/certificate-refused'
import type { LockCertificate } from '@slipway/sdk/lock/certificate/certificate-schema'
import type { CertificateParams } from '@slipway/sdk/lock/certificate/get-certificate'
import { ProofUnavailable } from '@slipway/sdk/lock/certificate/proof-unavailable'
import { toProvenRecord } from '@slipway/sdk/lock/certificate/to-proven-record'
import { lockKeyOf } from '@slipway/sdk/lock/lock-key'
import { PageHeader } from '@slipway/ui/page-header'
import { PageSkeleton } from '@slipway/ui/page-skeleton'
import { Panel } from '@slipway/ui/panel'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { createPortal } from 'react-dom'
import { LaterBadgeChips } from '../../badges/later-badge-chips.tsx'
import { activeChain } from '../../core/active-chain.ts'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { readClient } from '../../core/read-client.ts'
import { siteUrl } from '../../core/site-url.ts'
import { useTabTitle } from '../../core/use-tab-title.ts'
import classes from './certificate.module.css'
import { symbolOf } from './certificate-labels.ts'
import { CertificateSheet } from './certificate-sheet.tsx'
import { CertificateFailed, CertificateNotFound } from './certificate-states.tsx'
import type { CertificateView } from './certificate-view.ts'
import { CheckList } from './check-list.tsx'
import { FileCheck } from './file-check.tsx'
import { LazyNodeCheck } from './lazy-node-check.tsx'
import { type CheckProgress, useCheck } from './use-check.ts'

const CertificateActions = lazyPart(() => import('./certificate-actions.tsx'))

const isGone = (error: unknown) => error instanceof CertificateRefused && error.code === 'LockGone'

/** Address of this certificate for others. */
function urlOf(params: CertificateParams): string {
  return siteUrl(`/lock/certificate/${lockKeyOf(params)}`)
}

function Failed({ error, onRetry }: { error: Error; onRetry: () => void }) {
  if (isGone(error)) return <CertificateNotFound reason="gone" />
  const chain = activeChain.name
  const hasNoProofs = error instanceof ProofUnavailable
  return (
    <CertificateFailed
      title={hasNoProofs ? m.certificate_no_proof_title() : m.certificate_failed_title()}
      text={
        hasNoProofs ? m.certificate_no_proof_text({ chain }) : m.certificate_failed_text({ chain })
      }
      onRetry={onRetry}
    />
  )
}

/** The certificate of a lock that exists, made now and checked at once: nothing is shown before the check has held. */
export function CertificateScreen({ params }: { params: CertificateParams }) {
  const { data, error, isFetching, refetch } = useQuery({
    ...certificateQueries.detail(readClient, params),
    retry: (count, failure) => count < 1 && !isGone(failure),
  })
  const text = useMemo(() => data && JSON.stringify(data), [data])
  const progress = useCheck(text)
  const renew = () => void refetch()
  if (error && !isFetching) return <Failed error={error} onRetry={renew} />
  if (!data) return <PageSkeleton />
  return (
    <>
      <PageHeader
        title={m.shell_route_lock_certificate()}
        description={m.certificate_lead({ chain: activeChain.name })}
      />
      <div className={classes.columns}>
        <Proven
          data={data}
          progress={progress}
          params={params}
          isRenewing={isFetching}
          onRenew={renew}
        />
        <div className={classes.side}>
          <Panel title={m.certificate_check_title()} description={m.certificate_check_text()}>
            <CheckList progress={progress} />
            {progress.check?.facts && <LazyNodeCheck check={progress.check} />}
          </Panel>
          <FileCheck />
        </div>
      </div>
    </>
  )
}

interface ProvenProps {
  data: LockCertificate
  progress: CheckProgress
  params: CertificateParams
  isRenewing: boolean
  onRenew: () => void
}

/** What the check has proven, on screen and for the printer. Badges are an operator's word: they are not on the sheet, and they are those of the proven asset, not of what it told of itself. */
function Proven({ data, progress, params, ...actions }: ProvenProps) {
  const facts = progress.check?.facts
  const view: CertificateView | undefined = facts && {
    certificate: data,
    facts,
    lock: toProvenRecord(facts, params),
  }
  useTabTitle(view && `${symbolOf(view)} · ${m.shell_route_lock_certificate()}`)
  const url = urlOf(params)
  if (!view) return <div className={classes.sheet} aria-busy={!progress.check} />
  return (
    <div>
      <div className={classes.badges}>
        <LaterBadgeChips address={assetOfLock(view.lock)} />
      </div>
      <CertificateSheet view={view} url={url} />
      <LatePart pending={<Skeleton height={36} radius={8} />}>
        <CertificateActions view={view} url={url} {...actions} />
      </LatePart>
      {createPortal(
        <div className={classes.paper} aria-hidden="true">
          <CertificateSheet view={view} url={url} />
        </div>,
        document.body,
      )}
    </div>
  )
}
