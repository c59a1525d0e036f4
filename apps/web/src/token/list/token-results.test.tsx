// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { zeroAddress } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { TokenResults } from './token-results.tsx'

vi.mock('../../core/late-part.tsx', () => ({ LatePart: () => null }))
vi.mock('../../core/index-away.tsx', () => ({ IndexAway: ({ rest }: { rest: string }) => rest }))
vi.mock('./use-token-list.ts', () => ({
  useTokenList: () => ({ isError: true, items: [], refetch: () => undefined }),
}))
afterEach(cleanup)

test.each([
  [undefined, true],
  ['owned', true],
  ['created', false],
  ['all', false],
] as const)(
  'without the index, which alone knows owners, %s is said to be those created: %s',
  (whose, isSaid) => {
    const search = whose ? { whose } : {}
    renderWithTheme(
      <TokenResults search={search} account={zeroAddress} onClear={() => undefined} />,
    )
    const said = screen.queryByText((text) => text.includes(m.token_list_fallback_created()))
    expect(said !== null).toBe(isSaid)
  },
)
