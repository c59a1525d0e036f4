import { m } from '@slipway/messages'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { TabBar } from '../pages/tab-bar.ts'
import { TokenConsolePage } from '../pages/token-console-page.ts'
import { openCreator } from '../token/creator.ts'

const locale = 'en-US'
const home = m.shell_route_home({}, { locale })
const create = m.shell_route_token_create({}, { locale })
const list = m.shell_route_token_list({}, { locale })

let visitor: Visitor
let tabs: TabBar

beforeEach(async () => {
  visitor = await openVisitor()
  tabs = new TabBar(visitor.page)
  await visitor.open('/index?chain=local')
  await expect.poll(() => tabs.titles()).toEqual([home])
})

afterEach(async () => {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

async function openAll(): Promise<void> {
  const menu = visitor.page.getByRole('navigation', { name: m.shell_main_menu({}, { locale }) })
  for (const name of [create, list]) {
    await menu.getByRole('link', { name, exact: true }).click()
    await tabs.root.getByRole('link', { name, exact: true }).waitFor()
  }
}

test('each visited page gets a tab, and the title of the document follows', async () => {
  await openAll()
  expect(await tabs.titles()).toEqual([home, create, list])
  expect(await visitor.page.title()).toBe(`${list} – Slipway`)
  await tabs.show(home)
  await expect.poll(() => visitor.page.title()).toBe(`${home} – Slipway`)
  expect(visitor.page.url()).toMatch(/\/index\?chain=local$/)
})

test('the last tab cannot be closed', async () => {
  await tabs.close(home)
  await expect.poll(() => tabs.notice.textContent()).toBe('This is the last tab')
  expect(await tabs.titles()).toEqual([home])
})

test('the context menu closes to the left and to the right, and says when there is nothing', async () => {
  await openAll()
  await tabs.closeBy('left', home)
  await expect.poll(() => tabs.notice.textContent()).toBe('No tab on the left')
  await tabs.closeBy('right', list)
  await expect.poll(() => tabs.notice.textContent()).toBe('No tab on the right')
  await tabs.closeBy('left', create)
  await expect.poll(() => tabs.titles()).toEqual([create, list])
  await tabs.closeBy('right', create)
  await expect.poll(() => tabs.titles()).toEqual([create])
  expect(visitor.page.url()).toContain('/token/create?chain=local')
})

test('the context menu closes one tab or all but it', async () => {
  await openAll()
  await tabs.closeBy('current', create)
  await expect.poll(() => tabs.titles()).toEqual([home, list])
  await tabs.closeBy('all', home)
  await expect.poll(() => tabs.titles()).toEqual([home])
  expect(visitor.page.url()).toContain('/index?chain=local')
})

test('a tab keeps what was typed into its page', async () => {
  const [account] = await createFreshAccounts(1)
  if (!account) throw new Error('There is no account.')
  const token = await deployToken('local', account)
  const owner = await openCreator(account)
  const bar = new TabBar(owner.page)
  await owner.open(`/token/detail/${token}?chain=local`)
  // A field that nothing stores: only the living page behind the tab can still know it.
  const amount = new TokenConsolePage(owner.page).panel('burn').getByRole('textbox')
  await amount.fill('12.5')
  const title = (await bar.titles()).at(-1) ?? ''
  await bar.show(create)
  await amount.waitFor({ state: 'hidden' })
  await bar.show(title)
  await amount.waitFor()
  expect(await amount.inputValue()).toBe('12.5')
  expect(owner.watch.unexpected()).toEqual([])
  await owner.close()
})
