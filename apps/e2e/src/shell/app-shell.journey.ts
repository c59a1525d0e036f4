import type { Locator, Page } from 'playwright-core'
import { afterEach, describe, expect, test } from 'vitest'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'

let visitor: Visitor

afterEach(() => visitor.close())

const scripts = '**/*.js'

/** What is seen of it: the app shell carries every language and shows one. */
async function readShown(element: Locator) {
  const translated = element.locator('> [lang]').filter({ visible: true })
  const shown = (await translated.count()) === 0 ? element : translated
  return (await shown.textContent())?.trim() ?? ''
}

/** The first title and the sentence below it, and where they stand. */
async function readHead(page: Page) {
  const title = page.getByRole('heading', { level: 1 })
  await title.waitFor()
  const lead = page.locator('h1 ~ p, div:has(> h1) ~ p').first()
  const box = await lead.boundingBox()
  return {
    text: await readShown(title),
    lead: await readShown(lead),
    left: box?.x ?? -1,
    top: box?.y ?? -1,
  }
}

/** One page of each shape: read in both languages at both widths. */
const shapes = ['/index', '/token/create', '/404']
const others = [
  '/token/list',
  '/token/ipfs',
  '/presale/create',
  '/presale/fair-create',
  '/presale/private-create',
  '/presale/list',
  '/dashboard/workplace',
  '/whitelist/list',
  '/whitelist/sell',
  '/mining/create',
  '/nft/create',
  '/vip',
  '/tools/address',
  '/tools/solvency',
  '/tools/powers',
  '/tools/venues',
]

describe.each([
  { width: 390, language: 'en-US', paths: shapes },
  { width: 390, language: 'zh-CN', paths: [...shapes, ...others] },
  { width: 1_440, language: 'en-US', paths: [...shapes, ...others] },
  { width: 1_440, language: 'zh-CN', paths: shapes },
] as const)('$width pixels wide, in $language', ({ width, language, paths }) => {
  test.each(paths)(
    'the server’s app shell of %s says what the page says, in the same place',
    async (path) => {
      visitor = await openVisitor({ width, language })
      const { page, context } = visitor
      await context.route(scripts, (route) => route.abort())
      await visitor.open(`${path}?chain=local`)
      await page.evaluate(() => document.fonts.ready)
      const appShell = await readHead(page)
      await context.unroute(scripts)
      await visitor.open(`${path}?chain=local`)
      await page.locator('.sw-app-shell').waitFor({ state: 'detached' })
      const shown = await readHead(page)
      expect([appShell.text, appShell.lead]).toEqual([shown.text, shown.lead])
      expect(Math.abs(appShell.left - shown.left)).toBeLessThanOrEqual(1)
      expect(Math.abs(appShell.top - shown.top)).toBeLessThanOrEqual(6)
    },
  )
})

test('the app shell is in the language and the scheme that the visitor chose, not in those of the browser', async () => {
  visitor = await openVisitor({ language: 'en-US', colorScheme: 'light' })
  const { page, context } = visitor
  await context.addInitScript(() => {
    localStorage.setItem('slipway.locale', 'zh-CN')
    const state = { settings: { theme: 'dark' } }
    localStorage.setItem('slipway.settings', JSON.stringify({ state, version: 1 }))
  })
  await context.route(scripts, (route) => route.abort())
  await visitor.open('/index?chain=local')
  expect((await readHead(page)).text).toMatch(/\p{Script=Han}/u)
  const background = await page
    .locator('.sw-app-shell')
    .evaluate((element) => getComputedStyle(element).backgroundColor)
  expect(background).toBe('rgb(6, 20, 26)')
})
