// @vitest-environment happy-dom

import { m } from '@slipway/messages'
import { presaleStatus } from '@slipway/sdk/presale/presale-status'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { makePresale } from '../test/presale-fixture.ts'
import type { PresaleContext, PresaleView } from './presale-context.ts'
import { PresaleSide } from './presale-side.tsx'

vi.mock('./buy-box.tsx', () => ({ BuyBox: () => null }))
vi.mock('./my-panel.tsx', () => ({ MyPanel: () => null }))
vi.mock('./pool-panel.tsx', () => ({ PoolPanel: () => null }))
vi.mock('./badges-panel.tsx', () => ({ default: () => null }))
vi.mock('./slot-panel.tsx', () => {
  throw new Error('The part is away.')
})
vi.mock('./inviter-panel.tsx', () => ({ default: () => <p>inviters</p> }))

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  vi.stubGlobal('reportError', () => undefined)
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a panel that does not load leaves its neighbours', async () => {
  const made = makePresale()
  const presale = {
    ...made,
    terms: { ...made.terms, useWhiteList: 1 },
    inviter: { ...made.inviter, open: true },
  }
  const now = made.terms.startTime + 1
  const view = { presale, status: presaleStatus(presale, now), my: undefined, now }
  renderWithTheme(
    <PresaleSide
      view={view as unknown as PresaleView}
      act={view as unknown as PresaleContext}
      given={undefined}
    />,
  )
  await screen.findByText(m.shell_chunk_title())
  expect(screen.getByText('inviters')).toBeTruthy()
})
