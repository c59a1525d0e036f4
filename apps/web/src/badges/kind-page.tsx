import type { BadgeApplication } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { PageHeader } from '@slipway/ui/page-header'
import { ApplyPart } from './apply-part.tsx'
import { badgeKinds } from './badge-labels.ts'
import classes from './badges.module.css'

/** `/kyc/audit` and `/kyc/safu`: what the badge says and does not say, own applications, the form. */
export function KindPage({ kind }: { kind: BadgeApplication['kind'] }) {
  const { name, says, saysNot } = badgeKinds[kind]
  return (
    <div className={classes.page}>
      <PageHeader title={m.badges_kind_title({ kind: name() })} description={says()} />
      <NoticeBox tone="warn">{saysNot()}</NoticeBox>
      <ApplyPart kind={kind} ownOf={kind} />
    </div>
  )
}
