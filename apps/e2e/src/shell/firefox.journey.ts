// A small set in another engine than Chromium, where the machine has a Firefox.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findFirefox } from '../../../../scripts/checks/system.ts'
import { type FirefoxVisitor, openFirefox } from '../harness/open-firefox.ts'
import { readRunContext } from '../harness/run-context.ts'

const firefox = findFirefox()
const routes = [
  ...['/index', '/token/create', '/token/list', '/presale/create', '/presale/list'],
  ...['/lock/create', '/lock/list', '/airdrop/create', '/mining/list', '/nft/list'],
  ...['/portfolio', '/tools/address', '/user/login'],
]

describe.skipIf(!firefox)('in Firefox', () => {
  let visitor: FirefoxVisitor

  beforeAll(async () => {
    if (!firefox) throw new Error('There is no Firefox.')
    visitor = await openFirefox(firefox)
  }, 120_000)
  afterAll(() => visitor?.close())

  test.each(routes)(
    '%s opens at both widths: a heading, no error, no other host, nothing sideways',
    async (route) => {
      const { page } = visitor
      await page.setViewport({ width: 1_440, height: 900 })
      await page.goto(new URL(`${route}?chain=local`, readRunContext().webUrl).href)
      await page.locator('main h1, main h2').wait()
      for (const width of [1_440, 390]) {
        await page.setViewport({ width, height: 900 })
        await page.waitForNetworkIdle({ idleTime: 300 })
        const wide = await page.evaluate(
          () => document.documentElement.scrollWidth - window.innerWidth,
        )
        expect(wide, `${width} px`).toBeLessThanOrEqual(0)
      }
      expect(visitor.problems).toEqual([])
    },
  )
})
