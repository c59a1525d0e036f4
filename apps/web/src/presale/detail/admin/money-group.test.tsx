// @vitest-environment happy-dom
import { formatTime, m } from '@slipway/messages'
import { presaleStatus } from '@slipway/sdk/presale/presale-status'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../../test/render-with-theme.tsx'
import { makePresale } from '../../test/presale-fixture.ts'
import type { PresaleContext } from '../presale-context.ts'
import { finishObstacle, MoneyGroup } from './money-group.tsx'

vi.mock('../../../shell/read-client.ts', () => ({ readClient: { chain: { id: 31337 } } }))
vi.mock('./finish-rehearsal.tsx', () => ({ FinishRehearsal: () => null }))

const DAY = 86_400
const { endTime, hardCap, owner } = makePresale().terms

function actOf(kind: 'normal' | 'fair', now: number, total = hardCap): PresaleContext {
  const presale = makePresale({ kind, state: { total } })
  const status = presaleStatus(presale, now)
  const rest = { name: 'Harbour', account: owner, my: undefined, now, doneOf: () => null }
  return { ...rest, presale, status, open: () => undefined } as unknown as PresaleContext
}

afterEach(cleanup)

test('a fair presale above its cap waits for its end, and is not told to be below the cap', () => {
  const time = formatTime(endTime)
  const obstacle = (kind: 'normal' | 'fair', total: bigint) =>
    finishObstacle(actOf(kind, endTime - 1, total))
  expect(obstacle('fair', 2n * hardCap)).toBe(m.presale_admin_finish_fair({ time }))
  expect(obstacle('normal', hardCap - 1n)).toBe(m.presale_admin_finish_running({ time }))
})

test.each([
  [endTime + DAY - 1, true],
  [endTime + DAY, false],
])('the finish is the owner’s alone for a day after the end: at %i', (now, isOwners) => {
  renderWithTheme(<MoneyGroup act={actOf('normal', now)} />)
  const time = formatTime(endTime + DAY)
  const lapse = formatTime(endTime + 7 * DAY)
  screen.getByText(
    isOwners
      ? m.presale_admin_finish_until({ time })
      : m.presale_admin_finish_anyone({ time, lapse }),
  )
})

test('a presale that was just finished is no longer said to be ready', () => {
  const act = { ...actOf('normal', endTime), doneOf: () => 'It is finished.' }
  renderWithTheme(<MoneyGroup act={act} />)
  screen.getAllByText('It is finished.')
  expect(screen.queryByText(m.presale_admin_finish_ready())).toBeNull()
})
