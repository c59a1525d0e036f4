import { formatAmount, formatInteger, m } from '@slipway/messages'
import { SegmentedControl } from '@slipway/ui/segmented-control'
import { useState } from 'react'
import { useConnection } from 'wagmi'
import { useStore } from 'zustand'
import { ListFilePanel } from '../../list-file/list-file-panel.tsx'
import { unusedText } from '../../list-file/unused-text.ts'
import { assetUnit } from './asset-name.ts'
import classes from './create.module.css'
import { ListFile } from './list-file.tsx'
import { listTemplate } from './list-lines.ts'
import { ListRows } from './list-rows.tsx'
import { ListText } from './list-text.tsx'
import type { LockableAsset } from './lock-asset.ts'
import { useLockForm } from './lock-form-context.ts'
import { lineText } from './read-draft.ts'
import { useLockListFile } from './use-list-text.ts'

/** Lines that are named one by one; more would bury the field. */
const NAMED = 5

type Fungible = Exclude<LockableAsset, { kind: 'nft' }>

/** What the list holds so far: how many locks, for how many owners, how much together. */
function Sum({ facts }: { facts: Fungible }) {
  const { address: account } = useConnection()
  const { snapshot } = useLockForm()
  const list = useStore(snapshot, ({ reading }) => reading?.list ?? null)
  if (!list || list.entries.length === 0) return null
  const amount = (units: bigint) =>
    formatAmount(units, facts.decimals, { symbol: assetUnit(facts) })
  const missing = list.total - facts.balance
  const unused = unusedText(list.ignored)
  return (
    <>
      {unused && <p className={classes.muted}>{unused}</p>}
      <dl className={classes.sum}>
        <div>
          <dt>{m.lock_list_locks()}</dt>
          <dd>{formatInteger(list.entries.length)}</dd>
        </div>
        <div>
          <dt>{m.lock_list_owners()}</dt>
          <dd>{formatInteger(list.ownerCount)}</dd>
        </div>
        <div>
          <dt>{m.lock_list_total()}</dt>
          <dd>{amount(list.total)}</dd>
        </div>
        {account && missing > 0n && (
          <div data-tone="bad">
            <dt>{m.lock_list_missing()}</dt>
            <dd>{amount(missing)}</dd>
          </div>
        )}
      </dl>
    </>
  )
}

/** Lines that cannot be taken, each with its reason. */
function Faults() {
  const { snapshot } = useLockForm()
  const issues = useStore(snapshot, ({ reading }) => reading?.list?.issues)
  const values = useStore(snapshot, (state) => state.values)
  if (!issues || issues.length === 0 || values.list.trim() === '') return null
  return (
    <ul className={classes.faults} aria-live="polite">
      {issues.slice(0, NAMED).map((issue) => (
        <li key={`${issue.line}-${issue.column}-${issue.code}`}>{lineText(issue, values)}</li>
      ))}
      {issues.length > NAMED && (
        <li>{m.lock_create_list_more({ count: issues.length - NAMED })}</li>
      )}
    </ul>
  )
}

/** Locks of one token for many owners: rows to fill in, or text to paste; both are the same list. */
export default function ListEntry({ facts }: { facts: Fungible }) {
  const { idOf, getNow } = useLockForm()
  const { address: account } = useConnection()
  const [view, setView] = useState<'rows' | 'text'>('rows')
  const listFile = useLockListFile()
  return (
    <div className={classes.stack}>
      <div className={classes.listHead}>
        <SegmentedControl
          aria-label={m.lock_list_view()}
          value={view}
          onChange={setView}
          data={[
            { value: 'rows', label: m.lock_list_rows() },
            { value: 'text', label: m.lock_list_text() },
          ]}
        />
        <ListFile listFile={listFile} template={() => listTemplate(account, getNow())} />
      </div>
      <ListFilePanel listFile={listFile} />
      <div id={view === 'rows' ? idOf('list') : undefined} tabIndex={-1}>
        {view === 'rows' ? <ListRows /> : <ListText listFile={listFile} />}
      </div>
      <Faults />
      <Sum facts={facts} />
    </div>
  )
}
