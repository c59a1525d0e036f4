// @vitest-environment happy-dom
import { formatBps, formatTime, m } from '@slipway/messages'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../test/render-with-theme.tsx'
import { ReleasePicture } from './release-picture.tsx'

afterEach(cleanup)

test('the top of the picture is marked with its measure, which no part can be mistaken for', () => {
  const points = [
    { at: 1_000, share: 1_000 },
    { at: 9_000, share: 10_000, isGradual: true },
  ]
  const { container } = renderWithTheme(<ReleasePicture points={points} now={500} hasTable />)
  expect(container.querySelector('figure > span')?.textContent).toBe(formatBps(10_000))
})

test('one release as it begins is said, and drawn as no line between a moment and itself', () => {
  const points = [{ at: 1_000, share: 10_000 }]
  for (const props of [{ now: 1_000 }, { now: 5_000, lockedAt: 1_000 }]) {
    renderWithTheme(<ReleasePicture points={points} hasTable {...props} />)
    screen.getByText(m.lock_picture_once({ time: formatTime(1_000) }))
    expect(screen.queryByRole('img')).toBeNull()
    cleanup()
  }
  renderWithTheme(<ReleasePicture points={points} now={999} hasTable />)
  screen.getByRole('img', { name: m.lock_picture_once({ time: formatTime(1_000) }) })
})
