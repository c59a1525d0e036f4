import { Textarea } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { fileInput } from '../files/use-file-drop.ts'
import classes from './list-entry.module.css'
import type { ListReadingState } from './use-list-reading.ts'

interface ListEntryProps {
  text: string
  onText: (text: string) => void
  onFile: (file: File) => void
  /** Most rows that a list may have. */
  rowsMax: number
  placeholder: string
  isLocked?: boolean
  state: Omit<ListReadingState<unknown>, 'reading'>
  /** What becomes of a chosen file. */
  file?: ReactNode
  /** What the list holds. */
  children: ReactNode
}

/** Takes a list of recipients as text or as a file. */
export function ListEntry({ isLocked = false, state, ...entry }: ListEntryProps) {
  return (
    <div className={classes.stack}>
      <Textarea
        label={m.multisend_list()}
        description={m.multisend_list_rule({ max: formatInteger(entry.rowsMax) })}
        placeholder={entry.placeholder}
        autosize
        minRows={6}
        maxRows={14}
        spellCheck={false}
        classNames={{ input: classes.mono ?? '' }}
        disabled={isLocked}
        value={entry.text}
        onChange={(event) => entry.onText(event.currentTarget.value)}
      />
      <label className={classes.file}>
        <IconFileSpreadsheet size={17} stroke={1.6} aria-hidden />
        {m.multisend_list_file()}
        <input
          disabled={isLocked}
          accept=".csv,.txt,text/csv,text/plain"
          {...fileInput(([file]) => file && entry.onFile(file))}
        />
      </label>
      {entry.file}
      {state.isReading && (
        <p className={classes.note} role="status">
          {m.multisend_list_reading()}
        </p>
      )}
      {state.isFailed && (
        <NoticeBox tone="bad" role="alert">
          {m.airdrop_list_failed()}
        </NoticeBox>
      )}
      {entry.children}
    </div>
  )
}
