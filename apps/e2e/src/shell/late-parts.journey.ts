import { m } from '@slipway/messages'
import { afterEach, expect, test } from 'vitest'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { look } from '../screens/look.ts'

let visitor: Visitor

afterEach(() => visitor.close())

/** What the browser and the page say of a script that does not come. */
const away = [/did not load/, /Failed to load resource/, /dynamically imported module/]

test.each(['en-US', 'zh-CN'] as const)(
  'what does not load leaves the rest of the page, and comes when the page is reloaded, in %s',
  async (language) => {
    visitor = await openVisitor({ language })
    const { page, context, watch } = visitor
    const locale = { locale: language } as const
    const button = (name: string) => page.getByRole('button', { name, exact: true })
    const tab = (name: string) => page.getByRole('tab', { name, exact: true })
    const part = '**/assets/wallet-tab-*.js'
    const dialog = '**/assets/wallet-dialog-*.js'
    watch.expect(...away)
    await context.route(part, (route) => route.abort())
    await context.route(dialog, (route) => route.abort())
    await visitor.open('/tools/address?chain=local')

    await tab(m.tools_address_tab_wallet({}, locale)).click()
    const notice = page.getByRole('alert').filter({ hasText: m.shell_chunk_title({}, locale) })
    await notice.waitFor()
    await look(visitor, 'late-part', language)
    // Another try that fails keeps the notice, and the focus where it was.
    await button(m.shell_retry({}, locale)).press('Enter')
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-busy') === 'false')
    expect(await notice.count()).toBe(1)
    await tab(m.tools_address_tab_token({}, locale)).click()
    await notice.waitFor({ state: 'detached' })

    await button(m.shell_wallet_connect({}, locale)).first().click()
    await page.getByText(m.shell_chunk_text({}, locale)).waitFor()
    expect(await page.getByRole('dialog').count()).toBe(0)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)

    await context.unroute(part)
    await context.unroute(dialog)
    await tab(m.tools_address_tab_wallet({}, locale)).click()
    await button(m.shell_reload({}, locale)).click()
    await tab(m.tools_address_tab_wallet({}, locale)).click()
    await page.getByText(m.tools_wallet_title({}, locale), { exact: true }).waitFor()
    expect(await notice.count()).toBe(0)
    await button(m.shell_wallet_connect({}, locale)).first().click()
    await page.getByRole('dialog', { name: m.shell_wallet_choose({}, locale) }).waitFor()
  },
)
