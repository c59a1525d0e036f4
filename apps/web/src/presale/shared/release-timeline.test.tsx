// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { presaleAmounts } from '../detail/presale-amounts.ts'
import { makePresale } from '../test/presale-fixture.ts'
import { ReleaseTimeline } from './release-timeline.tsx'

afterEach(cleanup)

test('a release has as many places as the figures beside it', () => {
  const presale = makePresale()
  const tokens = 66_666_666_666_666_666_666_666n
  const step = { at: null, afterSeconds: 0, bps: 10_000, tokens, state: 'ahead' } as const
  renderWithTheme(<ReleaseTimeline label="" steps={[step]} token={presale.token} />)
  const row = screen.getByText(m.presale_release_at_finish()).closest('tr')
  expect(row?.lastElementChild?.textContent).toBe(presaleAmounts(presale).tokens(tokens))
})
