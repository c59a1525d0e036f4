import { randomUUID } from 'node:crypto'
import { m } from '@slipway/messages'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { look } from '../screens/look.ts'
import { linkIn, openOutbox } from './read-mail.ts'

const email = `person-${randomUUID()}@mail.example`
const password = 'A right password 1'
const DAY_SECONDS = 86_400
/** Wrong passwords that one visitor may try for one address; one comes back each minute. */
const TRIES = 10
const outbox = openOutbox()
let visitor: Visitor
let page: Page

beforeAll(async () => {
  visitor = await openVisitor()
  page = visitor.page
  // The browser notes each refusal of the API, which these tests cause on purpose.
  visitor.watch.expect(/status of 4(22|29) .*\/api\/auth\//)
})

afterAll(async () => {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
  await outbox.close()
})

const open = (path: string) => visitor.open(`${path}${path.includes('?') ? '&' : '?'}chain=local`)
const field = (label: string) => page.getByLabel(label, { exact: true })
const press = (name: string) =>
  page.locator('#content').getByRole('button', { name, exact: true }).click()
const heading = (name: string) => page.getByRole('heading', { level: 1, name, exact: true })

async function activate(mail: number): Promise<void> {
  await visitor.open(linkIn(await outbox.message(email, mail)))
  await field(m.account_password()).fill(password)
  await press(m.account_activate_button())
}

test('the link of a registration works for 24 hours, and another one is sent after that', async () => {
  await open('/user/register')
  await field(m.account_email()).fill(email)
  await field(m.account_password()).fill(password)
  await field(m.account_password_again()).fill(password)
  await press(m.account_register_button())
  await heading(m.account_result_title()).waitFor()
  await outbox.message(email, 1)
  await outbox.passTime(email, DAY_SECONDS)
  await activate(1)
  await heading(m.account_activate_failed_title()).waitFor()
  await look(visitor, 'account-link-over')

  await field(m.account_email()).fill(email)
  await press(m.account_result_resend())
  await page.getByText(m.account_result_resent()).waitFor()
  await outbox.message(email, 2)
  await outbox.passTime(email, DAY_SECONDS - 60)
  await activate(2)
  await heading(m.account_activate_done_title()).waitFor()
})

test('wrong passwords come to an end, and so does the right one until time has passed', async () => {
  await open('/user/login?redirect=%2Faccount%2Fcenter')
  await field(m.account_email()).fill(email)
  for (let attempt = 0; attempt < TRIES; attempt++) {
    await field(m.account_password()).fill(`a wrong password ${attempt}`)
    const answered = page.waitForResponse(/\/api\/auth\//)
    await press(m.account_login_button())
    await answered
  }
  await field(m.account_password()).fill(password)
  await press(m.account_login_button())
  await page.getByText(/^Too many attempts: try again in /).waitFor()
  expect(await field(m.account_email()).inputValue()).toBe(email)
  expect(await field(m.account_password()).inputValue()).toBe(password)
  await look(visitor, 'account-too-many-attempts')
})
