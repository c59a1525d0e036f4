// A small set in another engine than Chromium, where the machine has a Firefox.
import { m } from '@slipway/messages'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findFirefox } from '../../../../scripts/checks/system.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { type FirefoxVisitor, openFirefox } from '../harness/open-firefox.ts'
import { readRunContext } from '../harness/run-context.ts'

const firefox = findFirefox()
const routes = [
  ...['/index', '/token/create', '/token/list', '/presale/create', '/presale/list'],
  ...['/lock/create', '/lock/list', '/airdrop/create', '/mining/list', '/nft/list'],
  ...['/portfolio', '/tools/address', '/user/login'],
]

/** The selectors are XPath: asking this engine for an accessible name takes seconds each time, in which the page has to wait. */
const button = (name: string) =>
  `::-p-xpath(//button[normalize-space(.)="${name}" or @aria-label="${name}"])`
const field = (label: string) =>
  `::-p-xpath(//input[@id=//label[normalize-space(text()[1])="${label}"]/@for])`
const region = (name: string) =>
  `::-p-xpath(//section[@aria-label="${name}" or @aria-labelledby=//*[normalize-space(.)="${name}"]/@id])`

describe.skipIf(!firefox)('in Firefox', () => {
  let visitor: FirefoxVisitor
  const open = async (route: string) => {
    visitor.problems.length = 0
    await visitor.page.goto(new URL(`${route}?chain=local`, readRunContext().webUrl).href)
    await visitor.page.locator('main h1, main h2').wait()
  }
  const openOne = async () => {
    if (!firefox) throw new Error('There is no Firefox.')
    const [account] = await createFreshAccounts(1)
    if (!account) throw new Error('There is no account.')
    visitor = await openFirefox(firefox, account)
  }

  describe('pages', () => {
    beforeAll(openOne, 120_000)
    afterAll(() => visitor?.close())

    test.each(routes)(
      '%s opens at both widths: a heading, no error, no other host, nothing sideways',
      async (route) => {
        const { page, problems } = visitor
        await page.setViewport({ width: 1_440, height: 900 })
        await open(route)
        for (const width of [1_440, 390]) {
          await page.setViewport({ width, height: 900 })
          await page.waitForNetworkIdle({ idleTime: 300 })
          const wide = await page.evaluate(
            () => document.documentElement.scrollWidth - window.innerWidth,
          )
          expect(wide, `${width} px`).toBeLessThanOrEqual(0)
        }
        expect(problems).toEqual([])
      },
    )
  })

  describe('a wallet', () => {
    beforeAll(openOne, 120_000)
    afterAll(() => visitor?.close())

    test('connects, and a token is created with it', async () => {
      const { page, problems } = visitor
      await page.setViewport({ width: 1_440, height: 900 })
      await open('/token/create')
      await page.locator(button(m.shell_wallet_connect())).click()
      await page.locator(button('Test Wallet')).click()
      await page.locator(field(m.token_field_name())).fill('Token of a Fox')
      await page.locator(field(m.token_field_symbol())).fill('FOX')
      await page.locator(field(m.token_field_supply())).fill('5000')
      await page.locator(button(m.token_create_submit())).click()
      await page.locator(button(m.token_review_confirm())).click()
      await page.locator(region(m.token_created_title({ symbol: 'FOX' }))).wait()
      await page.goto(new URL('/token/list?chain=local', readRunContext().webUrl).href)
      await page.locator('::-p-text(Token of a Fox)').wait()
      expect(problems).toEqual([])
    }, 120_000)
  })
})
