import { type TemplateId, templateIds } from '@slipway/sdk/platform/template-id'
import { hasFeature } from '@slipway/sdk/platform/token-templates'
import { emptyTokenDraftInput } from '@slipway/sdk/token/empty-token-draft-input'
import { tokenDraftSchema } from '@slipway/sdk/token/token-draft-schema'
import { describe, expect, test } from 'vitest'
import { emptyTokenForm } from './empty-token-form.ts'
import { fieldLabel } from './field-labels.ts'
import { readDraft } from './read-draft.ts'
import { chooseTemplate } from './template-presets.ts'
import type { TokenFormValues } from './token-form-values.ts'
import { toDraftInput } from './token-form-values.ts'

const wallet = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const other = '0x3C44CdDdB6a900fa2b585dd299e03d12FA4293BC'
const typed: Partial<TokenFormValues> = {
  name: 'Harbour Dollar',
  symbol: 'HBR',
  totalSupply: '1000000',
  marketingWallet: other,
  router: other,
  quote: other,
  rewardToken: other,
  nft: other,
}
const formOf = (templateId: TemplateId): TokenFormValues => ({
  ...emptyTokenForm,
  ...chooseTemplate(templateId, emptyTokenForm),
  ...typed,
})

describe.each(templateIds)('template %i', (templateId) => {
  test('every input of the draft is an entry of the form', () => {
    const wanted = Object.keys(emptyTokenDraftInput(templateId))
    expect(wanted.filter((field) => !(field in emptyTokenForm))).toEqual([])
  })

  test('once chosen, names, wallets and an exchange are all that is missing', () => {
    const reading = readDraft(formOf(templateId), wallet)
    expect(reading.ok ? [] : reading.issues).toEqual([])
  })

  test('every fault has a label that leads to its field', () => {
    const empty = Object.fromEntries(
      Object.entries(formOf(templateId)).map(([key, value]) => [
        key,
        typeof value === 'string' && !key.endsWith('Unit') ? '' : value,
      ]),
    ) as unknown as TokenFormValues
    const result = tokenDraftSchema.safeParse({ ...toDraftInput(empty, wallet), templateId })
    const fields = result.error?.issues.map(({ path }) => path.join('.')) ?? []
    expect(fields.length).toBeGreaterThan(0)
    expect(fields.filter((field) => fieldLabel(field) === undefined)).toEqual([])
  })
})

describe('choosing a template', () => {
  test('keeps taxes and shares that were typed', () => {
    const typedTaxes = { ...emptyTokenForm, buyTaxPercent: '7', burnShare: '10' }
    expect(chooseTemplate(2, typedTaxes)).not.toHaveProperty('buyTaxPercent')
    expect(chooseTemplate(2, typedTaxes)).not.toHaveProperty('burnShare')
  })

  test('moves the shares when dividends come or go, so that their sum stays whole', () => {
    const dividend = { ...emptyTokenForm, ...chooseTemplate(5, emptyTokenForm) }
    const plain = { ...dividend, ...chooseTemplate(2, dividend) }
    expect(Number(dividend.dividendShare)).toBeGreaterThan(0)
    expect(plain.dividendShare).toBe('0')
    const sum = (values: TokenFormValues) =>
      Number(values.burnShare) +
      Number(values.liquidityShare) +
      Number(values.marketingShare) +
      Number(values.dividendShare)
    expect([sum(dividend), sum(plain)]).toEqual([100, 100])
  })

  test.each(templateIds)('template %i begins with its own interval', (templateId) => {
    const from8 = { ...emptyTokenForm, ...chooseTemplate(8, emptyTokenForm) }
    const expected = hasFeature(templateId, 'nft') ? '1' : '20'
    expect({ ...from8, ...chooseTemplate(templateId, from8) }.dividendIntervalBlocks).toBe(expected)
  })
})

describe('the form’s values as a draft', () => {
  test('what is hidden does not count', () => {
    const hidden: TokenFormValues = {
      ...formOf(2),
      manualLaunch: false,
      killBlocks: '9',
      walletLimit: '0.0001',
      swapLimit: 'x',
      mintCooldownDays: '1',
    }
    const reading = readDraft(hidden, wallet)
    expect(reading.ok ? [] : reading.issues).toEqual([])
  })

  test('empty levels after the last count as none, an empty level before it as a gap', () => {
    const rebates = (...levels: string[]) =>
      toDraftInput({ ...formOf(6), rebates: levels }, wallet).rebates
    expect(rebates('1', '', '', '')).toEqual(['1'])
    expect(rebates('1', '', '0.5', '')).toEqual(['1', '0', '0.5'])
    expect(rebates('', '0', '')).toEqual([])
  })

  test('the marketing wallet differs from the creator', () => {
    const reading = readDraft({ ...formOf(2), marketingWallet: wallet }, wallet)
    const codes = reading.ok ? [] : reading.issues.map(({ field, code }) => [field, code])
    expect(codes).toEqual([['marketingWallet', 'Token_MarketingWalletIsOwner']])
  })
})
