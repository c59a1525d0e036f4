import type { PrivateKeyAccount } from 'viem'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { readTokenLogs } from '../chain/read-token-logs.ts'
import { whenSaved } from '../chain/when-saved.ts'
import {
  killForGood,
  killProcess,
  type StackProcess,
  startProcess,
  whenProcessReady,
} from '../harness/process-control.ts'
import { StatusBanner } from '../pages/status-banner.ts'
import { TokenListPage } from '../pages/token-list-page.ts'
import { type Creator, distinctToken, openCreator } from '../token/creator.ts'
import { expectIndexEqualsLogs } from './expect-index-equals-logs.ts'

let account: PrivateKeyAccount
let creator: Creator
let banner: StatusBanner
let list: TokenListPage

beforeEach(async () => {
  const [fresh] = await createFreshAccounts(1)
  if (!fresh) throw new Error('There is no account.')
  account = fresh
  await whenSaved('local', await deployToken('local', account, { name: 'Before', symbol: 'BEF' }))
  creator = await openCreator(account)
  banner = new StatusBanner(creator.page)
  list = new TokenListPage(creator.page)
  // Whatever is down cannot be loaded; the page must live with it, and the browser reports it.
  creator.watch.expect(/Failed to load resource/, /ERR_CONNECTION_REFUSED/)
})

afterEach(async () => {
  expect(creator.watch.unexpected()).toEqual([])
  await creator.close()
})

const showList = () => creator.open('/token/list?chain=local')

test('indexer: the page says that lists lag, and catches up when it is back', async () => {
  await showList()
  await list.row('Before').waitFor()
  await killForGood('indexer')
  await deployToken('local', account, { name: 'Meanwhile', symbol: 'MEAN' })
  await creator.page.reload()
  await expect
    .poll(() => banner.text(), { timeout: 45_000 })
    .toMatch(/index of Local chain (is .* behind|cannot follow the chain)|index unavailable/i)
  await list.row('Before').waitFor()
  await startProcess('indexer')
  await expect.poll(() => banner.text(), { timeout: 45_000 }).toBe('')
  await creator.page.reload()
  await list.row('Meanwhile').waitFor()
  await expectIndexEqualsLogs()
})

test('API: the page says so, reads the list from the chain, and creating still works', async () => {
  await killForGood('api')
  await showList()
  await expect.poll(() => banner.text()).toContain('Index unavailable.')
  await creator.page.getByText('Read from the chain').waitFor()
  await list.row('Before').waitFor()

  // Nobody can say where a visitor is: the notice would stand before the form, except in a wallet's own browser.
  await creator.open('/token/create?chain=local&utm_source=metamask')
  await creator.form.fill(distinctToken('NOAPI'))
  await creator.form.review.click()
  await creator.review.approved.waitFor()
  await creator.review.sign()
  await creator.created('NOAPI').root.waitFor()

  await startProcess('api')
  await expect.poll(() => banner.text()).toBe('')
  await showList()
  await list.row('Token NOAPI').waitFor()
  expect(await list.rows.count()).toBe(2)
  await expectIndexEqualsLogs()
})

test('chain: the page says that no node answers, nothing typed is lost, and it goes on when it is back', async () => {
  const before = await readTokenLogs('local')
  await creator.form.fill(distinctToken('DARK'))
  await killForGood('chain')
  await expect.poll(() => banner.text()).toContain('No node of Local chain is available.')
  await creator.form.review.click()
  await creator.page.getByText(/The check on Local chain failed|Network Error/).waitFor()

  await startProcess('chain')
  await expect.poll(() => banner.text(), { timeout: 45_000 }).toBe('')
  expect(await readTokenLogs('local')).toEqual(before)
  expect(await creator.form.field('name').inputValue()).toBe('Token DARK')
  await creator.form.review.click()
  await creator.review.approved.waitFor()
  await creator.review.sign()
  await creator.created('DARK').root.waitFor()
  await expectIndexEqualsLogs()
})

test.each<StackProcess>(['indexer', 'api', 'chain', 'chain-core'])(
  '%s comes back by itself after kill -9, and nothing is lost',
  async (process) => {
    await killProcess(process)
    await whenProcessReady(process)
    await deployToken('local', account, { name: 'After', symbol: 'AFT' })
    await expectIndexEqualsLogs()
    await showList()
    await list.row('After').waitFor()
  },
)
