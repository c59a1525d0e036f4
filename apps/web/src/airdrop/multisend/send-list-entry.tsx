import { formatInteger, m } from '@slipway/messages'
import { multisendLimits } from '@slipway/sdk/airdrop/multisend/multisend-limits'
import type { ListReading } from '@slipway/sdk/airdrop/recipients/create-list-reader'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { FirstLines } from '../../list-file/first-lines.tsx'
import { ListEntry } from '../../list-file/list-entry.tsx'
import { ListFilePanel } from '../../list-file/list-file-panel.tsx'
import { listLineText } from '../../list-file/list-line-text.ts'
import { unusedText } from '../../list-file/unused-text.ts'
import { useListFileText } from '../../list-file/use-list-file.ts'
import type { ListReadingState } from '../../list-file/use-list-reading.ts'
import { type SendUnit, sendAmount } from './send-unit.ts'

interface SendListEntryProps {
  text: string
  onText: (text: string) => void
  unit: SendUnit | null
  state: ListReadingState<ListReading>
}

function Faults({ reading, unit }: { reading: ListReading; unit: SendUnit }) {
  const { issues, issueCount } = reading
  return (
    <NoticeBox
      tone="bad"
      role="alert"
      title={m.multisend_list_faults({ count: formatInteger(issueCount) })}
    >
      <FirstLines lines={issues} say={(issue) => listLineText(issue, { token: unit })} />
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
  const { reading } = state
  const isNft = unit?.kind === 'nft'
  const listFile = useListFileText(isNft ? 'nft' : 'pay', onText)
  return (
    <Panel
      title={m.multisend_section_list()}
      description={isNft ? m.multisend_section_list_nft() : m.multisend_section_list_text()}
    >
      <ListEntry
        {...{ text, onText, state }}
        onFile={(file) => void listFile.open(file)}
        rowsMax={multisendLimits.rowsMax}
        placeholder={isNft ? '0x…, 1' : '0x…, 1.5'}
        file={<ListFilePanel listFile={listFile} />}
      >
        {reading && unit && <Outcome reading={reading} unit={unit} />}
      </ListEntry>
    </Panel>
  )
}
