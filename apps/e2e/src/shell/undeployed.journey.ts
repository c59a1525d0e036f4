import { defaultChain } from '@slipway/chains'
import { m } from '@slipway/messages'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { NetworkPicker } from '../pages/network-picker.ts'

let visitor: Visitor

beforeEach(async () => {
  visitor = await openVisitor()
  // The page works on its network's own nodes; there is no way into the internet here.
  for (const url of defaultChain.rpcUrls) visitor.watch.expect(new RegExp(new URL(url).host))
})

afterEach(async () => {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

test.each(['/token/create', '/token/list'])(
  '%s on a network without our contracts explains itself and leads on',
  async (path) => {
    await visitor.open(`${path}?chain=bsc`)
    const main = visitor.page.getByRole('main')
    await main
      .getByRole('heading', { name: `Slipway is not deployed on ${defaultChain.name}` })
      .waitFor()
    await main.getByText('npm run deploy -- --chain bsc').waitFor()
    await main.getByText('Available here without our contracts').waitFor()
    await main.getByRole('button', { name: 'Choose another network' }).click()
    await new NetworkPicker(visitor.page).dialog.waitFor()
  },
)

test('a pool is checked without our contracts, and the page says so on the way there', async () => {
  await visitor.open('/token/create?chain=bsc')
  const main = visitor.page.getByRole('main')
  await main.getByRole('link', { name: m.shell_undeployed_pools() }).click()
  await main.getByRole('heading', { level: 1, name: m.shell_route_lp_fix() }).waitFor()
  await main.getByLabel(m.repair_subject_field()).waitFor()
  const { pathname, searchParams } = new URL(visitor.page.url())
  expect([pathname, searchParams.get('chain')]).toEqual(['/lp/fix', 'bsc'])
})

test('the local chain is one press away while developing', async () => {
  await visitor.open('/token/create?chain=bsc')
  await visitor.page.getByRole('button', { name: 'Go to the local chain' }).click()
  await visitor.page.getByRole('textbox', { name: 'Token name' }).waitFor()
  expect(new URL(visitor.page.url()).searchParams.get('chain')).toBe('local')
})
