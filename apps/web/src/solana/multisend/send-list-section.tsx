import { Textarea } from '@mantine/core'
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
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { fileInput } from '../../files/use-file-drop.ts'
import { listLineText } from '../../list-file/list-line-text.ts'
import classes from './multisend.module.css'
import { sendAmount } from './send-amount.ts'
import type { SendListState } from './use-send-list.ts'

/** Faults that are named one by one. */
const SHOWN = 12

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
      <ul className={classes.faults}>
        {issues.slice(0, SHOWN).map((issue) => (
          <li key={`${issue.line}-${issue.code}`}>{issueText(issue, token)}</li>
        ))}
      </ul>
    </NoticeBox>
  )
}

interface SendListSectionProps {
  text: string
  onText: (text: string) => void
  token: SendToken | undefined
  state: SendListState
  /** While the list is asked about. */
  isLocked: boolean
}

/** Takes a list as text or as a file, and says what it holds. */
export function SendListSection({ text, onText, token, state, isLocked }: SendListSectionProps) {
  const { reading, isReading, isFailed } = state
  return (
    <Panel title={m.multisend_section_list()} description={m.solana_send_list_text()}>
      <div className={classes.stack}>
        <Textarea
          label={m.multisend_list()}
          description={m.multisend_list_rule({ max: formatInteger(sendLimits.rowsMax) })}
          placeholder={m.solana_send_list_placeholder()}
          autosize
          minRows={6}
          maxRows={14}
          spellCheck={false}
          classNames={{ input: classes.mono ?? '' }}
          disabled={isLocked}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
        />
        <label className={classes.file}>
          <IconFileSpreadsheet size={17} stroke={1.6} aria-hidden />
          {m.multisend_list_file()}
          <input
            disabled={isLocked}
            accept=".csv,.txt,text/csv,text/plain"
            {...fileInput(([file]) => {
              void file?.arrayBuffer().then((bytes) => onText(decodeList(new Uint8Array(bytes))))
            })}
          />
        </label>
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
        {reading && token && <ListOutcome reading={reading} token={token} />}
      </div>
    </Panel>
  )
}
