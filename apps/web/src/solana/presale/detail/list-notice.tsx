import { Button, Loader } from '@mantine/core'
import { formatTime, m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { fileInput } from '../../../files/use-file-drop.ts'
import type { PresaleView } from '../types.ts'
import { entryTime } from './admission.ts'
import classes from './detail.module.css'
import type { ListProblem } from './find-listed-place.ts'
import type { ListedPlaceHandle } from './use-listed-place.ts'

const problems: Readonly<Record<ListProblem, () => string>> = {
  missing: m.solpresalepage_list_missing,
  unreadable: m.solpresalepage_list_unreadable,
  root: m.solpresalepage_list_other,
}

/** When a wallet of a tier, or of none, may take part. */
function WhenText({ view, level }: { view: PresaleView; level: 0 | 1 | 2 }) {
  const at = entryTime(view.presale, level)
  const said =
    level === 0
      ? m.solpresalepage_list_none()
      : m.solpresalepage_list_tier({ level: String(level) })
  if (at === undefined) return <NoticeBox tone="warn">{m.solpresalepage_list_never()}</NoticeBox>
  if (view.now >= at) return level === 0 ? null : <NoticeBox tone="good">{said}</NoticeBox>
  return (
    <NoticeBox tone="warn">
      {said} {m.solpresalepage_list_from({ time: formatTime(at) })}
    </NoticeBox>
  )
}

/** Whether the wallet is in the list of the presale, and the way to another file of it. */
export function ListNotice({ view, list }: { view: PresaleView; list: ListedPlaceHandle }) {
  const { reading, place } = list
  const opensAt = entryTime(view.presale, 0)
  // No list matters to anybody once everybody may come in.
  if (!place && opensAt !== undefined && view.now >= opensAt) return null
  if (reading === undefined)
    return (
      <p className={classes.row}>
        <Loader size={16} aria-hidden />
        {m.solpresalepage_list_searching()}
      </p>
    )
  if (place) return <WhenText view={view} level={place.level === 1 ? 1 : 2} />
  const take = ([file]: readonly File[]) => file && list.take(file)
  const isProblem = reading === 'missing' || reading === 'unreadable' || reading === 'root'
  return (
    <>
      {isProblem ? (
        <NoticeBox
          tone="warn"
          role="alert"
          actions={
            reading === 'missing' && (
              <Button variant="default" size="xs" onClick={list.retry}>
                {m.shell_retry()}
              </Button>
            )
          }
        >
          {problems[reading]()}
        </NoticeBox>
      ) : (
        <WhenText view={view} level={0} />
      )}
      <div className={classes.row}>
        <label className={classes.choose}>
          {m.solpresalepage_list_choose()}
          <input accept=".json,application/json" {...fileInput(take)} />
        </label>
        <span className={classes.muted}>{list.fileName}</span>
      </div>
    </>
  )
}
