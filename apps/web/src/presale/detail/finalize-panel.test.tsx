// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { presaleStatus } from '@slipway/sdk/presale/presale-status'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { makePresale } from '../test/presale-fixture.ts'
import FinalizePanel from './finalize-panel.tsx'

vi.mock('../../core/read-client.ts', () => ({ readClient: { chain: { id: 31337 } } }))
vi.mock('./presale-pool-notice.tsx', () => ({ PresalePoolNotice: () => null }))
vi.mock('../../transaction/connect-button.tsx', () => ({ ConnectButton: () => null }))

afterEach(cleanup)

test.each([
  ['normal', m.presale_finalize_text()],
  ['private', m.presale_finalize_text_anyone_private()],
] as const)('whoever finishes a %s presale reads what that makes', (kind, text) => {
  const presale = makePresale({ kind, state: { total: makePresale().terms.hardCap } })
  const now = presale.terms.endTime + 86_400
  const status = presaleStatus(presale, now)
  const view = { presale, status, name: 'Harbour', account: undefined, my: undefined, now }
  renderWithTheme(<FinalizePanel view={view} act={undefined} />)
  screen.getByText(text)
})
