import { formatAmount, formatBps, m, setLocale } from '@slipway/messages'
import { type TemplateId, templateIds } from '@slipway/sdk/platform/template-id'
import { hasFeature } from '@slipway/sdk/platform/token-templates'
import { emptyTokenDraftInput } from '@slipway/sdk/token/empty-token-draft-input'
import { readTokenDraft } from '@slipway/sdk/token/read-token-draft'
import type { TaxedDraft } from '@slipway/sdk/token/token-draft-schema'
import { describe, expect, test } from 'vitest'
import { taxedReviewLines } from './taxed-review-lines.ts'

const marketing = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other = '0x90F79bf6EB2c4f870365E785982E1f101E93b906'
const taxed = templateIds.filter((id) => id !== 1)

function draftOf(templateId: TemplateId, changes: object = {}): TaxedDraft {
  const reading = readTokenDraft({
    ...emptyTokenDraftInput(templateId),
    name: 'Harbour',
    symbol: 'HRB',
    totalSupply: '1000000',
    receiver: marketing,
    marketingWallet: marketing,
    router: '0x0000000000000000000000000000000000000a01',
    quote: '0x0000000000000000000000000000000000000a02',
    buyTaxPercent: '5',
    sellTaxPercent: '5',
    addPoolTaxPercent: '2',
    removePoolTaxPercent: '3',
    burnShare: hasFeature(templateId, 'dividend') ? '60' : '100',
    ...(hasFeature(templateId, 'dividend') && { dividendShare: '40' }),
    taxChangeable: true,
    swapThreshold: '0.5',
    ...(templateId === 3 && { rewardToken: other }),
    ...(templateId === 8 && { nft: other }),
    ...(hasFeature(templateId, 'referral') && { rebates: ['2', '1'] }),
    ...changes,
  })
  if (!reading.ok) throw new Error(reading.issues.map(({ code }) => code).join())
  return reading.draft as TaxedDraft
}

const linesOf = (templateId: TemplateId, changes?: object) =>
  new Map(taxedReviewLines(draftOf(templateId, changes)).map((line) => [line.label, line]))

describe.each(taxed)('the review of template %i', (id) => {
  test('says that taxes can change, from when on they are swapped and who gets the liquidity (P-46)', () => {
    const lines = linesOf(id)
    expect(lines.get(m.token_field_tax_changeable())?.value).toBe(m.token_review_changeable())
    const threshold = formatAmount(5_000n * 10n ** 18n, 18, { symbol: 'HRB' })
    expect(lines.get(m.token_field_swap_threshold())?.value).toBe(threshold)
    const receiver = lines.get(m.token_review_liquidity_receiver())
    expect(receiver?.address).toBe('0x000000000000000000000000000000000000dEaD')
    expect(receiver?.note).toBe(m.token_review_liquidity_burnt())
    const pool = lines.get(m.token_review_pool_taxes())
    // The contract takes the larger: a sell tax of 5% is paid by liquidity too.
    expect(pool?.value).toBe(`${formatBps(500)} / ${formatBps(500)}`)
    const higher = linesOf(id, { addPoolTaxPercent: '8', removePoolTaxPercent: '9' })
    expect(higher.get(m.token_review_pool_taxes())?.value).toBe('8% / 9%')
  })

  test('speaks of dividends, NFTs and inviters only where the template has them', () => {
    const lines = linesOf(id)
    const speaksOf = (label: string) => lines.has(label)
    const shares = lines.get(m.token_review_shares())?.value ?? ''
    const rest = { liquidity: '0', marketing: '0' }
    expect(shares).toBe(
      hasFeature(id, 'dividend')
        ? m.token_review_shares_dividend({ ...rest, burn: '60', dividend: '40' })
        : m.token_review_shares_value({ ...rest, burn: '100' }),
    )
    expect(speaksOf(m.token_field_interval())).toBe(hasFeature(id, 'dividend'))
    expect(speaksOf(m.token_field_threshold())).toBe([3, 5, 7].includes(id))
    expect(speaksOf(m.token_field_reward())).toBe(id === 3)
    expect(speaksOf(m.token_field_nft())).toBe(id === 8)
    expect(speaksOf(m.token_field_bind_interval())).toBe(hasFeature(id, 'referral'))
  })
})

test('limits, blacklist and taxes that never change are said either way', () => {
  const on = { walletLimitEnabled: true, walletLimit: '2', blacklistEnabled: true }
  const lines = linesOf(2, { ...on, taxChangeable: false, liquidityReceiver: other })
  const limit = formatAmount(20_000n * 10n ** 18n, 18, { symbol: 'HRB' })
  expect(lines.get(m.token_field_wallet_limit())?.value).toBe(limit)
  expect(lines.get(m.token_field_swap_limit())?.value).toBe(m.token_review_none())
  expect(lines.get(m.token_field_blacklist())?.value).toBe(m.token_review_on())
  expect(lines.get(m.token_field_tax_changeable())?.value).toBe(m.token_review_fixed())
  expect(lines.get(m.token_review_liquidity_receiver())?.note).toBe(m.token_review_liquidity_kept())
})

test.each([
  ['en-US', '2%, 1%'],
  ['zh-CN', '2%、1%'],
] as const)('rebates follow one another as %s prints them', (locale, printed) => {
  const id = taxed.find((one) => hasFeature(one, 'referral')) ?? 1
  setLocale(locale, { reload: false })
  expect(linesOf(id).get(m.token_review_rebates())?.value).toBe(printed)
  setLocale('en-US', { reload: false })
})
