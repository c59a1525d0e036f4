// @vitest-environment happy-dom
import { formatBps, formatTime, m, setLocale } from '@slipway/messages'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { ReleaseDates } from '../../release/release-dates.tsx'
import {
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  releasePath,
  releaseScale,
} from '../../release/release-path.ts'
import { ReleasePicture } from '../../release/release-picture.tsx'
import { releasePoints } from '../../release/release-points.ts'

const DAY = 86_400
const now = 1_800_000_000
const stepped = releasePoints({
  unlockAt: now + 130 * DAY,
  isForever: false,
  schedule: {
    cliffAt: now + 10 * DAY,
    firstBps: 1_000,
    cycleSeconds: 30 * DAY,
    cycleBps: 2_500,
  },
})
const linear = releasePoints({
  unlockAt: now + 100 * DAY,
  isForever: false,
  schedule: { cliffAt: now + 10 * DAY, firstBps: 0, cycleSeconds: 0, cycleBps: 0 },
})

afterEach(() => {
  cleanup()
  setLocale('en-US', { reload: false })
})

test('steps end at the unlock time, and the last one is what is left', () => {
  expect(stepped.map(({ share }) => share)).toEqual([1_000, 3_500, 6_000, 8_500, 10_000])
  expect(stepped.at(-1)?.at).toBe(now + 130 * DAY)
})

test('a plain lock comes free at once, one for ever never', () => {
  const unlockAt = now + DAY
  expect(releasePoints({ unlockAt, isForever: false })).toEqual([{ at: unlockAt, share: 10_000 }])
  expect(releasePoints({ unlockAt: 1_099_511_627_775, isForever: true })).toEqual([])
})

test('the line steps at a release and slopes where it is gradual', () => {
  const scale = releaseScale(now, now + 100 * DAY)
  const [cliff, end] = [scale.x(now + 10 * DAY), scale.x(now + 100 * DAY)]
  expect(releasePath(linear, scale)).toBe(
    `M0 ${PICTURE_HEIGHT}H${cliff}V${PICTURE_HEIGHT}L${end} 6H${PICTURE_WIDTH}`,
  )
  expect(releasePath([{ at: now + 100 * DAY, share: 10_000 }], scale)).toBe(
    `M0 ${PICTURE_HEIGHT}H${end}V6H${PICTURE_WIDTH}`,
  )
})

describe.each(['en-US', 'zh-CN'] as const)('the picture in %s', (locale) => {
  test('says in words what it draws, and lists the dates', () => {
    setLocale(locale, { reload: false })
    render(<ReleasePicture points={stepped} now={now} />)
    const times = { from: formatTime(now + 10 * DAY), until: formatTime(now + 130 * DAY) }
    expect(screen.getByRole('img').getAttribute('aria-label')).toBe(
      m.lock_picture_steps({ ...times, count: 5 }),
    )
    // Its heading and a row for each release.
    expect(screen.getAllByRole('row')).toHaveLength(6)
    expect(screen.getByText(`+${formatBps(1_500)}`)).toBeTruthy()
  })

  test('a lock for ever has no dates', () => {
    setLocale(locale, { reload: false })
    render(<ReleasePicture points={[]} now={now} />)
    expect(screen.getByText(m.lock_picture_forever())).toBeTruthy()
    expect(screen.queryByRole('table')).toBeNull()
  })
})

test('a gradual release that begins with nothing has one row', () => {
  render(
    <ReleaseDates
      points={linear}
      now={now}
      amountOf={(share, before) => `${share - before} of them`}
    />,
  )
  expect(screen.getAllByRole('row')).toHaveLength(2)
  expect(screen.getByText(m.lock_dates_gradual())).toBeTruthy()
  expect(screen.getByText('10000 of them')).toBeTruthy()
})

test('an amount may break before its symbol', () => {
  render(<ReleaseDates points={linear} now={now} amountOf={() => '1,234\u00a0HARBOURLIGHT'} />)
  expect(screen.getByText(/HARBOURLIGHT/).textContent).toBe('1,234 HARBOURLIGHT')
})

test('of very many releases the first and the last are named', () => {
  const points = Array.from({ length: 100 }, (_, index) => ({
    at: now + index * DAY,
    share: (index + 1) * 100,
  }))
  render(<ReleaseDates points={points} now={now} />)
  expect(screen.getAllByRole('row')).toHaveLength(8)
  expect(screen.getByText(m.lock_dates_more({ count: '100' }))).toBeTruthy()
})
