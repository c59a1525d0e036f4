import { Button, Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { ErrorState } from '@slipway/ui/error-state'
import { PageHeader } from '@slipway/ui/page-header'
import { Panel } from '@slipway/ui/panel'
import { accountErrorText } from '../accounts/account-error-text.ts'
import { activeChain } from '../core/active-chain.ts'
import { AppLink } from '../core/app-link.tsx'
import { ApplyPart } from './apply-part.tsx'
import { BadgeChip } from './badge-chip.tsx'
import { badgeKinds } from './badge-labels.ts'
import classes from './badges.module.css'
import { useGrantedBadges } from './use-badges.ts'

function Kinds() {
  return (
    <div className={classes.kinds}>
      {Object.entries(badgeKinds).map(([kind, { name, says, saysNot, path }]) => (
        <Panel key={kind} title={name()}>
          <div className={classes.kind}>
            <p>{says()}</p>
            <p className={classes.quiet}>{saysNot()}</p>
            {path !== '/kyc/index' && (
              <AppLink to={path as '/kyc/audit'}>{m.badges_apply({ kind: name() })}</AppLink>
            )}
          </div>
        </Panel>
      ))}
    </div>
  )
}

function Granted() {
  const { data, isError, error, refetch, isFetching } = useGrantedBadges()
  if (isError && !data) {
    return (
      <ErrorState
        title={m.badges_granted_failed()}
        text={accountErrorText(error)}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    )
  }
  const items = data?.items
  return (
    <Panel title={m.badges_granted_title({ chain: activeChain.name })}>
      {!items ? (
        <Skeleton height={48} />
      ) : items.length === 0 ? (
        <p className={classes.quiet}>{m.badges_granted_none()}</p>
      ) : (
        <ul className={classes.list}>
          {items.map((badge) => (
            <li key={badge.id} className={classes.row}>
              <span>{badge.project}</span>
              <AddressText address={badge.address as `0x${string}`} />
              <BadgeChip badge={badge} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

/** `/kyc/index`: what each badge says and does not say, who has one, own applications, the form of KYC. */
export function BadgesPage() {
  return (
    <div className={classes.page}>
      <PageHeader
        title={m.badges_page_title()}
        description={m.badges_page_text()}
        actions={
          <Button variant="default" component={AppLink} to="/form/basic">
            {m.critique_ask_link()}
          </Button>
        }
      />
      <Kinds />
      <Granted />
      <ApplyPart kind="kyc" />
    </div>
  )
}
