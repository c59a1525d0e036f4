import { Button } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import type { WhitelistLevel } from '@slipway/sdk/whitelist/types'
import { SegmentedControl } from '@slipway/ui/segmented-control'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { ActionForm } from '../../../action/action-form.tsx'
import { ListFilePanel } from '../../../list-file/list-file-panel.tsx'
import { type ListFile, useListFileText } from '../../../list-file/use-list-file.ts'
import type { ShownPlan } from '../../../transaction/shown-plan.ts'
import type { TransactionKind } from '../../../transaction/transaction-kind.ts'
import { readCsv } from '../../create/read-csv.ts'
import type { PresaleContext } from '../presale-context.ts'
import classes from '../side.module.css'
import { countListSteps, type ListParams, readListParams } from './read-list-params.ts'

interface ListFormProps {
  act: PresaleContext
  kind: TransactionKind
  id?: string
  title: string
  text: string
  current?: ReactNode
  /** What opens the form, as a verb. */
  open: string
  /** Whether a tier is asked for. */
  hasTiers?: boolean
  /** Transactions that the list takes; by tier and 500 unless said. */
  steps?: number
  plan: (params: ListParams) => ShownPlan | Promise<ShownPlan>
}

const tiers = [
  { value: '1', label: m.presale_admin_add_tier_1 },
  { value: '2', label: m.presale_admin_add_tier_2 },
]

function FileButton({ listFile }: { listFile: ListFile }) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconFileSpreadsheet size={16} stroke={1.6} />}
        onClick={() => input.current?.click()}
      >
        {m.presale_admin_add_file()}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        hidden
        aria-label={m.presale_admin_add_file()}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          if (file) void listFile.open(file)
          event.currentTarget.value = ''
        }}
      />
    </>
  )
}

/** A list of wallets as text or from a file, judged line by line, with what it will take. */
export function ListForm({ act, hasTiers = false, steps, plan, ...row }: ListFormProps) {
  const [preset, setPreset] = useState<WhitelistLevel>(1)
  const [given, setGiven] = useState('')
  const take = async (text: string) => {
    const { signal } = new AbortController()
    const { entries, issues } = await readCsv(text, signal, () => undefined, preset)
    // Wrong lines stay in the text, so that the form names them.
    if (issues.length > 0 || !hasTiers) return setGiven(text)
    setGiven(entries.map(({ address, level }) => `${address},${level}`).join('\n'))
  }
  const kindOfList = hasTiers ? 'whitelist' : 'wallets'
  const listFile = useListFileText(kindOfList, (text) => void take(text))
  const none = m.presale_admin_add_none()
  return (
    <ActionForm<'lines', ListParams>
      // A file takes the place of what was typed.
      key={given}
      isOpened={given !== ''}
      act={act}
      {...row}
      fields={[
        {
          name: 'lines',
          label: m.presale_admin_add_lines(),
          rule: hasTiers ? m.presale_admin_add_lines_rule() : m.presale_admin_remove_lines_rule(),
          kind: 'lines',
        },
      ]}
      extra={
        <div className={classes.listTools}>
          {hasTiers && (
            <SegmentedControl
              size="xs"
              aria-label={m.presale_admin_add_tier()}
              value={String(preset)}
              onChange={(value) => setPreset(value === '2' ? 2 : 1)}
              data={tiers.map(({ value, label }) => ({ value, label: label() }))}
            />
          )}
          <FileButton listFile={listFile} />
          <ListFilePanel listFile={listFile} />
        </div>
      }
      initial={{ lines: given }}
      read={(values) =>
        readListParams(values, preset, {
          none,
          more: (count) => m.presale_admin_add_more({ count }),
        })
      }
      preview={({ entries }) =>
        m.presale_admin_add_preview({
          count: entries.length,
          shown: formatInteger(entries.length),
          steps: m.presale_admin_add_steps({ count: steps ?? countListSteps(entries) }),
        })
      }
      plan={plan}
    />
  )
}
