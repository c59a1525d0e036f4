// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { makePresale } from '../test/presale-fixture.ts'
import HistoryPanel from './history-panel.tsx'
import type { PresaleView } from './presale-context.ts'

const listPresaleActions = vi.hoisted(() => vi.fn())
vi.mock('../../core/presale-api.ts', () => ({ presaleApi: { listPresaleActions } }))
vi.mock('./use-presale.ts', () => ({ presaleKey: ['presale'] }))

afterEach(cleanup)

const action = (kind: string) => ({ id: kind, kind, details: {}, createdAt: 1, txHash: '0x1' })

test('a history longer than one page can be followed to the creation', async () => {
  listPresaleActions.mockImplementation((_, { cursor }: { cursor?: string }) =>
    Promise.resolve(
      cursor === 'older'
        ? { items: [action('created')], nextCursor: null }
        : { items: [action('finalized')], nextCursor: 'older' },
    ),
  )
  renderWithTheme(<HistoryPanel view={{ presale: makePresale() } as PresaleView} />)
  await screen.findByText(m.presale_act_finalized())
  expect(screen.queryByText(m.presale_act_created())).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: m.presale_flow_more() }))
  await screen.findByText(m.presale_act_created())
  expect(screen.queryByRole('button', { name: m.presale_flow_more() })).toBeNull()
})
