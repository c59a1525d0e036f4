// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import { symbolOf } from '../../lock/lock-texts.ts'
import { testToken, testView } from './test/pool-fixture.ts'
import { TokensPanel } from './tokens-panel.tsx'
import type { PoolToken } from './types.ts'

// Links belong to the router, which stands outside.
vi.mock('../../../core/app-link.tsx', () => ({
  AppLink: ({ to, children }: { to: string; children: ReactNode }) => <a href={to}>{children}</a>,
}))

afterEach(cleanup)

/** Where the rights over the staked token are looked at. */
function linkOf(change: Partial<PoolToken>): string | null | undefined {
  const stake = testToken(change)
  renderWithTheme(<TokensPanel view={testView({}, { stake })} />)
  const name = m.solstakepage_token_rights({ token: symbolOf(stake) })
  return screen.queryByRole('link', { name })?.getAttribute('href')
}

test.each([
  ['a token', {}],
  ['a token without a name', { name: '', symbol: '' }],
])('the rights over %s lead to its page', (_what, change) => {
  expect(linkOf(change)).toBe(`/solana/token/${testToken().mint}`)
})

test('a token that could not be read has no page', () => {
  expect(linkOf({ isUnread: true })).toBeUndefined()
})
