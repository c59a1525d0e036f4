import { NoticeBox } from '@slipway/ui/notice-box'
import classes from './own-pages.module.css'

/** What a form of the settings has just achieved. */
export function DoneNotice({ text }: { text: string | undefined }) {
  if (text === undefined) return null
  return (
    <div className={classes.done}>
      <NoticeBox tone="good" role="status">
        {text}
      </NoticeBox>
    </div>
  )
}
