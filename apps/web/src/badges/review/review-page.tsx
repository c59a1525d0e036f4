import { m } from '@slipway/messages'
import { PageHeader } from '@slipway/ui/page-header'
import classes from '../badges.module.css'
import { OperatorSignIn } from './operator-sign-in.tsx'
import { ReviewDesk } from './review-desk.tsx'
import { useReviewSession } from './review-session.ts'

/** `/kyc/review`: the operator's review of badges, behind a sign-in that is no account of the site. */
export function ReviewPage() {
  const token = useReviewSession((session) => session.token)
  return (
    <div className={classes.page}>
      <PageHeader title={m.badgereview_title()} description={m.badgereview_text()} />
      {token === undefined ? <OperatorSignIn /> : <ReviewDesk />}
    </div>
  )
}
