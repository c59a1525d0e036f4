// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { type Address, getAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { AssetCells } from './asset-cells.tsx'

const answers = vi.hoisted(() => new Map<string, unknown>())

vi.mock('../../core/read-client.ts', () => ({
  readClient: {
    chain: { id: 31337 },
    readContract: ({ functionName }: { functionName: string }) =>
      answers.has(functionName)
        ? Promise.resolve(answers.get(functionName))
        : Promise.reject(new Error('execution reverted')),
  },
}))

afterEach(() => {
  cleanup()
  answers.clear()
})

const asset: Address = getAddress(`0x${'a'.padStart(40, '0')}`)

const show = () =>
  renderWithTheme(
    <table>
      <tbody>
        <tr>
          <AssetCells entry={{ asset, owed: 3n, held: 3n }} />
        </tr>
      </tbody>
    </table>,
  )

test('a collection without decimals is called by its symbol', async () => {
  answers.set('name', 'Local test collection').set('symbol', 'LTC')
  show()
  await screen.findByText('LTC')
  expect(screen.queryByText(m.tools_solvency_unnamed())).toBeNull()
  expect(screen.getAllByText('3')).toHaveLength(2)
})

test('only an asset that says no symbol is said to have none', async () => {
  show()
  await screen.findByText(m.tools_solvency_unnamed())
})
