// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import type { Address } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import LockCreated from '../lock/create/lock-created.tsx'
import PresaleCreated from '../presale/create/presale-created.tsx'
import { LaunchedSteps } from '../token/console/launched-steps.tsx'
import TokenCreated from '../token/create/token-created.tsx'

vi.mock('../core/app-link.tsx', () => ({
  AppLink: ({ to, search, children }: { to: string; search?: object; children: ReactNode }) => (
    <a href={`${to}${search ? `?${new URLSearchParams({ ...search })}` : ''}`}>{children}</a>
  ),
}))
vi.mock('../token/shared/watch-token.tsx', () => ({ WatchToken: () => null }))

const at = (digit: string) => `0x${digit.repeat(40)}` as Address
const [token, presale, locker, pair] = [at('a'), at('b'), at('c'), at('d')]
const nothing = () => undefined

afterEach(cleanup)

const steps = () =>
  screen
    .getAllByRole('listitem')
    .flatMap((item) => [...item.querySelectorAll('a')])
    .map((link) => link.getAttribute('href'))

test('after a token: its page, its console, a presale of it, a lock of it', () => {
  const draft = { symbol: 'HBR', decimals: 0, totalSupply: 10n, templateId: 1 }
  renderWithTheme(
    <TokenCreated creation={{ token, input: { draft } } as never} onAgain={nothing} />,
  )
  expect(steps()).toEqual([
    `/token/view/${token}`,
    `/token/detail/${token}`,
    `/presale/create?token=${token}`,
    `/lock/create?asset=${token}`,
  ])
})

test('what the console of a new token offers is told by its template', () => {
  const taxed = { symbol: 'HBR', decimals: 0, totalSupply: 10n, templateId: 2 }
  const creation = { token, input: { draft: { ...taxed, manualLaunch: true } } }
  renderWithTheme(<TokenCreated creation={creation as never} onAgain={nothing} />)
  expect(screen.getByText(m.token_created_console_taxed())).toBeTruthy()
  expect(screen.queryByText(m.token_created_console_fixed())).toBeNull()
  expect(steps()).toContain(`/presale/create?token=${token}`)
})

test('a new token that is traded at once is sent to no launch and no presale', () => {
  const open = { symbol: 'HBR', decimals: 0, totalSupply: 10n, templateId: 2, manualLaunch: false }
  const creation = { token, input: { draft: open } }
  renderWithTheme(<TokenCreated creation={creation as never} onAgain={nothing} />)
  expect(screen.queryByText(m.token_created_console_taxed())).toBeNull()
  expect(steps()).toEqual([
    `/token/view/${token}`,
    `/token/detail/${token}`,
    `/lock/create?asset=${token}`,
  ])
})

test('after a presale: its page, the token, a lock of what is not for sale; a link to share', () => {
  const draft = { kind: 'normal', claimToken: token }
  const creation = { presale, missing: [], input: { draft, setsLauncher: true } }
  renderWithTheme(<PresaleCreated creation={creation as never} onAgain={nothing} />)
  expect(steps()).toEqual(
    expect.arrayContaining([
      `/presale/detail/${presale}`,
      `/presale/detail/${presale}?view=manage`,
      `/token/view/${token}`,
      `/lock/create?asset=${token}`,
    ]),
  )
})

const lockOf = (isNft: boolean) => ({
  pending: { at: 1, asset: token, name: 'HBR', isNft, owner: at('e') },
  creation: { locker, made: [{ firstLockId: 1n, count: 1 }], missing: 0, isUnderway: false },
})

test('after a lock: the lock, its certificate, and what is known of what is locked', () => {
  const { pending, creation } = lockOf(false)
  renderWithTheme(
    <LockCreated pending={pending as never} creation={creation as never} onAgain={nothing} />,
  )
  const [view, certificate, page] = steps()
  expect(view).toBe(`/lock/detail/${at('e')}/${token}`)
  expect(certificate).toMatch(/^\/lock\/certificate\//)
  expect(page).toBe(`/token/view/${token}`)
})

test('an NFT that is locked has no page of a token', () => {
  const { pending, creation } = lockOf(true)
  renderWithTheme(
    <LockCreated pending={pending as never} creation={creation as never} onAgain={nothing} />,
  )
  expect(steps()).toHaveLength(2)
})

test('after a launch: the page that buyers see, a lock of the liquidity, a staking pool', () => {
  renderWithTheme(<LaunchedSteps token={token} pair={pair} />)
  expect(steps()).toEqual([
    `/token/view/${token}`,
    `/lock/create?asset=${pair}`,
    `/mining/create?token=${token}`,
  ])
})

test('after a launch that locked or burned the liquidity, its locks are shown instead', () => {
  renderWithTheme(<LaunchedSteps token={token} />)
  expect(steps()).toContain(`/lock/list?token=${token}`)
})
