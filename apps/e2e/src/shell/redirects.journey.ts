import { m } from '@slipway/messages'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { specifiedRedirects } from './specified-redirects.ts'

let visitor: Visitor

beforeAll(async () => {
  visitor = await openVisitor()
})

afterAll(() => visitor.close())

const path = () => new URL(visitor.page.url()).pathname

test.each(specifiedRedirects)('%s leads to %s and keeps the network', async (from, to) => {
  await visitor.open(`${from}?chain=local`)
  await expect.poll(path).toBe(to)
  expect(new URL(visitor.page.url()).searchParams.get('chain')).toBe('local')
})

test('the sign-in form shows when somebody was sent there', async () => {
  await visitor.open('/user/login?redirect=%2Ftoken%2Flist&chain=local')
  const main = visitor.page.getByRole('main')
  const options = { locale: 'en-US' } as const
  await main.getByRole('heading', { name: m.account_login_title({}, options), level: 1 }).waitFor()
  await main.getByLabel(m.account_password({}, options), { exact: true }).waitFor()
  await main
    .getByRole('button', { name: m.account_login_button({}, options), exact: true })
    .waitFor()
  expect(path()).toBe('/user/login')
})

test('redirects leave no error behind', () => {
  expect(visitor.watch.unexpected()).toEqual([])
})
