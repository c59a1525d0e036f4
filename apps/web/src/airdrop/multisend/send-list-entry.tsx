import { Textarea } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import type { ListReading } from '@slipway/sdk/airdrop/list/create-list-reader'
import { multisendLimits } from '@slipway/sdk/airdrop/multisend/multisend-limits'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { fileInput } from '../../files/use-file-drop.ts'
import { ListFilePanel } from '../../list-file/list-file-panel.tsx'
import { listLineText } from '../../list-file/list-line-text.ts'
import { unusedText } from '../../list-file/unused-text.ts'
import { useListFileText } from '../../list-file/use-list-file.ts'
import classes from './multisend.module.css'
import { type SendUnit, sendAmount } from './send-unit.ts'
import type { SendListState } from './use-send-list.ts'

interface SendListEntryProps {
  text: string
  onText: (text: string) => void
  unit: SendUnit | null
  state: SendListState
}

/** Faults that are named one by one. */
const SHOWN = 12

function Faults({ reading, unit }: { reading: ListReading; unit: SendUnit }) {
  const { issues, issueCount } = reading
  return (
    <NoticeBox
      tone="bad"
      role="alert"
      title={m.multisend_list_faults({ count: formatInteger(issueCount) })}
    >
      <ul className={classes.faults}>
        {issues.slice(0, SHOWN).map((issue) => (
          <li key={`${issue.line}-${issue.column}-${issue.code}`}>
            {listLineText(issue, { token: unit })}
          </li>
        ))}
      </ul>
    </NoticeBox>
  )
}

function Outcome({ reading, unit }: { reading: ListReading; unit: SendUnit }) {
  const { list, issueCount, duplicates, ignored } = reading
  const unused = unusedText(ignored)
  if (issueCount > 0) return <Faults reading={reading} unit={unit} />
  return (
    <NoticeBox tone="good" role="status">
      {m.multisend_list_read({
        count: formatInteger(list.count),
        total: sendAmount(unit, list.total),
      })}
      {unused && ` ${unused}`}
      {duplicates > 0 && ` ${m.multisend_list_duplicates({ count: formatInteger(duplicates) })}`}
    </NoticeBox>
  )
}

/** Takes a list as text or as a file, and says what it holds. */
export function SendListEntry({ text, onText, unit, state }: SendListEntryProps) {
  const { reading, isReading, isFailed } = state
  const isNft = unit?.kind === 'nft'
  const listFile = useListFileText(isNft ? 'nft' : 'pay', onText)
  return (
    <Panel
      title={m.multisend_section_list()}
      description={isNft ? m.multisend_section_list_nft() : m.multisend_section_list_text()}
    >
      <div className={classes.stack}>
        <Textarea
          label={m.multisend_list()}
          description={m.multisend_list_rule({ max: formatInteger(multisendLimits.rowsMax) })}
          placeholder={isNft ? '0x…, 1' : '0x…, 1.5'}
          autosize
          minRows={6}
          maxRows={14}
          spellCheck={false}
          classNames={{ input: classes.mono ?? '' }}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
        />
        <label className={classes.file}>
          <IconFileSpreadsheet size={17} stroke={1.6} aria-hidden />
          {m.multisend_list_file()}
          <input
            accept=".csv,.txt,text/csv,text/plain"
            {...fileInput(([file]) => {
              if (file) void listFile.open(file)
            })}
          />
        </label>
        <ListFilePanel listFile={listFile} />
        {isReading && (
          <p className={classes.note} role="status">
            {m.multisend_list_reading()}
          </p>
        )}
        {isFailed && (
          <NoticeBox tone="bad" role="alert">
            {m.airdrop_list_failed()}
          </NoticeBox>
        )}
        {reading && unit && <Outcome reading={reading} unit={unit} />}
      </div>
    </Panel>
  )
}
