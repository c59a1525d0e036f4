// @vitest-environment happy-dom
import { readFileSync } from 'node:fs'
import { cleanup, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import tableClasses from './data-table.module.css'
import { DataTable } from './data-table.tsx'
import panelClasses from './panel.module.css'
import { Panel } from './panel.tsx'

/** Puts the rules of a stylesheet into the page, by the names that its classes have here. */
function addStyles(file: string, classes: Readonly<Record<string, string>>): void {
  const sheet = readFileSync(new URL(file, import.meta.url), 'utf8')
  const style = document.createElement('style')
  style.textContent = sheet.replace(/\.([a-z]\w*)(?=[\s,[:{.])/gu, (_, name) => `.${classes[name]}`)
  document.head.append(style)
}

beforeEach(() => {
  addStyles('./panel.module.css', panelClasses)
  addStyles('./data-table.module.css', tableClasses)
})
afterEach(() => {
  cleanup()
  document.head.replaceChildren()
})

const table = (
  <DataTable caption="Locks" columns={[{ label: 'Lock' }]}>
    <tbody>
      <tr>
        <th scope="row">1</th>
      </tr>
    </tbody>
  </DataTable>
)

/** What stands between a panel's edge and the head of its table. */
function aboveTable(panel: ReactNode) {
  const { container } = render(panel)
  const body = getComputedStyle(container.querySelector('[data-padding]') as Element)
  const head = getComputedStyle(screen.getByRole('columnheader'))
  return { room: body.paddingTop, line: head.borderTopWidth }
}

test('a table that begins a panel has neither room nor a second line above it', () => {
  const above = aboveTable(<Panel padding="flush">{table}</Panel>)
  expect(above).toEqual({ room: '0px', line: '0px' })
})

test('beneath a title or a text a table keeps its line', () => {
  const kept = { room: '12px', line: '1px' }
  const titled = (
    <Panel padding="flush" title="Locks">
      {table}
    </Panel>
  )
  expect(aboveTable(titled)).toEqual(kept)
  cleanup()
  const counted = (
    <Panel padding="flush">
      <p>3 locks</p>
      {table}
    </Panel>
  )
  expect(aboveTable(counted)).toEqual(kept)
})
