// @vitest-environment happy-dom
import type { Badge } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { EntryList } from '../entries/entry-list.tsx'
import { BadgedName } from './badged-name.tsx'

const { getBadgesOfMany } = vi.hoisted(() => ({ getBadgesOfMany: vi.fn() }))
vi.mock('../core/badge-api.ts', () => ({ badgeApi: { getBadgesOfMany } }))
vi.mock('../entries/entry-link.tsx', () => ({
  EntryLink: ({ children }: { children: string }) => children,
}))
vi.mock('../core/use-entry-chain.ts', () => ({ useEntryChain: () => undefined }))

const at = (digit: string) => `0x${digit.repeat(40)}`
const badgeOf = (address: string, kind: Badge['kind']) =>
  ({ id: `${address}${kind}`, chainId: 56, address, kind }) as Badge

afterEach(() => {
  cleanup()
  getBadgesOfMany.mockReset()
})

test('a list asks once for all its names, and each shows its own kinds', async () => {
  getBadgesOfMany.mockResolvedValue({ badges: [badgeOf(at('a'), 'kyc'), badgeOf(at('a'), 'safu')] })
  renderWithTheme(
    <>
      <BadgedName chainId={56} address={at('a')}>
        {'Light'}
      </BadgedName>
      <BadgedName chainId={56} address={at('b')}>
        {'Dark'}
      </BadgedName>
    </>,
  )
  const beside = (name: string) => screen.getByText(name).nextElementSibling
  // The place is there before the answer is, so that nothing moves.
  expect(beside('Light')?.childElementCount).toBe(0)
  await screen.findByText(m.badges_kind_kyc())
  expect(beside('Light')?.textContent).toBe(m.badges_kind_kyc() + m.badges_kind_safu())
  expect(beside('Dark')?.childElementCount).toBe(0)
  expect(getBadgesOfMany.mock.calls).toEqual([[[`56-${at('a')}`, `56-${at('b')}`]]])
})

test('each kind has a picture of its own, which is all that is seen of several in a narrow list', async () => {
  const badges = (['kyc', 'audit', 'safu'] as const).map((kind) => badgeOf(at('e'), kind))
  getBadgesOfMany.mockResolvedValue({ badges })
  renderWithTheme(
    <BadgedName chainId={56} address={at('e')}>
      {'Light'}
    </BadgedName>,
  )
  await screen.findByText(m.badges_kind_safu())
  const pictures = screen.getByText('Light').nextElementSibling?.querySelectorAll('svg') ?? []
  expect(new Set([...pictures].map((picture) => picture.innerHTML)).size).toBe(3)
})

test('no badge is claimed while the API is away', async () => {
  getBadgesOfMany.mockRejectedValue(new Error('away'))
  renderWithTheme(
    <BadgedName chainId={56} address={at('c')}>
      {'Light'}
    </BadgedName>,
  )
  await vi.waitFor(() => expect(getBadgesOfMany).toHaveBeenCalled(), { timeout: 10_000 })
  expect(screen.getByText('Light').nextElementSibling?.childElementCount).toBe(0)
})

test('entries of search, profile and portfolio carry badges where something can have any', async () => {
  getBadgesOfMany.mockResolvedValue({ badges: [badgeOf(at('d'), 'audit')] })
  const entry = { chainId: 56, path: '/', seed: at('d'), facts: [] }
  renderWithTheme(
    <EntryList
      label="List"
      entries={[
        { ...entry, key: '1', title: 'Presale', contract: at('d') },
        { ...entry, key: '2', title: 'Lock' },
      ]}
    />,
  )
  await screen.findByText(m.badges_kind_audit())
  expect(getBadgesOfMany.mock.calls).toEqual([[[`56-${at('d')}`]]])
})
