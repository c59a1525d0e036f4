import { Loader } from '@mantine/core'
import { m } from '@slipway/messages'
import { PageHeader } from '@slipway/ui/page-header'
import { createFileRoute } from '@tanstack/react-router'
import classes from '../../badges/badges.module.css'
import { OperatorSignIn } from '../../badges/review/operator-sign-in.tsx'
import { useReviewSession } from '../../badges/review/review-session.ts'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'

const ReviewDesk = lazyPart(() => import('../../badges/review/review-desk.tsx'))

/** `/kyc/review`: the operator's review of badges, behind a sign-in that is no account of the site. */
function ReviewPage() {
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

export const Route = createFileRoute('/kyc/review')({ component: ReviewPage })
