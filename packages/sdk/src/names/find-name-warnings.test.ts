import { getChain, getEvmChain } from '@slipway/chains'
import table from 'unhomoglyph/data.json' with { type: 'json' }
import type { Address } from 'viem'
import { describe, expect, test } from 'vitest'
import { honestNames } from '../shared/test/names.ts'
import { findNameWarnings } from './find-name-warnings.ts'
import { skeletonOf } from './skeleton.ts'

const chain = getEvmChain('eth')
const tether: Address = '0xdAC17F958D2ee523a2206206994597C13D831ec7'
const somewhere = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const token = (symbol: string, name = 'Harbour') =>
  findNameWarnings({ kind: 'token', name, symbol, address: somewhere }, chain)
const codesOf = (symbol: string, name?: string) => token(symbol, name).map(({ code }) => code)

/** Every sign that Unicode's table takes for Latin letters or digits, with what it takes it for. */
const confusables = Object.entries<string>(table).filter(([, latin]) =>
  /^[A-Za-z0-9]+$/.test(latin),
)

test('what Unicode confuses with Latin letters and digits has their skeleton', () => {
  expect(confusables.length).toBeGreaterThan(1_000)
  const missed = confusables.filter(([sign, latin]) => skeletonOf(sign) !== skeletonOf(latin))
  expect(missed).toEqual([])
})

describe('look-alikes of the network’s currencies', () => {
  test.each([
    ['USDT', 'the same symbol at another address'],
    ['usdt', 'in small letters'],
    ['USDТ', 'Cyrillic Т'],
    ['UЅDT', 'Cyrillic Ѕ'],
    ['usdт', 'Cyrillic т, small'],
    ['ＵＳＤＴ', 'full width'],
    ['𝐔𝐒𝐃𝐓', 'mathematical bold'],
    ['ՍSDT', 'Armenian Ս'],
    ['USDᎢ', 'Cherokee Ꭲ'],
    ['US DT', 'a space inside'],
    ['USD\u3164T', 'a filler, made before fillers were refused'],
  ])('%s: %s', (symbol) => {
    expect(token(symbol)).toContainEqual({ code: 'look_alike', currency: 'USDT' })
  })

  test.each([
    ['WВTС', 'WBTC'],
    ['DAl', 'DAI'],
    ['U5DC', undefined],
    ['USDC', 'USDC'],
    ['ETH', 'ETH'],
    ['ЕТН', 'ETH'],
    ['USDTE', undefined],
    ['PEPE', undefined],
  ])('%s is taken for %s', (symbol, currency) => {
    const found = token(symbol).find(({ code }) => code === 'look_alike')
    expect(found).toEqual(currency && { code: 'look_alike', currency })
  })

  test('a name counts as a symbol does, and a currency is said once', () => {
    const warnings = token('USDТ', 'USDT').filter(({ code }) => code === 'look_alike')
    expect(warnings).toEqual([{ code: 'look_alike', currency: 'USDT' }])
  })

  test('the currency itself is no look-alike, in any spelling of its address', () => {
    for (const address of [tether, tether.toLowerCase() as Address]) {
      const itself = { kind: 'token', name: 'Tether USD', symbol: 'USDT', address } as const
      expect(findNameWarnings(itself, chain)).toEqual([])
    }
  })

  test('another network’s currencies are not this one’s', () => {
    const fake = { kind: 'token', name: 'X', symbol: 'BTCB', address: somewhere } as const
    expect(findNameWarnings(fake, chain)).toEqual([])
    expect(findNameWarnings(fake, getEvmChain('bsc'))).toEqual([
      { code: 'look_alike', currency: 'BTCB' },
    ])
  })

  test('before there is an address, a form is told the same', () => {
    const draft = {
      kind: 'collection',
      name: 'Harbour',
      symbol: 'USDT',
      address: undefined,
    } as const
    expect(findNameWarnings(draft, chain)).toEqual([{ code: 'look_alike', currency: 'USDT' }])
  })
})

describe('letters of other scripts', () => {
  test.each([
    ['Pеpe', ['Cyrl', 'Latn']],
    ['Ωmega', ['Grek', 'Latn']],
    ['αβв', ['Cyrl', 'Grek']],
    ['ᎪVAX', ['Cher', 'Latn']],
    ['שaa柴', ['Hani', 'Hebr', 'Latn']],
  ])('%s mixes %j', (symbol, scripts) => {
    expect(token(symbol)).toContainEqual({ code: 'mixed_scripts', scripts })
  })

  test.each(['СОР', 'ААРЕ', 'ΡΕΡΕ', 'ᎪᏔ'])('%s looks Latin and is not', (symbol) => {
    expect(codesOf(symbol)).toEqual(['looks_latin'])
  })

  test('names as people write them are left alone', () => {
    // Greek beside Latin is what Unicode warns of (UTS 39, 5.2); the rest has no warning at all.
    const mixed = ['α-ETH', 'Ωmega']
    const listed = ['USDT', 'WETH', 'ETH', 'Dai', 'CAKE', 'BTC']
    const warned = honestNames.filter((name) => codesOf('HBR', name).length > 0)
    expect(warned.filter((name) => !mixed.includes(name) && !listed.includes(name))).toEqual([])
    expect(warned).toEqual(expect.arrayContaining(mixed))
  })

  test.each([
    'ETH柴犬',
    '日本円Coin',
    '비트coin',
    'हिन्दी A',
    '币ビット',
    '🐸Pepe',
    'Рубль',
    'Сбер',
  ])('%s is usual', (name) => {
    expect(codesOf('HBR', name)).toEqual([])
  })
})

test('symbols of tokens that wallets refuse', () => {
  expect(codesOf('ELEVENCHARS')).toEqual([])
  expect(codesOf('TWELVECHARSX')).toEqual(['long_symbol'])
  expect(codesOf('HBR', 'A name may be longer than that')).toEqual([])
  const collection = { kind: 'collection', name: 'X', symbol: 'TWELVECHARSX' } as const
  expect(findNameWarnings({ ...collection, address: undefined }, chain)).toEqual([])
})

describe('a token of Solana', () => {
  const solana = getChain('sol')
  const of = (symbol: string, address = 'Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd') =>
    findNameWarnings({ kind: 'token', name: 'Harbor', symbol, address }, solana)

  test('is compared with the currencies of its own network, in every script', () => {
    expect(of('HBR')).toEqual([])
    expect(of('S0L')).toContainEqual({ code: 'look_alike', currency: 'SOL' })
    expect(of('ЅОL')).toContainEqual({ code: 'look_alike', currency: 'SOL' })
    expect(of('РEPE').map(({ code }) => code)).toEqual(['mixed_scripts'])
  })

  test('is its network’s currency where it has that address', () => {
    const [{ name, address } = { name: '', address: '' }] = solana.currencies
    expect(of(name)).toContainEqual({ code: 'look_alike', currency: name })
    expect(of(name, address)).toEqual([])
  })

  test('has a symbol of any length: no page offers it to a wallet', () => {
    expect(of('TWELVECHARSX')).toEqual([])
  })
})
