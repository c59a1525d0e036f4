// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import type { NamedSecret } from './use-webhook-form.ts'
import { WebhooksPage } from './webhooks-page.tsx'

const made: readonly NamedSecret[] = [
  { name: 'Bookkeeping', secret: 'whsec_one' },
  { name: 'Night watch', secret: 'whsec_two' },
]

vi.mock('../core/session-store.ts', () => ({ useSession: () => ({ token: 'known' }) }))
vi.mock('./use-webhooks.ts', () => ({ useWebhooks: () => ({ data: { items: [] } }) }))
vi.mock('./webhook-form.tsx', () => ({
  WebhookForm: ({ onDone }: { onDone: (secret: NamedSecret) => void }) =>
    made.map((one) => (
      <button key={one.name} type="button" onClick={() => onDone(one)}>
        {one.name}
      </button>
    )),
}))

afterEach(cleanup)

test('a second webhook takes no secret away that is not saved yet, and each names its own', () => {
  renderWithTheme(<WebhooksPage />)
  for (const { name } of made) fireEvent.click(screen.getByRole('button', { name }))
  for (const { name, secret } of made) {
    screen.getByText(m.webhooks_secret_title({ name }))
    screen.getByText(secret)
  }
  const [first] = screen.getAllByRole('button', { name: m.webhooks_secret_kept() })
  if (first) fireEvent.click(first)
  expect(screen.queryByText('whsec_one')).toBeNull()
  screen.getByText('whsec_two')
})
