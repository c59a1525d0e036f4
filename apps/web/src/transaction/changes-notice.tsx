import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import classes from './review.module.css'
import type { ReviewChange } from './review-changes.ts'

const sideText = (text: string | null) => text ?? m.transaction_changed_none()

/** What has changed on chain since the visitor confirmed: the new terms are above, and are confirmed again. */
export function ChangesNotice({ changes }: { changes: readonly ReviewChange[] }) {
  if (changes.length === 0) return null
  return (
    <NoticeBox tone="warn" role="alert" title={m.transaction_changed_title()}>
      {m.transaction_changed()}
      <ul className={classes.changes}>
        {changes.map(({ label, before, now }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two lines may have one label; the list never changes.
          <li key={at}>
            {m.transaction_changed_line({ label, before: sideText(before), now: sideText(now) })}
          </li>
        ))}
      </ul>
    </NoticeBox>
  )
}
