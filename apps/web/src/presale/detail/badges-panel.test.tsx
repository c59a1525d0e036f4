// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { makePresale } from '../test/presale-fixture.ts'
import BadgesPanel from './badges-panel.tsx'
import type { PresaleView } from './presale-context.ts'

const answer = vi.hoisted(() => ({ now: {} as object }))
vi.mock('../../badges/use-badges.ts', () => ({ useBadges: () => answer.now }))
vi.mock('../../badges/badge-chips.tsx', () => ({ default: () => <i>chips</i> }))
vi.mock('./use-presale.ts', () => ({ useIndexedPresale: () => ({}) }))

const show = (now: object) => {
  answer.now = now
  renderWithTheme(<BadgesPanel view={{ presale: makePresale() } as PresaleView} />)
}
const isSaid = (text: string) => screen.queryByText(text) !== null

afterEach(cleanup)

test('that there is no badge is said only where that was the answer', () => {
  show({ isPending: true, isError: false })
  expect([isSaid(m.presale_badges_empty()), isSaid(m.presale_badges_unread())]).toEqual([
    false,
    false,
  ])
  cleanup()
  show({ isError: true })
  expect([isSaid(m.presale_badges_empty()), isSaid(m.presale_badges_unread())]).toEqual([
    false,
    true,
  ])
  cleanup()
  show({ isError: false, data: { badges: [{ state: 'revoked' }] } })
  expect(isSaid(m.presale_badges_empty())).toBe(true)
  cleanup()
  show({ isError: false, data: { badges: [{ state: 'valid' }] } })
  expect(isSaid(m.presale_badges_empty())).toBe(false)
  expect(isSaid('chips')).toBe(true)
})
