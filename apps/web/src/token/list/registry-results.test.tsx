// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import RegistryResults from './registry-results.tsx'

const { list } = vi.hoisted(() => ({ list: vi.fn() }))
vi.mock('../shared/token-contracts.ts', () => ({ tokenContracts: {} }))
vi.mock('./use-registry-list.ts', () => ({ useRegistryList: () => ({ data: list() }) }))
vi.mock('./token-table.tsx', () => ({ TokenTable: () => null }))
afterEach(cleanup)

const record = { address: zeroAddress, creator: zeroAddress, createdAt: 1, templateId: 1 }
const item = { record, facts: { name: 'Harbour', symbol: 'HBR', decimals: 0, totalSupply: 1n } }

test('a list of the newest alone is said to be one', () => {
  const show = (total: number) => {
    list.mockReturnValue({ items: [item, item], total })
    const props = { creator: undefined, account: undefined, empty: null, failed: null }
    renderWithTheme(<RegistryResults {...props} />)
  }
  show(2)
  const all = m.token_list_total({ count: '2' })
  expect(screen.getByText(all)).toBeTruthy()
  cleanup()
  show(70)
  const total = m.token_list_total({ count: '70' })
  screen.getByText(m.token_list_newest({ total, shown: '2' }))
})
