import { Button } from '@mantine/core'
import type { BadgeApplication } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { ErrorState } from '@slipway/ui/error-state'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { PageSkeleton } from '@slipway/ui/page-skeleton'
import { Panel } from '@slipway/ui/panel'
import { StatusBadge } from '@slipway/ui/status-badge'
import { TimeText } from '@slipway/ui/time-text'
import { accountErrorText } from '../../accounts/account-error-text.ts'
import { useEntryChain } from '../../core/use-entry-chain.ts'
import { badgeKinds, stateOf } from '../badge-labels.ts'
import classes from '../badges.module.css'
import { AttestationPanel } from './attestation-panel.tsx'
import { ReviewActs } from './review-acts.tsx'
import { noteText, stepText } from './review-labels.ts'
import { ReviewedDocuments } from './reviewed-documents.tsx'
import { useReviewed } from './use-review.ts'

function Link({ to }: { to: string }) {
  // A stranger chose it: it is opened from nowhere, and nothing is told of this page.
  return (
    <a href={to} target="_blank" rel="noreferrer nofollow ugc">
      {to}
    </a>
  )
}

function Facts({ whole }: { whole: BadgeApplication }) {
  const chain = useEntryChain(whole.chainId)
  const { auditor, report, statement } = whole
  return (
    <KeyValueList>
      <KeyValue label={m.badgereview_network()}>{chain?.name ?? whole.chainId}</KeyValue>
      <KeyValue label={m.badges_field_contract()}>
        <AddressText address={whole.address as `0x${string}`} />
      </KeyValue>
      <KeyValue label={m.badgereview_applicant()}>
        <AddressText address={whole.applicant as `0x${string}`} />
      </KeyValue>
      <KeyValue label={m.badges_field_contact()}>{whole.contact || '–'}</KeyValue>
      <KeyValue label={m.badges_field_website()}>
        <Link to={whole.website} />
      </KeyValue>
      {auditor && <KeyValue label={m.badges_field_auditor()}>{auditor}</KeyValue>}
      {report && <KeyValue label={m.badges_field_report()}>{report}</KeyValue>}
      <KeyValue label={m.badges_field_statement()}>{statement || '–'}</KeyValue>
    </KeyValueList>
  )
}

function Trail({ whole }: { whole: BadgeApplication }) {
  return (
    <ol className={classes.list}>
      {whole.trail.map((step) => (
        <li key={`${step.happenedAt}-${step.act}-${step.note}`}>
          <span className={classes.row}>
            <span>{stepText(step)}</span>
            <TimeText at={step.happenedAt} utc="tooltip" />
          </span>
          {step.note && <span className={classes.quiet}>{noteText(step)}</span>}
        </li>
      ))}
    </ol>
  )
}

/** One application as the operator reviews it. */
export function ReviewedApplication({ id, onBack }: { id: string; onBack: () => void }) {
  const { data: whole, isError, error, refetch, isFetching } = useReviewed(id)
  if (isError) {
    return (
      <ErrorState
        title={m.badgereview_failed()}
        text={accountErrorText(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  if (!whole) return <PageSkeleton />
  const { text, tone } = stateOf(whole)
  const title = m.badges_application_line({
    kind: badgeKinds[whole.kind].name(),
    project: whole.project,
  })
  return (
    <>
      <Button variant="default" className={classes.submit} onClick={onBack}>
        {m.badgereview_back()}
      </Button>
      <Panel title={title} actions={<StatusBadge tone={tone}>{text()}</StatusBadge>}>
        <Facts whole={whole} />
      </Panel>
      <Panel title={m.badges_documents()}>
        <ReviewedDocuments whole={whole} />
      </Panel>
      <ReviewActs key={whole.state} whole={whole} />
      {whole.badge && <AttestationPanel badge={whole.badge} />}
      <Panel title={m.badgereview_trail()}>
        <Trail whole={whole} />
      </Panel>
    </>
  )
}
