import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { DataTable } from '@slipway/ui/data-table'
import { Panel } from '@slipway/ui/panel'
import { type ComponentProps, type ReactNode, useState } from 'react'
import classes from './holding.module.css'

const shownAtFirst = 20

interface HoldingTableProps<Holding> {
  title: string
  columns: ComponentProps<typeof DataTable>['columns']
  /** In their order. */
  held: readonly Holding[]
  row: (one: Holding) => ReactNode
}

/** Locks of one token; anybody can make many, so the others are drawn on demand. */
export function HoldingTable<Holding>({ title, columns, held, row }: HoldingTableProps<Holding>) {
  const [most, setMost] = useState(shownAtFirst)
  return (
    <>
      <Panel title={title} padding="flush">
        <DataTable caption={title} columns={columns}>
          <tbody>{held.slice(0, most).map(row)}</tbody>
        </DataTable>
      </Panel>
      {held.length > most && (
        <Button
          variant="default"
          className={classes.more ?? ''}
          onClick={() => setMost(most + shownAtFirst)}
        >
          {m.lock_list_more()}
        </Button>
      )}
    </>
  )
}
