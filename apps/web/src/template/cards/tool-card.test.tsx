// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { VipPlan } from '@slipway/sdk/vip/types'
import { cleanup } from '@testing-library/react'
import { parseEther } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { nativeAmount } from '../../membership/native-amount.ts'
import { networkTools } from './network-tools.ts'
import { ToolCard, type ToolFigures } from './tool-card.tsx'

vi.mock('../../shell/app-link.tsx', () => ({ AppLink: () => null }))
vi.mock('../../membership/use-waived-tools.ts', () => ({ useFreeTools: () => new Set() }))

afterEach(cleanup)

const plan = (ether: string, isOpen = true): VipPlan => ({
  ...{ index: 0, days: 30, isOpen, priceWei: parseEther(ether) },
})

function said(plans: ToolFigures['plans']): string {
  const [vip] = networkTools.filter(({ name }) => name === 'vip')
  if (!vip) throw new Error('There is no card of memberships.')
  const figures = { fees: [], stats: undefined, plans }
  return renderWithTheme(<ToolCard tool={{ ...vip, isHere: true }} figures={figures} />).container
    .textContent as string
}

test('a membership costs what its plans cost that are open, never only the network fee', () => {
  const [least, most] = [nativeAmount(parseEther('0.3')), nativeAmount(parseEther('2'))]
  const price = m.template_cards_between({ least, most })
  const text = said([plan('2'), plan('0.3'), plan('0.1', false)])
  expect(text).toContain(m.template_cards_plan({ price }))
  expect(text).not.toContain(m.template_cards_free())
})

test('without an open plan, or where none can be read, the card says that', () => {
  expect(said([plan('2', false)])).toContain(m.template_cards_plan_none())
  cleanup()
  expect(said(null)).toContain(m.template_cards_unread())
})
