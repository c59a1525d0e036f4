// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { PresaleDraft } from '@slipway/sdk/presale/presale-draft-schema'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { PresaleDates } from './presale-dates.tsx'

afterEach(cleanup)

const one = m.presale_date_tier_one()
const two = m.presale_date_tier_two()
const all = m.presale_date_public()
const start = m.presale_date_start()

test.each([
  ['both windows', 1n, 600n, 300n, [one, two, all]],
  ['no window of tier 1', 1n, 0n, 300n, [two, all]],
  ['no window at all', 1n, 0n, 0n, [start]],
  ['a closed list', 2n, 0n, 0n, [two]],
  ['a closed list that tier 1 opens', 2n, 600n, 0n, [one, two]],
  ['no list', 0n, 0n, 0n, [start]],
])('the dates say who comes in when: %s', (_what, useWhiteList, t1Block, t2Block, labels) => {
  const times = { startTime: 1_800_000_000n, endTime: 1_800_086_400n, lockTime: 0n }
  const draft = { ...times, useWhiteList, t1Block, t2Block, kind: 'private' }
  renderWithTheme(<PresaleDates draft={draft as unknown as PresaleDraft} />)
  const shown = screen.getAllByRole('listitem').map((item) => item.firstChild?.textContent)
  expect(shown).toEqual([...labels, m.presale_date_end()])
})
