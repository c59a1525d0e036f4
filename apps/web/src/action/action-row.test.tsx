// @vitest-environment happy-dom

import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { ActionRow } from './action-row.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const row = (done: string | null) => (
  <MantineProvider env="test">
    <ActionRow title="Mint" text="More of it." open="Mint" done={done} onAgain={() => undefined}>
      the form
    </ActionRow>
  </MantineProvider>
)

test('what was achieved is brought into view once it is there', () => {
  const brought = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function (
    this: Element,
  ) {
    expect(this.textContent).toContain('5 HBR were minted.')
  })
  const { rerender } = render(row(null))
  expect(brought).not.toHaveBeenCalled()
  rerender(row('5 HBR were minted.'))
  expect(screen.getByRole('status').textContent).toContain('5 HBR were minted.')
  expect(brought).toHaveBeenCalledExactlyOnceWith({ block: 'nearest' })
})

test('a row that achieved something does not open again once another row did', () => {
  const { rerender } = render(row(null))
  fireEvent.click(screen.getByRole('button', { expanded: false }))
  screen.getByText('the form')
  rerender(row('5 HBR were minted.'))
  rerender(row(null))
  expect(screen.queryByText('the form')).toBeNull()
})
