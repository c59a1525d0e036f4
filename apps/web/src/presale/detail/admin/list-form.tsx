import { Button, SegmentedControl } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import type { WhitelistLevel } from '@slipway/sdk/whitelist/types'
import { IconFileSpreadsheet } from '@tabler/icons-react'
import { type ReactNode, useRef, useState } from 'react'
import { ActionForm } from '../../../action/action-form.tsx'
import type { ActionPlan } from '../../../action/action-plan.ts'
import type { TransactionKind } from '../../../transaction/transaction-kind.ts'
import { readCsv } from '../../create/read-csv.ts'
import type { SaleAct } from '../sale-act.ts'
import classes from '../side.module.css'
import { countListSteps, type ListOrder, readListOrder } from './read-list-order.ts'

interface ListFormProps {
  act: SaleAct
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
  plan: (order: ListOrder) => ActionPlan | Promise<ActionPlan>
}

const tiers = [
  { value: '1', label: m.sale_admin_add_tier_1 },
  { value: '2', label: m.sale_admin_add_tier_2 },
]

interface FileButtonProps {
  /** Tier of rows that name none; undefined where no tier is asked for. */
  preset: WhitelistLevel | undefined
  onText: (text: string) => void
}

function FileButton({ preset, onText }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null)
  const take = async (file: File) => {
    const text = await file.text()
    const { signal } = new AbortController()
    const { entries, issues } = await readCsv(text, signal, () => undefined, preset)
    // Wrong lines stay in the text, so that the form names them.
    if (issues.length > 0) return onText(text)
    const lines = entries.map(({ address, level }) => (preset ? `${address},${level}` : address))
    onText(lines.join('\n'))
  }
  return (
    <>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconFileSpreadsheet size={16} stroke={1.6} />}
        onClick={() => input.current?.click()}
      >
        {m.sale_admin_add_file()}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        hidden
        aria-label={m.sale_admin_add_file()}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          if (file) void take(file)
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
  const none = m.sale_admin_add_none()
  return (
    <ActionForm<'lines', ListOrder>
      // A file takes the place of what was typed.
      key={given}
      isOpened={given !== ''}
      act={act}
      {...row}
      fields={[
        {
          name: 'lines',
          label: m.sale_admin_add_lines(),
          rule: hasTiers ? m.sale_admin_add_lines_rule() : m.sale_admin_remove_lines_rule(),
          kind: 'lines',
        },
      ]}
      extra={
        <div className={classes.listTools}>
          {hasTiers && (
            <SegmentedControl
              size="xs"
              aria-label={m.sale_admin_add_tier()}
              value={String(preset)}
              onChange={(value) => setPreset(value === '2' ? 2 : 1)}
              data={tiers.map(({ value, label }) => ({ value, label: label() }))}
            />
          )}
          <FileButton preset={hasTiers ? preset : undefined} onText={setGiven} />
        </div>
      }
      initial={{ lines: given }}
      read={(values) =>
        readListOrder(values, preset, { none, more: (count) => m.sale_admin_add_more({ count }) })
      }
      preview={({ entries }) =>
        m.sale_admin_add_preview({
          count: entries.length,
          shown: formatInteger(entries.length),
          steps: m.sale_admin_add_steps({ count: steps ?? countListSteps(entries) }),
        })
      }
      plan={plan}
    />
  )
}
