import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { calculateAddress } from '../src/kernel/calculate-address.ts'
import type { Engine } from '../src/kernel/search-job.ts'
import { candidateSeed } from '../src/kernel/search-space.ts'
import type { AddressTarget } from '../src/target/address-target.ts'
import { compileTarget } from '../src/target/compile-target.ts'
import { edgeSpace } from './edge-space.ts'
import { openSearchPage, type SearchPage } from './open-search-page.ts'

let browser: SearchPage
beforeAll(async () => {
  browser = await openSearchPage()
}, 60_000)
afterAll(() => browser.close())

const targets: AddressTarget[] = [
  { kind: 'both', text: 'a', ending: '7', isCaseSensitive: false },
  { kind: 'contains', text: 'cafe', isCaseSensitive: false },
  { kind: 'pattern', text: '^[0-3]{3}|([a-f])\\d{9}$', isCaseSensitive: false },
]

describe('in a browser', () => {
  it.each(
    targets.flatMap((target) =>
      (['gpu', 'simd', 'wasm'] as const).map((engine): [Engine, AddressTarget] => [engine, target]),
    ),
  )(
    '%s finds all that fit: %j',
    async (engine, target) => {
      // Across the counter's low half, where a 32-bit adder has to carry.
      const first = 2n ** 32n - 4_000n
      const found = await browser.page.evaluate(
        ([target, engine, first]) => globalThis.inPage.searchOnce(target, engine, first),
        [target, engine, String(first)] as const,
      )
      expect(found.engine).toBe(engine)
      const space = edgeSpace(JSON.stringify(target))
      const { matches } = compileTarget(target)
      const count = Math.min(found.tried, 8_000)
      const fitting = Array.from({ length: count }, (_, at) => first + BigInt(at)).filter((index) =>
        matches(calculateAddress(space, candidateSeed(space, index))),
      )
      const hits = found.hits.map(BigInt).filter((index) => index < first + BigInt(count))
      expect(hits.toSorted((a, b) => Number(a - b))).toEqual(fitting)
      expect(fitting.length).toBeGreaterThan(0)
    },
    60_000,
  )
})

it('a search runs in workers without asking the network for anything', async () => {
  const { page, context, server } = browser
  expect(await page.evaluate(() => globalThis.inPage.startSearch(['simd'], 2))).toBe('simd')
  const before = server.requests.length
  await context.setOffline(true)
  const { tried } = await page.evaluate(() => globalThis.inPage.countFor(1_500))
  await page.evaluate(() => globalThis.inPage.stopSearch())
  await context.setOffline(false)
  expect(tried).toBeGreaterThan(10_000)
  expect(server.requests.slice(before)).toEqual([])
}, 60_000)

it('takes the cores where the only graphics processor is an imitation', async () => {
  const { page } = browser
  const engine = await page.evaluate(() => globalThis.inPage.startSearch(['gpu', 'simd'], 1))
  await page.evaluate(() => globalThis.inPage.stopSearch())
  expect(engine).toBe('simd')
}, 60_000)

it('P-36: a wallet is found without a network, and its key leaves no trace in storage', async () => {
  const { page, context, server } = browser
  const target: AddressTarget = { kind: 'zeros', count: 4 }
  await page.evaluate((wanted) => globalThis.inPage.startWallet(wanted), target)
  const before = server.requests.length
  await context.setOffline(true)
  const kept = await page.evaluate(() => globalThis.inPage.finishWallet())
  await context.setOffline(false)
  expect(kept).toMatchObject({ storage: '{}', databases: 0, cookies: '' })
  expect(kept.address).toMatch(/^0x0000/)
  expect(server.requests.slice(before)).toEqual([])
}, 60_000)
