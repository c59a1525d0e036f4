import { ActionIcon, Button, TextInput } from '@mantine/core'
import { formatNames, m } from '@slipway/messages'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { useStore } from 'zustand'
import classes from './create.module.css'
import { fromListLines, type ListLine, toListLines } from './list-lines.ts'
import { useLockForm } from './lock-form-context.ts'
import { useListText } from './use-list-text.ts'

/** Rows beyond this are edited as text. */
const SHOWN = 50

const blank: ListLine = { line: 1, owner: '', amount: '', unlockAt: '', rest: [] }
const today = (seconds: number) => new Date(seconds * 1_000).toISOString().slice(0, 10)

interface RowProps {
  line: ListLine
  number: number
  /** Fields of the row that cannot be taken. */
  wrong: ReadonlySet<string>
  onChange: (line: ListLine) => void
  onRemove: () => void
}

/** One lock of the list; labels are written out once above, and said to every field. */
function Row({ line, number, wrong, onChange, onRemove }: RowProps) {
  const id = useId()
  const field = (name: 'owner' | 'amount' | 'unlockAt', label: string, placeholder: string) => (
    <TextInput
      id={`${id}-${name}`}
      aria-label={m.lock_row_field({ number, field: label })}
      placeholder={placeholder}
      value={line[name]}
      error={wrong.has(name)}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      inputMode={name === 'amount' ? 'decimal' : 'text'}
      classNames={name === 'owner' ? { input: classes.mono ?? '' } : {}}
      onChange={(event) => onChange({ ...line, [name]: event.currentTarget.value })}
    />
  )
  return (
    <li className={classes.row}>
      {field('owner', m.lock_row_owner(), '0x…')}
      {field('amount', m.lock_field_amount(), '1000')}
      {field('unlockAt', m.lock_row_unlock(), m.lock_row_unlock_placeholder())}
      <ActionIcon
        variant="subtle"
        color="gray"
        size="lg"
        aria-label={m.lock_row_remove({ number })}
        onClick={onRemove}
      >
        <IconTrash size={18} stroke={1.6} aria-hidden />
      </ActionIcon>
      {line.rest.some((cell) => cell !== '') && (
        <p className={classes.muted}>{m.lock_row_release({ columns: formatNames(line.rest) })}</p>
      )}
    </li>
  )
}

/** The list as rows: owner, amount, unlock time. */
export function ListRows() {
  const { getNow, snapshot } = useLockForm()
  const issues = useStore(snapshot, ({ reading }) => reading?.list?.issues)
  const { text, put } = useListText()
  const [lines, setLines] = useState(() => toListLines(text))
  const [written, setWritten] = useState(text)
  // Somebody else has written the list: a file, a draft, a fresh start.
  if (text !== written) {
    setWritten(text)
    setLines(toListLines(text))
  }
  if (!lines) return <p className={classes.muted}>{m.lock_rows_columns()}</p>
  if (lines.length > SHOWN) return <p className={classes.muted}>{m.lock_rows_many()}</p>
  const shown = lines.length === 0 ? [blank] : lines
  const write = (next: readonly ListLine[]) => {
    const list = fromListLines(next)
    setLines(next.map((line, index) => ({ ...line, line: index + 1 })))
    setWritten(list)
    put(list)
  }
  const wrongIn = (line: number) =>
    new Set(issues?.flatMap((issue) => (issue.line === line ? [issue.column] : [])))
  const unlockAt = shown.at(-1)?.unlockAt || today(getNow() + 180 * 86_400)
  return (
    <div>
      <div className={classes.rowHead} aria-hidden>
        <span>{m.lock_row_owner()}</span>
        <span>{m.lock_field_amount()}</span>
        <span>{m.lock_row_unlock()}</span>
      </div>
      <ol className={classes.rows}>
        {shown.map((line, index) => (
          <Row
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no identity but their place, and fields are controlled
            key={index}
            line={line}
            number={index + 1}
            wrong={wrongIn(line.line)}
            onChange={(next) => write(shown.with(index, next))}
            onRemove={() => write(shown.toSpliced(index, 1))}
          />
        ))}
      </ol>
      <Button
        variant="default"
        size="sm"
        leftSection={<IconPlus size={16} aria-hidden />}
        onClick={() => write([...shown, { ...blank, unlockAt }])}
      >
        {m.lock_row_add()}
      </Button>
    </div>
  )
}
