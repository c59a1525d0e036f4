// @vitest-environment happy-dom
import { AddressNamesContext } from '@slipway/ui/address-names'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { PromisesPanel } from './promises-panel.tsx'

vi.mock('./use-vip-index.ts', () => ({ useVipFigures: () => ({}) }))

const Name = vi.fn(() => null)
const Typed = () => null

afterEach(cleanup)

test('looks up no name of the contract: what reads names is heavier than the panel', () => {
  renderWithTheme(
    <AddressNamesContext value={{ Name, Typed }}>
      <PromisesPanel vip="0x00000000000000000000000000000000000000AA" />
    </AddressNamesContext>,
  )
  expect(screen.getByText('0x00…000AA')).toBeDefined()
  expect(Name).not.toHaveBeenCalled()
})
