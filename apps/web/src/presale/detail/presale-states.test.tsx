// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { activeChain } from '../../core/active-chain.ts'
import { PresaleMissing } from './presale-states.tsx'

vi.mock('../../core/app-link.tsx', () => ({
  AppLink: ({ children }: { children: ReactNode }) => <a href="/">{children}</a>,
}))

afterEach(cleanup)

test('a mistyped address is not said to have the wrong length', () => {
  renderWithTheme(<PresaleMissing problem="Input_AddressChecksumInvalid" />)
  screen.getByText(m.error_Input_AddressChecksumInvalid())
  cleanup()
  renderWithTheme(<PresaleMissing />)
  screen.getByText(m.presale_page_not_found_text({ chain: activeChain.name }))
})
