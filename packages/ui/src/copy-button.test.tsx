// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { CopyButton } from './copy-button.tsx'

const show = () =>
  render(
    <MantineProvider env="test">
      <CopyButton value="0xabc" label="Copy the address" />
    </MantineProvider>,
  )

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

test('says that it copied', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Copy the address' }))
  expect((await screen.findByText('Copied')).getAttribute('role')).toBe('status')
  expect(writeText).toHaveBeenCalledWith('0xabc')
})

test.each([
  ['refused', { clipboard: { writeText: () => Promise.reject(new Error('no')) } }],
  ['absent', {}],
])('says "Copy failed" when the clipboard is %s', async (_case, navigator) => {
  vi.stubGlobal('navigator', navigator)
  show()
  fireEvent.click(screen.getByRole('button', { name: 'Copy the address' }))
  expect(await screen.findByText('Copy failed')).toBeDefined()
})
