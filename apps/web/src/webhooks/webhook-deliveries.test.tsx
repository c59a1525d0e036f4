// @vitest-environment happy-dom
import type { WebhookDelivery } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { WebhookDeliveries } from './webhook-deliveries.tsx'

const known = vi.hoisted(() => ({ items: [] as unknown[] }))
vi.mock('./use-webhooks.ts', () => ({
  useDeliveries: () => ({ data: known, isError: false }),
  useWebhookAct: () => ({ act: vi.fn(), isBusy: false, problem: undefined }),
}))

const waiting = (change: Partial<WebhookDelivery>) => ({
  ...{ eventId: 'act_56_1_1', type: 'act.staked', state: 'waiting', attempts: 1, excerpt: '' },
  ...{ createdAt: 1_700_000_000, attemptedAt: 1_700_000_000, nextAttemptAt: 1_700_000_060 },
  ...{ status: 500, failure: 'status' },
  ...change,
})

function show(isPaused: boolean, change: Partial<WebhookDelivery> = {}) {
  known.items = [waiting(change)]
  renderWithTheme(<WebhookDeliveries id="one" isPaused={isPaused} />)
  return document.body.textContent ?? ''
}

afterEach(cleanup)

test('what waits for a paused webhook is not said to be tried at a time', () => {
  expect(show(true)).toContain(m.webhooks_waits_resumed())
  expect(screen.queryByText(m.webhooks_next_attempt(), { exact: false })).toBeNull()
})

test('what waits for an active one, and a test, is tried next', () => {
  expect(show(false)).toContain(m.webhooks_next_attempt())
  cleanup()
  expect(show(true, { type: 'webhook.test' })).toContain(m.webhooks_next_attempt())
  cleanup()
  expect(show(false, { attempts: 0, attemptedAt: null })).not.toContain(m.webhooks_next_attempt())
})
