import { Button, Textarea } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { SegmentedControl } from '@slipway/ui/segmented-control'
import { IconDownload, IconFileSpreadsheet } from '@tabler/icons-react'
import { type ReactNode, useId } from 'react'
import { useKeptState } from '../../action/use-kept-state.ts'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { saveText } from '../../files/save-text.ts'
import { fileInput, useFileDrop } from '../../files/use-file-drop.ts'
import { ListProgress } from '../../list-file/list-progress.tsx'
import classes from './airdrop.module.css'
import { ListRefusal } from './list-refusal.tsx'
import type { ListSession } from './use-list-session.ts'

// Once there is something to be looked at.
const ListOutcome = lazyPart(() => import('./list-outcome.tsx'))

const template = 'address,amount\n4zvwRjXUKGfvwnParsHAS3HuSVzV5cA4McphgmoCtajS,125.5\n'

/** Takes a file by drop or choice, and gives one to fill in. */
function Dropped({ session }: { session: ListSession }) {
  const id = useId()
  const take = ([file]: readonly File[]) => file && session.open(file, file.name)
  const zone = useFileDrop(({ files }) => take([...files]))
  return (
    // Dropping is one way more; the input inside is the one for everybody.
    <div className={classes.drop} {...zone}>
      <IconFileSpreadsheet size={28} stroke={1.4} aria-hidden />
      <label htmlFor={id} className={classes.choose}>
        {session.name ?? m.airdrop_list_choose()}
        <input id={id} accept=".csv,.txt,text/csv,text/plain" {...fileInput(take)} />
      </label>
      <p className={classes.muted}>{m.airdrop_list_rule()}</p>
      <Button
        variant="subtle"
        size="compact-sm"
        leftSection={<IconDownload size={16} stroke={1.6} aria-hidden />}
        onClick={() => saveText('airdrop.csv', template, 'text/csv')}
      >
        {m.airdrop_list_template()}
      </Button>
    </div>
  )
}

function Pasted({ session, kept }: Pick<ListSectionProps, 'session' | 'kept'>) {
  const [text, setText] = useKeptState(`${kept}.text`, '')
  return (
    <div className={classes.stack}>
      <Textarea
        label={m.airdrop_list_paste()}
        description={m.airdrop_list_paste_rule()}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        autosize
        minRows={6}
        maxRows={14}
        spellCheck={false}
        placeholder={m.solana_send_list_placeholder()}
        classNames={{ input: classes.text ?? '' }}
        value={text}
        onChange={({ currentTarget: { value } }) => setText(() => value)}
      />
      <Button
        variant="default"
        className={classes.start ?? ''}
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

interface ListSectionProps {
  session: ListSession
  /** What the amounts are counted in. */
  token: LockToken
  /** Why the list cannot be taken, where a submission found out. */
  error: string | undefined
  /** Under this name a reload finds pasted text. */
  kept: string
  /** What follows the list, once it was read. */
  children: ReactNode
}

/** Who is paid how much: a file that is dropped or chosen, or text that is pasted; read beside the page, then shown. */
export function ListSection({ session, token, error, kept, children }: ListSectionProps) {
  const [way, setWay] = useKeptState<'file' | 'text'>(`${kept}.way`, 'file')
  const { list } = session
  return (
    <Panel title={m.airdrop_section_list()} description={m.solana_airdrop_list_text()}>
      <div className={classes.stack}>
        <SegmentedControl
          aria-label={m.airdrop_list_way()}
          value={way}
          onChange={(next) => setWay(() => next)}
          data={[
            { value: 'file', label: m.airdrop_list_file() },
            { value: 'text', label: m.airdrop_list_text() },
          ]}
          className={classes.way ?? ''}
        />
        {way === 'file' ? <Dropped session={session} /> : <Pasted session={session} kept={kept} />}
        <ListRefusal text={error} />
        <div aria-live="polite" className={classes.stack}>
          {list.state === 'reading' && <Reading session={session} part={list.part} />}
          {(list.state === 'too-large' || list.state === 'failed') && (
            <NoticeBox tone="bad" role="alert">
              {list.state === 'failed' ? m.airdrop_list_failed() : m.airdrop_list_too_large()}
            </NoticeBox>
          )}
          {list.state === 'read' && (
            <LatePart>
              <ListOutcome session={session} summary={list.summary} token={token} />
              {children}
            </LatePart>
          )}
        </div>
      </div>
    </Panel>
  )
}
