// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { m } from '@slipway/messages'
import { notify } from '@slipway/ui/notices'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { ConfirmDialog } from './lazy-confirm-dialog.tsx'

vi.mock('@slipway/ui/notices', () => ({ notify: vi.fn() }))
vi.mock('@slipway/ui/confirm-dialog', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

test('a question that did not load is closed with a notice, and the page around it stays', async () => {
  const close = vi.fn()
  render(
    <MantineProvider env="test">
      <p>what was typed</p>
      <ConfirmDialog title="Open" confirmLabel="Open" onConfirm={vi.fn()} onClose={close}>
        Trading opens.
      </ConfirmDialog>
    </MantineProvider>,
  )
  await waitFor(() => expect(close).toHaveBeenCalledOnce())
  expect(notify).toHaveBeenCalledWith(
    expect.objectContaining({ tone: 'bad', title: m.shell_chunk_title() }),
  )
  expect(screen.getByText('what was typed')).toBeTruthy()
})
