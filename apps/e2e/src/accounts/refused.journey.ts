import { createDatabasePool } from '@slipway/database/connection/database-pool'
import { m } from '@slipway/messages'
import type { Page } from 'playwright-core'
import type { Address } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { readRunContext } from '../harness/run-context.ts'
import { waitFor } from '../harness/wait-for.ts'
import { type Collector, openCollector } from '../nft/open-collector.ts'
import { BadgeForm } from '../pages/badge-form.ts'
import { look } from '../screens/look.ts'

const TOKEN_COOKIE = 'slipway_access_token'
const PDF = {
  name: 'review.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from('%PDF-1.7\nwhat was read\n'),
}

let somebodys: Address
let visitor: Collector
let page: Page
let form: BadgeForm
let wallet: Address

beforeAll(async () => {
  const [owner, other] = await createFreshAccounts(2)
  if (!owner || !other) throw new Error('An account is missing.')
  wallet = other.address
  somebodys = await deployToken('local', owner)
  const { apiUrl } = readRunContext()
  await waitFor(
    'the token in the index',
    async () => (await fetch(`${apiUrl}/api/tokens/local/${somebodys}`)).status,
    (status) => status === 200,
  )
  visitor = await openCollector(other, {
    chain: 'local',
    path: '/user/login?redirect=%2Fkyc%2Fsafu',
  })
  page = visitor.page
  // The browser notes the refusals that these tests cause on purpose.
  visitor.watch.expect(/status of 40[13] .*\/api\//)
  form = new BadgeForm(page)
  await page
    .locator('#content')
    .getByRole('button', { name: m.account_login_wallet(), exact: true })
    .click()
  await form
    .own()
    .getByText(m.badges_own_none_of({ kind: m.badges_kind_safu() }))
    .waitFor()
})

afterAll(async () => {
  await visitor?.leave()
})

const cookies = async () =>
  (await page.context().cookies()).filter(({ name }) => name === TOKEN_COOKIE)

/** Ends every sign-in of the wallet's account, as seven days do. */
async function endSignIns(): Promise<void> {
  const pool = createDatabasePool({ url: readRunContext().databaseUrl, name: 'journey', max: 1 })
  try {
    const { rowCount } = await pool.query(
      `UPDATE app.account_session s SET expires_at = now() - interval '1 second'
       FROM app.account_wallet w WHERE w.account_id = s.account_id AND lower(w.address) = lower($1)`,
      [wallet],
    )
    expect(rowCount).toBe(1)
  } finally {
    await pool.end()
  }
}

test('what belongs to somebody else is refused with the notice Forbidden, and the form stays', async () => {
  await form.field(m.badges_field_contract()).fill(somebodys)
  await form.field(m.badges_field_project()).fill('Not Mine')
  await form.field(m.badges_field_contact()).fill('team@mail.example')
  await form.field(m.badges_field_website()).fill('https://notmine.example/')
  await form.field(m.badges_field_statement()).fill('The code of a token that is not mine.')
  await form.choose(m.badges_document_review(), PDF)
  await form.handIn()
  await page.getByText('Forbidden', { exact: true }).waitFor()
  await page.getByText('no wallet of this account owns the contract').first().waitFor()
  expect(await form.field(m.badges_field_project()).inputValue()).toBe('Not Mine')
  expect(await cookies()).toHaveLength(1)
  await look(visitor, 'account-forbidden')
})

test('a sign-in whose time is over is told, and the page comes back signed out', async () => {
  await endSignIns()
  await form.handIn()
  await page.getByText('Authorization verification failed', { exact: true }).waitFor()
  await page.getByText(m.badges_signed_out()).waitFor()
  expect(await cookies()).toEqual([])
  const how = await page.evaluate(() =>
    performance
      .getEntriesByType('navigation')
      .map((entry) => (entry as PerformanceNavigationTiming).type),
  )
  expect(how).toEqual(['reload'])
  // The notice came over the reload with the page.
  await page.getByText('Authorization verification failed', { exact: true }).waitFor()
  await look(visitor, 'account-sign-in-over')
})
