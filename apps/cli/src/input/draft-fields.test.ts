import { describe, expect, test } from 'vitest'
import { CliError } from '../errors/cli-error.ts'
import { fieldsOfOptions, gatherDraft, optionsOfFields, refuseOtherWords } from './draft-fields.ts'

const blank = { totalSupply: '', mintable: false, quoteDecimals: 18, rebates: [] as string[] }

const codeOf = (run: () => unknown) => {
  try {
    run()
  } catch (error) {
    return error instanceof CliError ? error.code : error
  }
  return 'accepted'
}

test('each field is an option of its kind', () => {
  const options = optionsOfFields(blank)
  expect(Object.keys(options)).toEqual(['total-supply', 'mintable', 'quote-decimals', 'rebates'])
  expect(options.rebates?.multiple).toBe(true)
})

test('options become fields of the draft’s own kinds', () => {
  const given = { 'total-supply': '5', mintable: 'true', 'quote-decimals': '6', rebates: ['2'] }
  expect(fieldsOfOptions(given, blank)).toEqual({
    ...{ totalSupply: '5', mintable: true, quoteDecimals: 6, rebates: ['2'] },
  })
  expect(fieldsOfOptions({}, blank)).toEqual({})
})

describe('refused', () => {
  test.each([
    ['a switch that is neither', { mintable: 'maybe' }],
    ['a number that is none', { 'quote-decimals': 'six' }],
    ['an empty number', { 'quote-decimals': ' ' }],
  ])('%s', (_, given) => {
    expect(codeOf(() => fieldsOfOptions(given, blank))).toBe('Cli_OptionInvalid')
  })

  test('a field that the draft does not have, from file or options', () => {
    const sources = { fromFile: { totalSuply: '5' }, fromOptions: {} }
    expect(codeOf(() => gatherDraft(blank, sources))).toBe('Cli_FieldUnknown')
    const other = { fromOptions: { toString: '5' } }
    expect(codeOf(() => gatherDraft(blank, other))).toBe('Cli_FieldUnknown')
  })
})

test('a word that is none of the choices is refused with those that are, and not repeated', () => {
  const choices = { liquidity: ['lock', 'forever', 'burn'] }
  expect(() => refuseOtherWords({ liquidity: 'burn', other: 'x' }, choices)).not.toThrow()
  expect(() => refuseOtherWords({}, choices)).not.toThrow()
  for (const liquidity of ['', 'Burn', 'hunter2', 7, ['lock']]) {
    const run = () => refuseOtherWords({ liquidity }, choices)
    expect(codeOf(run)).toBe('Cli_OptionInvalid')
    expect(run).toThrow(
      expect.objectContaining({ args: { option: '--liquidity', reason: 'lock|forever|burn' } }),
    )
  }
  const options = optionsOfFields({ liquidity: 'lock', amount: '' }, choices)
  expect(options.liquidity?.value).toBe('lock|forever|burn')
  expect(options.amount?.value).toBe('text')
})

test('options go before the file, the file before what is preset', () => {
  const sources = {
    fromFile: { totalSupply: '5', mintable: true },
    fromOptions: { totalSupply: '6' },
  }
  expect(gatherDraft(blank, sources)).toEqual({ ...blank, totalSupply: '6', mintable: true })
})
