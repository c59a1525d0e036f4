import { emptyTokenDraftInput } from '@slipway/sdk/token/empty-token-draft-input'
import { isTaxedDraft } from '@slipway/sdk/token/is-taxed-draft'
import { readTokenDraft } from '@slipway/sdk/token/read-token-draft'
import type { TaxedDraft } from '@slipway/sdk/token/token-draft-schema'
import { expect, test } from 'vitest'
import { calculateTaxSplit, wholeTrade } from './calculate-tax-split.ts'

const address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

function draftOf(templateId: 2 | 9, change: Record<string, unknown>): TaxedDraft {
  const reading = readTokenDraft({
    ...emptyTokenDraftInput(templateId),
    name: 'Harbour',
    symbol: 'HBR',
    totalSupply: '1000000',
    receiver: address,
    marketingWallet: address,
    router: address,
    quote: address,
    ...change,
  })
  if (!reading.ok || !isTaxedDraft(reading.draft)) throw new Error(JSON.stringify(reading))
  return reading.draft
}

test('divides the tax by its shares; what cannot be divided is burned', () => {
  const draft = draftOf(2, {
    buyTaxPercent: '3',
    sellTaxPercent: '3',
    burnShare: '20',
    liquidityShare: '30',
    marketingShare: '50',
  })
  expect(calculateTaxSplit(draft, 300n)).toEqual({
    traderGets: 970_000n,
    inviters: 0n,
    dividend: 0n,
    marketing: 15_000n,
    liquidity: 9_000n,
    burn: 6_000n,
  })
})

test('takes the rebates off the tax first, and loses nothing', () => {
  const draft = draftOf(9, {
    buyTaxPercent: '3.01',
    sellTaxPercent: '5',
    dividendShare: '33',
    liquidityShare: '33',
    marketingShare: '34',
    rebates: ['1', '0.5'],
  })
  const { traderGets, ...parts } = calculateTaxSplit(draft, draft.buyTaxBps)
  expect(parts.inviters).toBe(15_000n)
  expect(Object.values(parts).reduce((sum, part) => sum + part, traderGets)).toBe(wholeTrade)
})
