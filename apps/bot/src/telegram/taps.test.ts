import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { chainsFor } from '@slipway/chains'
import { locales } from '@slipway/messages'
import { expect, test } from 'vitest'
import { questions } from '../dialogue/questions.ts'
import { fitsTap, taps } from './taps.ts'

const chainIds = chainsFor({ development: true, overrides: [] })
  .filter(({ type }) => type === 'evm')
  .map(({ chainId }) => chainId)
const address = `0x${'Ab'.repeat(20)}`
/** A chat's version is a column of four bytes. */
const LAST_VERSION = 2 ** 31 - 1
/** Locks are numbered one by one. */
const LAST_LOCK = 99_999_999n
/** More tokens than a registry of one wallet holds. */
const MANY = 999_999_999
const acts = ['skip', 'usual', 'back', 'cancel', 'prepare', `choice:${questions.length * 10}`]

/** The longest data that each button can have. */
const longest: Readonly<Record<keyof typeof taps, readonly string[]>> = {
  act: acts.map((act) => taps.act(LAST_VERSION, act)),
  language: locales.map((locale) => taps.language(locale)),
  open: chainIds.map((chainId) => taps.open(chainId, address)),
  launch: chainIds.map((chainId) => taps.launch(chainId, address)),
  tokens: chainIds.map((chainId) => taps.tokens(chainId, MANY)),
  watch: chainIds.map((chainId) => taps.watch(chainId, address, LAST_LOCK)),
  unwatch: [taps.unwatch(randomUUID())],
}

test.each(Object.entries(longest))(
  'the data of %s is within the messenger’s 64 bytes',
  (_, all) => {
    expect(all.length).toBeGreaterThan(0)
    expect(all.filter((data) => !fitsTap(data))).toEqual([])
  },
)

test('bytes are counted, not letters', () => {
  expect(fitsTap('a'.repeat(64))).toBe(true)
  expect(fitsTap('a'.repeat(65))).toBe(false)
  expect(fitsTap('港'.repeat(22))).toBe(false)
})

test('every button of the bot has its data from there', () => {
  const folder = join(import.meta.dirname, '..')
  const elsewhere = globSync('**/*.ts', { cwd: folder })
    .filter((path) => !path.endsWith('.test.ts') && !path.endsWith('taps.ts'))
    .filter((path) =>
      /\bdata: (?!taps\.|string|query\.)/.test(readFileSync(join(folder, path), 'utf8')),
    )
  expect(elsewhere).toEqual([])
})
