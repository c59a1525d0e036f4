// @vitest-environment happy-dom
import { formatTime } from '@slipway/messages'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { EndedStat } from './ended-stat.tsx'

test('the large figure names no zone: that stands in the line below', () => {
  const at = 1_798_000_000
  renderWithTheme(
    <dl>
      <EndedStat label="Ended" at={at} />
    </dl>,
  )
  const [figure, note] = screen.getAllByRole('definition').map(({ textContent }) => textContent)
  expect(note).toBe(formatTime(at))
  expect(figure?.length).toBeLessThan(formatTime(at).length)
  expect(figure).toMatch(/\d{1,2}:\d{2}/)
  expect(figure).not.toMatch(/GMT|UTC/)
})
