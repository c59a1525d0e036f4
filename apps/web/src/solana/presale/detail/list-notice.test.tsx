// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import type { PresaleView } from '../types.ts'
import { ListNotice } from './list-notice.tsx'
import { testPresale } from './test/presale-fixture.ts'
import type { ListedPlaceHandle } from './use-listed-place.ts'

afterEach(cleanup)

const windows = { t1Seconds: 600, t2Seconds: 600 }
const { startAt } = testPresale()

function show(whitelistMode: 'tiers' | 'listedOnly', now: number) {
  const list = { reading: 'missing', place: undefined } as unknown as ListedPlaceHandle
  const view = { presale: testPresale({ whitelistMode, ...windows }), now } as PresaleView
  renderWithTheme(<ListNotice view={view} list={list} />)
  return screen.queryByText(m.solpresalepage_list_missing()) !== null
}

test('a list that cannot be loaded is missed by nobody once everybody may come in', () => {
  expect(show('tiers', startAt + 1_199)).toBe(true)
  cleanup()
  expect(show('tiers', startAt + 1_200)).toBe(false)
  expect(screen.queryByText(m.solpresalepage_list_choose())).toBeNull()
  cleanup()
  expect(show('listedOnly', startAt + 9_000)).toBe(true)
})
