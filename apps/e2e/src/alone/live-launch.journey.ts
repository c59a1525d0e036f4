import { afterEach, expect, test } from 'vitest'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'

const CHAIN = 'local'
const visitors: Visitor[] = []

async function open(path: string): Promise<Visitor> {
  const visitor = await openVisitor()
  visitors.push(visitor)
  await visitor.open(`${path}?chain=${CHAIN}`)
  return visitor
}

afterEach(async () => {
  for (const visitor of visitors.splice(0)) await visitor.close()
})

// The lists show the five launches that were last: beside other journeys this one could be gone before it was read.
test('what somebody else launches appears on the home page and the monitor without a reload', async () => {
  const home = await open('/index')
  const monitor = await open('/dashboard/monitor')
  await home.page.getByRole('region', { name: 'Recent launches' }).waitFor()
  await monitor.page.getByText('Connected', { exact: true }).waitFor()
  // Of all networks the newest would be those whose clocks other journeys put forward.
  await monitor.page
    .getByRole('combobox', { name: 'Network', exact: true })
    .selectOption({ label: 'Local chain' })
  const name = `Tide ${Date.now()}`
  const [owner] = await createFreshAccounts(1)
  if (!owner) throw new Error('An account is missing.')
  await deployToken(CHAIN, owner, { name, symbol: 'TIDE' })
  for (const { page } of [home, monitor]) {
    await page.evaluate(() => Object.assign(window, { isSamePage: true }))
    await page.getByRole('link', { name }).first().waitFor()
    expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
  }
  const entry = monitor.page.getByRole('listitem').filter({ hasText: name })
  expect(await entry.textContent()).toContain('Token created')
  await home.page.getByRole('region', { name: 'Recent launches' }).getByText(name).waitFor()
})
