// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { Token } from '@slipway/sdk/token/types'
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import RewardPanel from './reward-panel.tsx'

afterEach(cleanup)

test.each([
  [m.console_view_referral_text, [100, 0]],
  [m.console_view_referral_none, [0, 0]],
])('inviters are said to receive what rebates there are: case %#', (text, rebateBps) => {
  const referral = { rebateBps, bindIntervalBlocks: 3, smallTransferMax: 1n }
  renderWithTheme(<RewardPanel token={{ referral } as unknown as Token} />)
  expect(screen.getByText(text())).toBeTruthy()
})
