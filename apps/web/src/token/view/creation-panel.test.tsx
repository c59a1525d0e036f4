// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { CreationPanel } from './creation-panel.tsx'

const index = vi.hoisted(() => ({ fail: (_: Error) => {} }))
vi.mock('../../core/token-api.ts', () => ({
  tokenApi: {
    getToken: () =>
      new Promise((_, reject) => {
        index.fail = reject
      }),
  },
}))

afterEach(cleanup)

test('says that the index lacks the token once it is known, never while the index is asked', async () => {
  const token = {
    address: '0x00000000000000000000000000000000000000AA',
    record: {
      creator: '0x00000000000000000000000000000000000000BB',
      createdAt: 1_795_000_000,
      templateId: 1,
    },
  }
  renderWithTheme(<CreationPanel token={token as never} />)
  expect(screen.queryByText(m.token_view_unlisted_text())).toBeNull()
  index.fail(new Error('not listed'))
  await screen.findByText(m.token_view_unlisted_text())
})
