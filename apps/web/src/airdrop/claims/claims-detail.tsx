import { m } from '@slipway/messages'
import type { ClaimsStatus } from '@slipway/sdk/airdrop/claims/get-merkle-airdrop'
import { PageHeader } from '@slipway/ui/page-header'
import { PageSkeleton } from '@slipway/ui/page-skeleton'
import { StatusBadge, type StatusTone } from '@slipway/ui/status-badge'
import { AirdropFailed } from '../detail/airdrop-states.tsx'
import type { AirdropDetailProps } from '../shared/airdrop-detail-props.ts'
import classes from './claims.module.css'
import { ClaimsFacts, ClaimsFigures, ClaimsRelease, claimsLead } from './claims-facts.tsx'
import { ClaimsActs } from './claims-owner.tsx'
import { OtherClaims, OwnClaims } from './claims-panel.tsx'
import { type ClaimsView, useClaimsView } from './claims-view.ts'
import { useClaimsActs } from './use-claims-acts.tsx'
import { usePublishedList } from './use-published-list.ts'
import { VerifyList } from './verify-list.tsx'

const badges: Record<ClaimsStatus, { tone: StatusTone; text: () => string }> = {
  coming: { tone: 'info', text: m.airdrop_status_coming },
  running: { tone: 'good', text: m.airdrop_status_running },
  finished: { tone: 'neutral', text: m.airdrop_status_finished },
}

/** The page of an airdrop that is claimed from a list: what it is, what is mine, and what anybody can check. */
export default function ClaimsDetail({ record }: AirdropDetailProps) {
  const { view, error, retry } = useClaimsView(record)
  if (error && !view) return <AirdropFailed error={error} onRetry={retry} />
  return view ? <Claims view={view} /> : <PageSkeleton />
}

function Claims({ view }: { view: ClaimsView }) {
  const { record, token, airdrop, words, status, account } = view
  const { act, dialog } = useClaimsActs({ symbol: token.symbol, decimals: token.decimals })
  const list = usePublishedList(airdrop)
  const badge = badges[status]
  return (
    <>
      <PageHeader
        eyebrow={m.airlist_tab({ id: record.id })}
        title={words.title ?? m.airdrop_page_title({ symbol: token.symbol })}
        description={claimsLead(view)}
        aside={<StatusBadge tone={badge.tone}>{badge.text()}</StatusBadge>}
      />
      {words.about && <p className={classes.about}>{words.about}</p>}
      <div className={classes.layout}>
        <div className={classes.stack}>
          <ClaimsFigures view={view} />
          <OwnClaims act={act} view={view} list={list} />
          <OtherClaims act={act} view={view} list={list} />
          {account && <ClaimsActs act={act} view={view} account={account} />}
        </div>
        <div className={classes.stack}>
          <ClaimsRelease view={view} />
          <ClaimsFacts view={view} />
          <VerifyList view={view} list={list} />
        </div>
      </div>
      {dialog}
    </>
  )
}
