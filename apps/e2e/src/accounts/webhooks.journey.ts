import { m } from '@slipway/messages'
import { Webhook as Verifier } from 'standardwebhooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { openVisitor } from '../harness/open-visitor.ts'
import { waitFor } from '../harness/wait-for.ts'
import { type Collector, onChain, openCollector } from '../nft/open-collector.ts'
import { leave } from '../presale/presale-journey.ts'
import { look } from '../screens/look.ts'
import { type Received, startReceiver } from './start-receiver.ts'

const chain = 'local'
const path = '/account/webhooks'
/** The index takes blocks for final in steps: at the latest when twice 30 lie above them. */
const FINAL_BLOCKS = 70

let receiver: Awaited<ReturnType<typeof startReceiver>>
let owner: Collector
let account: Awaited<ReturnType<typeof createFreshAccounts>>[number]

beforeAll(async () => {
  const [fresh] = await createFreshAccounts(1)
  if (!fresh) throw new Error('An account is missing.')
  account = fresh
  receiver = await startReceiver()
  owner = await openCollector(account, {
    chain,
    path: `/user/login?redirect=${encodeURIComponent(path)}`,
  })
})
afterAll(async () => {
  await owner.leave()
  await receiver.stop()
})

const region = (name: string) => owner.page.getByRole('region', { name, exact: true })
const press = (panel: string, name: string) =>
  region(panel).getByRole('button', { name, exact: true }).click()

/** Waits for one more request. @returns the last one, whose signature holds */
async function verified(secret: string, count: number) {
  const got: readonly Received[] = await waitFor(
    `request ${count} at the receiver`,
    async () => receiver.received,
    (all) => all.length >= count,
  )
  const { body, headers } = got[count - 1] as Received
  return new Verifier(secret).verify(body, headers as Record<string, string>) as {
    type: string
    data: Record<string, unknown>
  }
}

test('an owner makes a webhook, and its secret is shown once', async () => {
  const { page } = owner
  await page
    .locator('#content')
    .getByRole('button', { name: m.account_login_wallet(), exact: true })
    .click()
  await page.getByText(m.webhooks_none_title()).waitFor()
  await press(m.webhooks_new_title(), m.webhooks_create())
  await page.getByText(m.error_Webhook_UrlWrong()).waitFor()
  await page.getByText(m.error_Webhook_LabelWrong()).waitFor()
  const field = (label: string) => page.getByLabel(label, { exact: true })
  await field(m.webhooks_field_label()).fill('Bookkeeping')
  await field(m.webhooks_field_url()).fill('https://10.0.0.1/')
  await field(m.webhooks_field_addresses()).fill(account?.address ?? '')
  await press(m.webhooks_new_title(), m.webhooks_create())
  await page.getByText(m.error_Webhook_UrlWrong()).waitFor()
  await look(owner, 'webhooks-none')
  await field(m.webhooks_field_url()).fill(receiver.url)
  await press(m.webhooks_new_title(), m.webhooks_create())
  await page.getByText(m.webhooks_secret_title({ name: 'Bookkeeping' })).waitFor()
})

test('a test and an act of the chain arrive, signed', async () => {
  const { page } = owner
  const secret = (await page.locator('code').textContent()) ?? ''
  expect(secret).toMatch(/^whsec_/)
  await look(owner, 'webhooks-secret')
  await page.getByRole('button', { name: m.webhooks_secret_kept(), exact: true }).click()
  await press('Bookkeeping', m.webhooks_test())
  expect(await verified(secret, 1)).toMatchObject({ type: 'webhook.test' })

  // The first attempt fails, and is made good by the second.
  receiver.statuses.push(503)
  if (!account) throw new Error('An account is missing.')
  const token = await deployToken(chain, account, { name: 'Bollard', symbol: 'BOLL' })
  await createChainProbe(chain).mine({ blocks: FINAL_BLOCKS })
  const event = await verified(secret, 3)
  expect(event).toMatchObject({
    type: 'act.tokenCreated',
    data: { subject: token, account: account.address, subjectName: 'Bollard' },
  })
  expect(receiver.received[1]?.headers['webhook-id']).toBe(event.data.id)
  expect(receiver.received[2]?.body).toBe(receiver.received[1]?.body)

  await owner.open(onChain(path, chain))
  expect(await page.getByText(secret).count()).toBe(0)
  await press('Bookkeeping', m.webhooks_deliveries_show())
  const deliveries = page.getByRole('list', { name: m.webhooks_deliveries(), exact: true })
  await deliveries.getByText(m.webhooks_type_test()).waitFor()
  expect(await deliveries.getByText(m.webhooks_state_delivered()).count()).toBe(2)
  await deliveries
    .getByRole('button', { name: m.webhooks_redeliver(), exact: true })
    .first()
    .click()
  expect((await verified(secret, 4)).data.id).toBe(event.data.id)
  await look(owner, 'webhooks-deliveries')
})

test('a new secret signs beside the one before, and a pause is silence', async () => {
  const { page } = owner
  await press('Bookkeeping', m.webhooks_rotate())
  await page
    .getByRole('dialog')
    .getByRole('button', { name: m.webhooks_rotate(), exact: true })
    .click()
  const secret = (await page.locator('code').textContent()) ?? ''
  await page.getByText(m.webhooks_both_secrets()).waitFor()
  await press('Bookkeeping', m.webhooks_pause())
  await page.getByText(m.webhooks_paused_owner()).waitFor()
  receiver.statuses.push(500)
  await press('Bookkeeping', m.webhooks_test())
  expect(await verified(secret, 5)).toMatchObject({ type: 'webhook.test' })
  expect(String(receiver.received[4]?.headers['webhook-signature']).split(' ')).toHaveLength(2)
  await page.getByText(m.webhooks_state_given_up(), { exact: true }).waitFor()
  await look(owner, 'webhooks-paused')
})

test('the page speaks Chinese, and asks to sign in', async () => {
  const visitor = await openVisitor({ language: 'zh-CN' })
  await visitor.open(onChain(path, chain))
  await visitor.page.getByText('登录').first().waitFor()
  const token = (await owner.page.context().cookies()).find(
    ({ name }) => name === 'slipway_access_token',
  )
  if (!token) throw new Error('Nobody is signed in.')
  await visitor.page
    .context()
    .addCookies([{ name: token.name, value: token.value, url: visitor.webUrl }])
  await visitor.open(onChain(path, chain))
  await visitor.page.getByRole('region', { name: 'Bookkeeping', exact: true }).waitFor()
  await look(visitor, 'webhooks', 'zh-CN')
  await leave(visitor)
})

test('a deleted webhook is gone', async () => {
  const { page } = owner
  await press('Bookkeeping', m.webhooks_remove())
  await page
    .getByRole('dialog')
    .getByRole('button', { name: m.webhooks_remove(), exact: true })
    .click()
  await page.getByText(m.webhooks_none_title()).waitFor()
})
