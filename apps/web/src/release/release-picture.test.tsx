// @vitest-environment happy-dom
import { formatBps } from '@slipway/messages'
import { cleanup } from '@testing-library/react'
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
