import { formatInteger, m } from '@slipway/messages'
import { decodeList } from '@slipway/sdk/list/decode-list'
import type {
  SolanaListIssue,
  SolanaListReading,
} from '@slipway/sdk/solana/multisend/read-solana-list'
import { sendLimits } from '@slipway/sdk/solana/multisend/send-limits'
import type { SendToken } from '@slipway/sdk/solana/multisend/types'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { FirstLines } from '../../list-file/first-lines.tsx'
import { ListEntry } from '../../list-file/list-entry.tsx'
import { listLineText } from '../../list-file/list-line-text.ts'
import type { ListReadingState } from '../../list-file/use-list-reading.ts'
import { sendAmount } from './send-amount.ts'

/** Faults that lists on other networks do not have. */
const ownTexts: Readonly<Record<string, () => string>> = {
  SolanaInput_OffCurve: m.solana_issue_off_curve,
  SolanaInput_OwnMint: m.solana_issue_own_mint,
}

function issueText(issue: SolanaListIssue, token: SendToken): string {
  const own = ownTexts[issue.code]
  if (!own) return listLineText(issue, { token })
  return m.listfile_line({ line: formatInteger(issue.line), text: own() })
}

/** What a list holds, or what is wrong with it. */
export function ListOutcome({ reading, token }: { reading: SolanaListReading; token: SendToken }) {
  const { issues, rows, total, duplicates, heading } = reading
  if (issues.length === 0)
    return (
      <NoticeBox tone="good" role="status">
        {m.multisend_list_read({
          count: formatInteger(rows.length),
          total: sendAmount(token, total),
        })}
        {duplicates > 0 && ` ${m.multisend_list_duplicates({ count: formatInteger(duplicates) })}`}
        {heading &&
          ` ${m.solana_send_heading({ line: formatInteger(heading.line), text: heading.text })}`}
      </NoticeBox>
    )
  return (
    <NoticeBox
      tone="bad"
      role="alert"
      title={m.multisend_list_faults({ count: formatInteger(issues.length) })}
    >
      <FirstLines lines={issues} say={(issue) => issueText(issue, token)} />
    </NoticeBox>
  )
}

interface SendListSectionProps {
  text: string
  onText: (text: string) => void
  token: SendToken | undefined
  state: ListReadingState<SolanaListReading>
  /** While the list is asked about. */
  isLocked: boolean
}

/** Takes a list as text or as a file, and says what it holds. */
export function SendListSection({ text, onText, token, state, isLocked }: SendListSectionProps) {
  const { reading } = state
  return (
    <Panel title={m.multisend_section_list()} description={m.solana_send_list_text()}>
      <ListEntry
        {...{ text, onText, isLocked, state }}
        onFile={(file) =>
          void file.arrayBuffer().then((bytes) => onText(decodeList(new Uint8Array(bytes))))
        }
        rowsMax={sendLimits.rowsMax}
        placeholder={m.solana_send_list_placeholder()}
      >
        {reading && token && <ListOutcome reading={reading} token={token} />}
      </ListEntry>
    </Panel>
  )
}
