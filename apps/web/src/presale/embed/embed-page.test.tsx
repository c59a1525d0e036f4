// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { PresaleNotFound } from '@slipway/sdk/presale/evm/get-presale'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { activeChain } from '../../core/active-chain.ts'
import { addressProblemText } from '../../form/address-problem-text.ts'
import { EmbedPage } from './embed-page.tsx'

const presale = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const world = vi.hoisted(() => ({
  presaleContracts: undefined as object | undefined,
  error: null as Error | null,
}))

vi.mock('../shared/presale-contracts.ts', () => ({
  get presaleContracts() {
    return world.presaleContracts
  },
}))
vi.mock('../detail/use-presale.ts', () => ({
  usePresale: () => ({ data: undefined, error: world.error }),
}))
vi.mock('../detail/use-project-info.ts', () => ({ useProjectInfo: () => ({ info: undefined }) }))
vi.mock('../../transaction/use-chain-now.ts', () => ({ useChainNow: () => 0 }))
vi.mock('./embed-card.tsx', () => ({ EmbedCard: () => null }))

beforeEach(() => Object.assign(world, { presaleContracts: {}, error: null }))
afterEach(cleanup)

function said(id: string): string | null {
  renderWithTheme(<EmbedPage id={id} />)
  return screen.getByRole('alert').textContent
}

test.each([
  ['0x12', 'Input_AddressInvalid'],
  [presale.replace('C51812', 'c51812'), 'Input_AddressChecksumInvalid'],
] as const)('a text that is no address says why: %s', (id, code) => {
  expect(said(id)).toBe(addressProblemText(code))
})

test('a network without presales says so', () => {
  world.presaleContracts = undefined
  expect(said(presale)).toBe(m.presale_embed_absent({ chain: activeChain.name }))
})

test('an address without a presale is not one that cannot be read now', () => {
  world.error = new PresaleNotFound(activeChain.chainId, presale)
  expect(said(presale)).toBe(m.presale_embed_not_found({ chain: activeChain.name }))
  cleanup()
  world.error = new Error('away')
  expect(said(presale)).toBe(m.presale_embed_missing())
})
