import { Button, Textarea } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { SegmentedControl } from '@slipway/ui/segmented-control'
import { type ReactNode, useId, useState } from 'react'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { ListProgress } from '../../list-file/list-progress.tsx'
import { ListDrop } from './list-drop.tsx'
import classes from './list-entry.module.css'
import type { ListSession } from './use-list-session.ts'

// Once there is something to be looked at.
const ListOutcome = lazyPart(() => import('./list-outcome.tsx'))

interface ListEntryProps {
  session: ListSession
  /** What the amounts are counted in. */
  token: { readonly symbol: string; readonly decimals: number }
  /** Id that a summary of faults leads to. */
  id: string
  /** Why the list cannot be taken, where a submission found out. */
  error?: ReactNode
}

function Pasted({ session }: { session: ListSession }) {
  const [text, setText] = useState('')
  return (
    <div className={classes.pasted}>
      <Textarea
        label={m.airdrop_list_paste()}
        description={m.airdrop_list_paste_rule()}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        autosize
        minRows={6}
        maxRows={14}
        spellCheck={false}
        classNames={{ input: classes.text ?? '' }}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <Button
        variant="default"
        disabled={text.trim() === ''}
        onClick={() => session.open(new Blob([text], { type: 'text/csv' }))}
      >
        {m.airdrop_list_read()}
      </Button>
    </div>
  )
}

function Reading({ session, part }: { session: ListSession; part: number }) {
  return (
    <ListProgress
      label={m.airdrop_list_reading()}
      text={m.airdrop_list_reading_part({ percent: formatInteger(Math.round(part * 100)) })}
      part={part}
      onStop={session.clear}
    />
  )
}

/** A list of payments: a file that is dropped or chosen, or text that is pasted; read beside the page, then shown. */
export default function ListEntry({ session, token, id, error }: ListEntryProps) {
  const [way, setWay] = useState<'file' | 'text'>('file')
  const errorId = useId()
  const { list } = session
  return (
    <section
      className={classes.root}
      id={id}
      tabIndex={-1}
      aria-label={m.airdrop_list()}
      aria-describedby={error ? errorId : undefined}
    >
      <SegmentedControl
        aria-label={m.airdrop_list_way()}
        value={way}
        onChange={setWay}
        data={[
          { value: 'file', label: m.airdrop_list_file() },
          { value: 'text', label: m.airdrop_list_text() },
        ]}
        className={classes.way ?? ''}
      />
      {way === 'file' ? <ListDrop session={session} /> : <Pasted session={session} />}
      {error && (
        <p id={errorId} className={classes.error} role="alert">
          {error}
        </p>
      )}
      <div aria-live="polite" className={classes.root}>
        {list.state === 'reading' && <Reading session={session} part={list.part} />}
        {list.state === 'too-large' && (
          <NoticeBox tone="bad" role="alert">
            {m.airdrop_list_too_large()}
          </NoticeBox>
        )}
        {list.state === 'failed' && (
          <NoticeBox tone="bad" role="alert">
            {m.airdrop_list_failed()}
          </NoticeBox>
        )}
        {list.state === 'read' && (
          <LatePart>
            <ListOutcome session={session} summary={list.summary} token={token} />
          </LatePart>
        )}
      </div>
    </section>
  )
}
