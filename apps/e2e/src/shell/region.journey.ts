import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { readRunContext } from '../harness/run-context.ts'
import { type Server, startServer } from '../harness/start-server.ts'
import { startWebServer } from '../harness/start-web-server.ts'

const title = 'Access from your region is limited'

let api: Server
let web: Server
let visitor: Visitor

beforeAll(async () => {
  const { databaseUrl, chains } = readRunContext()
  // To this API, everybody on this machine comes from a restricted country.
  const environment = {
    DATABASE_URL: databaseUrl,
    SLIPWAY_CHAINS: JSON.stringify(chains),
    SLIPWAY_LOCAL_COUNTRY: 'CN',
  }
  api = await startServer('apps/api/src/main.ts', environment, '/healthz')
  web = await startWebServer({ apiUrl: api.url })
})

afterAll(async () => {
  await web.stop()
  await api.stop()
})

afterEach(async () => {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

test('a restricted region gets a notice over the whole page that cannot be closed', async () => {
  visitor = await openVisitor({ webUrl: web.url })
  await visitor.open('/token/create?chain=local')
  const notice = visitor.page.getByRole('dialog')
  await notice.getByRole('heading', { name: title }).waitFor()
  await notice.getByText(/Your access rights are limited/).waitFor()
  await notice.getByText(/force majeure/).waitFor()
  await notice.getByText('Trading losses are not compensated.').waitFor()
  await visitor.page.keyboard.press('Escape')
  await notice.getByRole('heading', { name: title }).waitFor()
})

test('the ways to what is yours stay open', async () => {
  visitor = await openVisitor({ webUrl: web.url })
  await visitor.open('/token/create?chain=local')
  const notice = visitor.page.getByRole('dialog')
  await notice.getByRole('link', { name: 'My tokens', exact: true }).click()
  await expect.poll(() => new URL(visitor.page.url()).pathname).toBe('/token/list')
  await notice.waitFor({ state: 'detached' })
  await visitor.page.getByText(/On this page you can withdraw your assets/).waitFor()
})

test('a wallet app’s source tag lifts the notice', async () => {
  visitor = await openVisitor({ webUrl: web.url })
  await visitor.open('/token/create?chain=local&utm_source=metamask')
  await visitor.page.getByRole('textbox', { name: 'Token name' }).waitFor()
  expect(await visitor.page.getByText(title).count()).toBe(0)
})

test('where the region is not restricted there is no notice', async () => {
  visitor = await openVisitor()
  await visitor.open('/token/create?chain=local')
  await visitor.page.getByRole('textbox', { name: 'Token name' }).waitFor()
  expect(await visitor.page.getByText(title).count()).toBe(0)
})

test('where the check fails the notice says that nobody knows, until a check that succeeds', async () => {
  visitor = await openVisitor()
  // The browser itself notes what did not arrive.
  visitor.watch.expect(/ERR_FAILED/)
  await visitor.page.route('**/api/region', (route) => route.abort())
  await visitor.open('/token/create?chain=local')
  const notice = visitor.page.getByRole('dialog')
  await notice.getByRole('heading', { name: title }).waitFor()
  await notice.getByText(/could not be determined/).waitFor()
  await notice.getByRole('button', { name: 'Check again' }).click()
  await notice.getByRole('heading', { name: title }).waitFor()
  await visitor.page.unroute('**/api/region')
  await notice.getByRole('button', { name: 'Check again' }).click()
  await notice.waitFor({ state: 'detached' })
  await visitor.page.getByRole('textbox', { name: 'Token name' }).waitFor()
})

test('an address that the look-up does not find is restricted, and its exits are open', async () => {
  visitor = await openVisitor()
  const answer = { restricted: true, country: null, source: 'unknown' }
  await visitor.page.route('**/api/region', (route) => route.fulfill({ json: answer }))
  await visitor.open('/token/create?chain=local')
  const notice = visitor.page.getByRole('dialog')
  await notice.getByText(/could not be determined/).waitFor()
  await notice.getByRole('link', { name: 'My tokens', exact: true }).click()
  await expect.poll(() => new URL(visitor.page.url()).pathname).toBe('/token/list')
  await notice.waitFor({ state: 'detached' })
})
