import { Loader } from '@mantine/core'
import { m } from '@slipway/messages'
import { PageHeader } from '@slipway/ui/page-header'
import { LatePart } from '../../shell/late-part.tsx'
import { lazyPart } from '../../shell/lazy-part.ts'
import classes from '../badges.module.css'
import { OperatorSignIn } from './operator-sign-in.tsx'
import { useReviewSession } from './review-session.ts'

const ReviewDesk = lazyPart(() => import('./review-desk.tsx'))

/** `/kyc/review`: the operator's review of badges, behind a sign-in that is no account of the site. */
export function ReviewPage() {
  const token = useReviewSession((session) => session.token)
  return (
    <div className={classes.page}>
      <PageHeader title={m.badgereview_title()} description={m.badgereview_text()} />
      <LatePart
        key={token === undefined ? 'sign-in' : 'desk'}
        pending={<Loader size="sm" aria-label={m.shell_loading()} />}
      >
        {token === undefined ? <OperatorSignIn /> : <ReviewDesk />}
      </LatePart>
    </div>
  )
}
