// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { m } from '@slipway/messages'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ListFileColumns } from './list-file-columns.tsx'
import type { ListHead } from './read-list-head.ts'
import type { ListFile } from './use-list-file.ts'

afterEach(cleanup)

const head: ListHead = {
  hasHeading: true,
  columns: [
    { index: 0, heading: 'Wallet', samples: ['0x1'] },
    { index: 1, heading: 'KEEL', samples: ['5'] },
  ],
  places: { address: 0 },
}

test('nothing is taken before every column that the list needs has been named', () => {
  const use = vi.fn()
  const listFile = { kind: 'pay', state: { step: 'none' }, use, cancel: vi.fn() } as unknown
  render(
    <MantineProvider>
      <ListFileColumns listFile={listFile as ListFile} name="list.csv" head={head} />
    </MantineProvider>,
  )
  const button = screen.getByRole('button', { name: m.listfile_use() })
  expect(button.hasAttribute('disabled')).toBe(true)
  screen.getByText(m.listfile_missing({ roles: m.listfile_role_amount() }))
  const second = screen.getByLabelText(m.listfile_role({ number: '2' }))
  fireEvent.change(second, { target: { value: 'amount' } })
  fireEvent.click(button)
  expect(use).toHaveBeenCalledWith({ address: 0, amount: 1 })
  // A column holds one thing: what it held before needs another.
  fireEvent.change(second, { target: { value: 'address' } })
  expect(button.hasAttribute('disabled')).toBe(true)
})
