import { Button, NativeSelect } from '@mantine/core'
import { formatInteger, formatNames, m } from '@slipway/messages'
import { type ListKind, listKinds } from '@slipway/sdk/list/list-kinds'
import { DataTable } from '@slipway/ui/data-table'
import { useEffect, useRef, useState } from 'react'
import classes from './list-file.module.css'
import { neededColumns } from './list-line-text.ts'
import type { HeadColumn, ListHead } from './read-list-head.ts'
import { SHOWN_COLUMNS } from './shown-columns.ts'
import { columnText } from './unused-text.ts'
import type { ListFile } from './use-list-file.ts'

const texts: Readonly<Record<string, () => string>> = {
  ...neededColumns,
  address: m.listfile_role_address,
  tier: m.listfile_role_tier,
  allowance: m.listfile_role_allowance,
  owner: m.listfile_role_owner,
  cliffAt: m.listfile_role_cliff,
  firstPercent: m.listfile_role_first,
}

/** What a column holds, in the visitor's language. */
const roleText = (name: string): string => texts[name]?.() ?? name

type Places = ListHead['places']

/** The same places with one column holding something else; what it held before has none. */
function withRole(places: Places, index: number, role: string): Places {
  const others = Object.entries(places).filter(([name, at]) => at !== index && name !== role)
  return Object.fromEntries(role === '' ? others : [...others, [role, index]])
}

interface ColumnRowProps {
  column: HeadColumn
  roles: readonly string[]
  places: Places
  onPlaces: (places: Places) => void
}

function ColumnRow({ column, roles, places, onPlaces }: ColumnRowProps) {
  const { index, samples } = column
  const number = formatInteger(index + 1)
  const role = Object.entries(places).find(([, at]) => at === index)?.[0] ?? ''
  return (
    <tr>
      <td data-label={m.listfile_in_file()} className={classes.heading}>
        {columnText(column)}
      </td>
      <td data-label={m.listfile_holds()}>
        <NativeSelect
          size="sm"
          aria-label={m.listfile_role({ number })}
          value={role}
          onChange={(event) => onPlaces(withRole(places, index, event.currentTarget.value))}
          data={[
            { value: '', label: m.listfile_role_none() },
            ...roles.map((name) => ({ value: name, label: roleText(name) })),
          ]}
        />
      </td>
      <td data-label={m.listfile_first_rows()}>
        <div className={classes.samples}>
          {samples.map((cell, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name, and never move
            <span key={at}>{cell === '' ? '–' : cell}</span>
          ))}
        </div>
      </td>
    </tr>
  )
}

interface ListFileColumnsProps {
  listFile: ListFile
  /** Of the file. */
  name: string
  head: ListHead
}

/** The columns of a file with its first rows, to be confirmed or put right. */
export function ListFileColumns({ listFile, name, head }: ListFileColumnsProps) {
  const kind: ListKind = listKinds[listFile.kind]
  const [places, setPlaces] = useState(head.places)
  const box = useRef<HTMLElement>(null)
  // It opens below the button of a file: whoever cannot see it must be led there.
  useEffect(() => box.current?.focus(), [])
  const missing = kind.needs.filter((role) => places[role] === undefined)
  return (
    <section ref={box} className={classes.root} tabIndex={-1} aria-label={m.listfile_title()}>
      <div>
        <h3 className={classes.title}>{m.listfile_title()}</h3>
        <p className={classes.note}>{m.listfile_text({ name })}</p>
        {!head.hasHeading && <p className={classes.note}>{m.listfile_no_heading()}</p>}
      </div>
      <DataTable
        caption={m.listfile_title()}
        columns={[
          { label: m.listfile_in_file() },
          { label: m.listfile_holds() },
          { label: m.listfile_first_rows() },
        ]}
      >
        <tbody>
          {head.columns.map((column) => (
            <ColumnRow
              key={column.index}
              column={column}
              roles={kind.columns}
              places={places}
              onPlaces={setPlaces}
            />
          ))}
        </tbody>
      </DataTable>
      {head.columns.length === SHOWN_COLUMNS && (
        <p className={classes.note}>{m.listfile_wide({ max: formatInteger(SHOWN_COLUMNS) })}</p>
      )}
      {missing.length > 0 && (
        <p className={classes.missing} role="status">
          {m.listfile_missing({ roles: formatNames(missing.map(roleText)) })}
        </p>
      )}
      <div className={classes.actions}>
        <Button size="sm" disabled={missing.length > 0} onClick={() => void listFile.use(places)}>
          {m.listfile_use()}
        </Button>
        <Button size="sm" variant="default" onClick={listFile.cancel}>
          {m.listfile_cancel()}
        </Button>
      </div>
    </section>
  )
}
