// @vitest-environment happy-dom
import { m } from '@slipway/messages'
import type { CreationFee, VipPlan } from '@slipway/sdk/vip/types'
import { cleanup } from '@testing-library/react'
import { parseEther } from 'viem'
import { afterEach, expect, test, vi } from 'vitest'
import { renderWithTheme } from '../../../test/render-with-theme.tsx'
import { nativeAmount } from '../../creation-fee/native-amount.ts'
import { type NetworkTool, networkTools } from './network-tools.ts'
import { ToolCard, type ToolFigures } from './tool-card.tsx'

vi.mock('../../core/app-link.tsx', () => ({ AppLink: () => null }))
vi.mock('../../creation-fee/use-waived-tools.ts', () => ({ useFreeTools: () => new Set() }))

afterEach(cleanup)

const plan = (ether: string, isOpen = true): VipPlan => ({
  ...{ index: 0, days: 30, isOpen, priceWei: parseEther(ether) },
})

/** Text of a tool's card. */
function cardOf(name: NetworkTool['name'], figures: Partial<ToolFigures>): string {
  const tool = networkTools.find((one) => one.name === name)
  if (!tool) throw new Error(`There is no card of "${name}".`)
  const known = { fees: [], stats: undefined, plans: [], ...figures }
  return renderWithTheme(<ToolCard tool={{ ...tool, isHere: true }} figures={known} />).container
    .textContent as string
}

const said = (plans: ToolFigures['plans']) => cardOf('vip', { plans })

const fee = (tool: CreationFee['tool'], ether: string): CreationFee => ({
  ...{ tool, fullFeeWei: parseEther(ether), feeWei: parseEther(ether) },
  ...{ templateId: 1, isWaived: false },
})

test('a tool costs what its cheapest to its dearest template costs, whatever others cost', () => {
  const fees = [fee('token', '0.3'), fee('token', '0.1'), fee('token', '0.2'), fee('nft', '0.9')]
  const [least, most] = [nativeAmount(parseEther('0.1')), nativeAmount(parseEther('0.3'))]
  expect(cardOf('token', { fees })).toContain(m.template_cards_between({ least, most }))
  cleanup()
  expect(cardOf('presale', { fees })).toContain(m.template_cards_closed())
})

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
