import { Button } from '@mantine/core'
import type { BadgeApplication } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { saveFile } from '../../files/save-file.ts'
import { documentRoles } from '../badge-labels.ts'
import classes from '../badges.module.css'
import { reviewApi } from './review-session.ts'
import { useReviewAct } from './use-review.ts'

/** The applicant's documents: each is saved as a file, never shown as a page of this site. */
export function ReviewedDocuments({ whole }: { whole: BadgeApplication }) {
  const { act, isBusy, problem } = useReviewAct()
  if (whole.documents.length === 0)
    return <p className={classes.quiet}>{m.badgereview_documents_none()}</p>
  return (
    <>
      <p className={classes.quiet}>{m.badgereview_documents_text()}</p>
      {problem && (
        <NoticeBox tone="bad" role="alert">
          {problem}
        </NoticeBox>
      )}
      <ul className={classes.list}>
        {whole.documents.map(({ id, role, name }) => (
          <li key={id} className={classes.row}>
            <span>{m.badges_document_line({ role: documentRoles[role](), name })}</span>
            <Button
              variant="default"
              size="compact-sm"
              disabled={isBusy}
              aria-label={m.badgereview_document_save({ name })}
              onClick={() =>
                void act(async () => saveFile(name, await reviewApi.openDocument(whole.id, id)))
              }
            >
              {m.badgereview_document_open()}
            </Button>
          </li>
        ))}
      </ul>
    </>
  )
}
