// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, test, vi } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import { makePresale } from '../../test/presale-fixture.ts'
import type { PresaleContext } from '../presale-context.ts'
import { FinishRehearsal } from './finish-rehearsal.tsx'

const simulateFinish = vi.hoisted(() => vi.fn())
vi.mock('@slipway/sdk/presale/simulate-finish', () => ({ simulateFinish }))
vi.mock('../../../core/read-client.ts', () => ({ readClient: { chain: { id: 31337 } } }))
vi.mock('../presale-pool-notice.tsx', () => ({ PresalePoolNotice: () => null }))
// The finish itself never refuses a token that cannot be sold.
vi.mock('@slipway/sdk/flow/create-flow-chain', () => ({
  createFlowChain: () => ({ call: async () => undefined }),
}))

afterEach(cleanup)

test.each([
  ['would end as it should', 'normal', { accepted: 1n }, m.presale_admin_finish_check_ok()],
  ['would cancel the presale', 'normal', 'canceled', m.presale_admin_finish_check_cancels()],
  ['no node can tell', 'fair', undefined, m.presale_admin_finish_check_unknown()],
  ['tests no sell', 'private', 'canceled', m.presale_admin_finish_check_ok()],
] as const)('the rehearsal of a finish that %s says so', async (_what, kind, outcome, text) => {
  simulateFinish.mockReset().mockResolvedValue(outcome)
  const presale = makePresale({ kind })
  const act = { presale, account: presale.terms.owner } as unknown as PresaleContext
  renderWithTheme(<FinishRehearsal act={act} />)
  fireEvent.click(screen.getByRole('button', { name: m.presale_admin_finish_check() }))
  await screen.findByText(text)
})
