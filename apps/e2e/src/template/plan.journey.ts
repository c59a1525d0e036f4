import { text as textOf } from 'node:stream/consumers'
import { m } from '@slipway/messages'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { openVisitor } from '../harness/open-visitor.ts'
import { onChain } from '../nft/open-collector.ts'
import { leave } from '../presale/presale-journey.ts'
import { look } from '../screens/look.ts'

const receiver = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const chain = 'local'

async function saved(page: Page, button: string): Promise<string> {
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ])
  return await textOf(await file.createReadStream())
}

const give = (page: Page, name: string, content: string) =>
  page
    .locator('input[type=file]')
    .setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(content) })

test('a supply is divided, checked while it is typed, kept, taken as a file, and leads to the tools', async () => {
  const [owner] = await createFreshAccounts(1)
  if (!owner) throw new Error('There is no account.')
  const token = await deployToken(chain, owner, { name: 'Garboard', symbol: 'GARB' })
  const visitor = await openVisitor()
  const { page, open } = visitor
  await open(onChain('/form/advanced', chain))
  await page.getByLabel(m.template_send_token_address()).fill(token)
  await expect.poll(() => page.getByLabel(m.token_fact_supply()).inputValue()).toMatch(/^\d+$/)
  const part = (place: number) => page.getByRole('group').nth(place)
  await part(0).getByLabel(m.template_plan_name()).fill('Community')
  await part(0).getByLabel(m.template_plan_percent()).fill('60.123')
  await page.getByText(m.template_plan_issue_percent()).waitFor()
  await part(0).getByLabel(m.template_plan_percent()).fill('60')
  await part(0).getByLabel(m.template_plan_receiver()).fill(receiver)
  await part(1).getByLabel(m.template_plan_name()).fill('community')
  await page.getByText(m.template_plan_issue_twice()).waitFor()
  await part(1).getByLabel(m.template_plan_name()).fill('Team')
  await part(1).getByLabel(m.template_plan_percent()).fill('39')
  await page.getByText(m.template_plan_sum_under({ sum: '99%', rest: '1%' })).waitFor()
  await part(1).getByLabel(m.template_plan_percent()).fill('40')
  await part(1).getByLabel(m.template_plan_vesting()).fill('365')
  await page.getByText(m.template_plan_sum_whole()).waitFor()
  await look(visitor, 'plan')

  const list = await saved(page, m.template_plan_list())
  expect(list.split('\r\n')[1]).toMatch(new RegExp(`^${receiver},\\d+$`))
  const file = await saved(page, m.template_plan_save_csv())
  expect(file).toContain('Team,liquidity,40,0,365,')
  await page.reload()
  await page.getByText(m.template_plan_sum_whole()).waitFor()
  await give(page, 'notes.csv', 'hello')
  await page.getByText(m.template_plan_open_failed()).waitFor()
  await page.getByRole('button', { name: m.template_plan_over() }).click()
  await page.getByText(m.template_plan_sum_whole()).waitFor({ state: 'detached' })
  await give(page, 'plan.csv', file)
  await page.getByText(m.template_plan_sum_whole()).waitFor()

  await page.getByLabel(m.template_send_token_address()).fill(token)
  await page.getByRole('link', { name: m.shell_route_lock_create() }).last().click()
  await expect.poll(() => new URL(page.url()).searchParams.get('asset')).toBe(token)
  await leave(visitor)

  const chinese = await openVisitor({ language: 'zh-CN' })
  await chinese.open(onChain('/form/advanced', chain))
  await give(chinese.page, 'plan.csv', file)
  await chinese.page.getByText(m.template_plan_sum_whole({}, { locale: 'zh-CN' })).waitFor()
  await look(chinese, 'plan', 'zh-CN')
  await leave(chinese)
})
