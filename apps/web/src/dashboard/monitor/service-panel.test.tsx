// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { ServicePanel } from './service-panel.tsx'

vi.mock('../../core/use-node-speed.ts', () => ({ useNodeSpeed: () => ({ speed: undefined }) }))
afterEach(cleanup)

const chain = (healthy: boolean) => ({ chainId: 97, healthy })
const show = (chains: readonly object[]) =>
  renderWithTheme(
    <ServicePanel
      status={{ healthy: false, chains, milliseconds: 4 } as never}
      isApiDown={false}
      live="open"
    />,
  )

test('an index without networks is not said to have networks that need attention', () => {
  show([])
  screen.getByText(m.dashboard_status_none_title())
  expect(screen.queryByText(m.dashboard_index_bad({ count: 0, total: 0 }))).toBeNull()
  cleanup()
  show([chain(true), chain(false)])
  screen.getByText(m.dashboard_index_bad({ count: 1, total: 2 }))
})
