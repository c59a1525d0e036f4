import { formatInteger, m } from '@slipway/messages'
import type { TableIssue } from '@slipway/sdk/list/read-list-table'
import { NoticeBox } from '@slipway/ui/notice-box'
import { LineText } from './lazy-line-text.tsx'
import classes from './list-file.module.css'
import { ListFileColumns } from './list-file-columns.tsx'
import type { ListFile } from './use-list-file.ts'

/** Lines that are named one by one; more would bury the page. */
const NAMED = 5

function Refused({ issues }: { issues: readonly TableIssue[] }) {
  return (
    <NoticeBox tone="bad" role="alert" title={m.listfile_refused()}>
      <ul className={classes.lines}>
        {issues.slice(0, NAMED).map((issue) => (
          <li key={`${issue.line}-${issue.code}`}>
            <LineText issue={issue} />
          </li>
        ))}
        {issues.length > NAMED && (
          <li>{m.listfile_more({ count: formatInteger(issues.length - NAMED) })}</li>
        )}
      </ul>
    </NoticeBox>
  )
}

/** What becomes of a chosen file: its columns for a look, then that it is read, or why it is not. */
export function ListFilePanel({ listFile }: { listFile: ListFile }) {
  const { state } = listFile
  switch (state.step) {
    case 'none':
      return null
    case 'columns':
      return (
        <ListFileColumns
          key={`${state.file.name}-${state.file.lastModified}`}
          listFile={listFile}
          name={state.file.name}
          head={state.head}
        />
      )
    case 'reading':
      return (
        <p className={classes.note} role="status">
          {m.listfile_reading()}
        </p>
      )
    case 'refused':
      return <Refused issues={state.issues} />
    case 'empty':
    case 'failed':
      return (
        <NoticeBox tone="bad" role="alert">
          {state.step === 'empty' ? m.listfile_empty() : m.listfile_failed()}
        </NoticeBox>
      )
  }
}
