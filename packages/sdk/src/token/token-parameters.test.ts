import { tokenTemplateEntries } from '@slipway/deployments'
import { describe, expect, test } from 'vitest'
import { draftAddresses, draftOf } from '../../test/typed-drafts.ts'
import { type TemplateId, templateIds } from '../platform/template-id.ts'
import { hasFeature, type TemplateFeature, tokenTemplates } from '../platform/token-templates.ts'
import { tokenParameterLayouts } from './token-parameter-layout.ts'
import {
  fromTokenParameters,
  TokenParametersInvalid,
  toTokenParameters,
} from './token-parameters.ts'

const { creator, marketing, router, quote, other } = draftAddresses
const dead = '0x000000000000000000000000000000000000dEaD'
const unit = 10n ** 18n
const taxedNumbers = [
  1_000_000n * unit,
  18n,
  259_200n,
  2_000n,
  500n,
  625n,
  150n,
  200n,
  300n,
  10n,
  20n,
  70n,
  0n,
  2n,
  20_000n * unit,
  5_000n * unit,
  1n,
  5_000n * unit,
]
const paying = taxedNumbers.with(11, 30n).with(12, 40n)
const taxedAddresses = [creator, marketing, router, quote, dead]
const taxedBools = [true, true, true, true, true, true]
const holderDividend = [100n * unit, 20n]
const referral = [200n, 100n, 50n, 0n, 0n, 0n, 0n, 3n]

describe('the order is that of the contract', () => {
  test.each([
    [1, [creator], taxedNumbers.slice(0, 4), [true]],
    [2, taxedAddresses, taxedNumbers, taxedBools],
    [3, [...taxedAddresses, other], [...paying, ...holderDividend], taxedBools],
    [4, taxedAddresses, [...paying, 20n], taxedBools],
    [5, taxedAddresses, [...paying, ...holderDividend], taxedBools],
    [6, taxedAddresses, [...taxedNumbers, ...referral], taxedBools],
    [7, taxedAddresses, [...paying, ...holderDividend], taxedBools],
    [8, [...taxedAddresses, other], [...paying, unit / 10n, 1n, unit], [...taxedBools, false]],
    [9, taxedAddresses, [...paying, ...referral, 20n], taxedBools],
  ] as const)('of template %i', (templateId, addresses, numbers, bools) => {
    expect(toTokenParameters(draftOf(templateId))).toEqual({
      templateId: BigInt(templateId),
      strings: ['Harbour', 'HRB', ''],
      addresses,
      numbers,
      bools,
    })
  })

  test('each switch has its own place', () => {
    const switches = [
      'mintable',
      'taxChangeable',
      'blacklistEnabled',
      'swapLimitEnabled',
      'walletLimitEnabled',
      'manualLaunch',
    ] as const
    const off = { mintCooldownDays: '', mintMaxPercent: '', killBlocks: '0' }
    const none = Object.fromEntries(switches.map((name) => [name, false]))
    for (const [place, name] of switches.entries()) {
      const minting = name === 'mintable' ? { mintCooldownDays: '3', mintMaxPercent: '1' } : {}
      const change = { ...off, ...minting, ...none, [name]: true }
      const { bools } = toTokenParameters(draftOf(2, change))
      expect(bools).toEqual(Array(6).fill(false).with(place, true))
    }
  })
})

/** Specification, section 9: what each template adds to a plain token. */
const specifiedFeatures: Readonly<Record<TemplateId, readonly TemplateFeature[]>> = {
  1: [],
  2: ['tax'],
  3: ['tax', 'dividend'],
  4: ['tax', 'dividend', 'lp'],
  5: ['tax', 'dividend'],
  6: ['tax', 'referral'],
  7: ['tax', 'dividend'],
  8: ['tax', 'dividend', 'nft'],
  9: ['tax', 'dividend', 'referral', 'lp'],
}

describe.each(templateIds)('template %i', (templateId) => {
  test('has the features of the specification, and no others', () => {
    const features = ['tax', 'dividend', 'referral', 'lp', 'nft'] as const
    expect(features.filter((feature) => hasFeature(templateId, feature))).toEqual(
      specifiedFeatures[templateId],
    )
  })

  test('is the contract, and takes as many parameters, as its deployment says', () => {
    const entry = tokenTemplateEntries.find((one) => one.templateId === templateId)
    const layout = tokenParameterLayouts[templateId]
    expect(entry).toMatchObject({
      contract: tokenTemplates[templateId].contractName,
      params: {
        strings: layout.strings.length,
        // The factory appends the owner.
        addresses: layout.addresses.length + 1,
        numbers: layout.numbers.length,
        bools: layout.bools.length,
      },
    })
  })

  test('comes back from its parameters unchanged, but for what no parameter holds', () => {
    const { inviter: _inviter, ...created } = draftOf(templateId)
    const { quoteDecimals: _decimals, ...terms } = created as Record<string, unknown>
    expect(fromTokenParameters(toTokenParameters(draftOf(templateId)))).toEqual(terms)
  })

  test('takes each of its values from one place', () => {
    const layout = tokenParameterLayouts[templateId]
    const names = [...layout.strings, ...layout.addresses, ...layout.numbers, ...layout.bools]
    expect(new Set(names).size).toBe(names.length)
  })

  test('refuses arrays of another length', () => {
    const parameters = toTokenParameters(draftOf(templateId))
    for (const kind of ['strings', 'addresses', 'numbers', 'bools'] as const) {
      const shorter = { ...parameters, [kind]: parameters[kind].slice(1) }
      expect(() => fromTokenParameters(shorter)).toThrow(TokenParametersInvalid)
    }
  })
})

test('an unknown template has no parameters', () => {
  const parameters = { ...toTokenParameters(draftOf(1)), templateId: 10n }
  expect(() => fromTokenParameters(parameters)).toThrow(TokenParametersInvalid)
})
