import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { SettingsDrawer } from '../pages/settings-drawer.ts'

let visitor: Visitor
let page: Page
let drawer: SettingsDrawer

beforeEach(async () => {
  visitor = await openVisitor()
  page = visitor.page
  drawer = new SettingsDrawer(page)
  await visitor.open('/index?chain=local')
})

afterEach(async () => {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

const schemeOfPage = () =>
  page.evaluate(() => document.documentElement.getAttribute('data-mantine-color-scheme'))
const primaryOfPage = () =>
  page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--mantine-primary-color-filled'),
  )

test('the theme switches at once and outlives a reload', async () => {
  await expect.poll(schemeOfPage).toBe('light')
  await drawer.open()
  await drawer.choose('Dark')
  await expect.poll(schemeOfPage).toBe('dark')
  await page.reload()
  await expect.poll(schemeOfPage).toBe('dark')
})

test('a theme like the system follows the system', async () => {
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect.poll(schemeOfPage).toBe('dark')
})

test.each(['Harbor', 'Tide', 'Kelp', 'Dusk', 'Coral', 'Rust', 'Flag'])(
  'the primary colour %s takes effect and outlives a reload',
  async (color) => {
    await drawer.open()
    const before = await primaryOfPage()
    await drawer.choose(color)
    if (color === 'Harbor') expect(await primaryOfPage()).toBe(before)
    else await expect.poll(primaryOfPage).not.toBe(before)
    const chosen = await primaryOfPage()
    await page.reload()
    await expect.poll(primaryOfPage).toBe(chosen)
  },
)

describe.each([
  'Weak mode',
  'Fixed header',
  'Hide the header when scrolling down',
  'Fixed sidebar',
  'Collapsed sidebar',
  'Tabs for opened pages',
])('the switch “%s”', (name) => {
  test('is kept and can be taken back', async () => {
    await drawer.open()
    const before = await drawer.switch(name).isChecked()
    await drawer.switch(name).press('Space')
    await page.reload()
    await drawer.open()
    expect(await drawer.switch(name).isChecked()).toBe(!before)
    await drawer.reset()
    await expect.poll(() => drawer.switch(name).isChecked()).toBe(before)
  })
})

test.each([
  ['Menu at the top', 'Menu at the side'],
  ['Fixed', 'Fluid'],
])('the choice “%s” is kept', async (chosen, standard) => {
  await drawer.open()
  expect(await drawer.radio(standard).isChecked()).toBe(true)
  await drawer.choose(chosen)
  await page.reload()
  await drawer.open()
  expect(await drawer.radio(chosen).isChecked()).toBe(true)
})

test('tabs can be hidden', async () => {
  const tabs = page.getByRole('navigation', { name: 'Open pages' })
  await tabs.waitFor()
  await drawer.open()
  await drawer.switch('Tabs for opened pages').press('Space')
  await drawer.close()
  await tabs.waitFor({ state: 'detached' })
})

test('the language switches everything, the title and the page’s own language, and is kept', async () => {
  await page.getByRole('banner').getByRole('button', { name: 'Language: 简体中文' }).click()
  await page.getByRole('link', { name: '创建代币' }).first().waitFor()
  await expect.poll(() => page.title()).toBe('首页 – Slipway')
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('zh-CN')
  await page.reload()
  await page.getByRole('link', { name: '创建代币' }).first().waitFor()
  await page.getByRole('banner').getByRole('button', { name: 'English' }).click()
  await page.getByRole('link', { name: 'Create a token' }).first().waitFor()
})

test('the help box stays away once it is closed', async () => {
  await page.getByRole('button', { name: 'Hide the help box' }).click()
  await page.getByText('Need Help?').waitFor({ state: 'detached' })
  await page.reload()
  await page.getByRole('main').waitFor()
  expect(await page.getByText('Need Help?').count()).toBe(0)
})
