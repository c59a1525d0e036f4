import { tokenPoolAbi } from '@slipway/deployments/abi'
import { m } from '@slipway/messages'
import { erc20Abi, type PrivateKeyAccount } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { type DeployedPool, deployPool, stakeTokens } from '../chain/deploy-pool.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import { type Collector, openCollector } from '../nft/open-collector.ts'
import { look } from '../screens/look.ts'

const chain = 'local'
const UNIT = 10n ** 18n

let person: PrivateKeyAccount
let admin: PrivateKeyAccount
let pool: DeployedPool
let visitor: Collector
let stranger: Visitor

beforeAll(async () => {
  const [first, second] = await createFreshAccounts(2)
  if (!first || !second) throw new Error('An account is missing.')
  person = first
  admin = second
  pool = await deployPool(chain, admin)
  const probe = createChainProbe(chain)
  const hash = await probe.writeContract({
    account: admin,
    address: pool.staked,
    abi: erc20Abi,
    functionName: 'transfer',
    args: [person.address, 3n * UNIT],
  })
  await probe.waitForTransactionReceipt({ hash })
  visitor = await openCollector(person, { chain, path: '/portfolio' })
})

afterAll(async () => {
  await visitor?.leave()
  await stranger?.close()
})

const silent = () =>
  visitor.page.getByRole('button', { name: m.notification_button(), exact: true })
const counting = () => visitor.page.getByRole('button', { name: /^Notifications, \d+ unread$/ })
const panel = () => visitor.page.getByRole('dialog', { name: m.notification_title() })

test('without a wallet the bell says what it would show', async () => {
  stranger = await openVisitor()
  await stranger.open(`/portfolio?chain=${chain}`)
  await stranger.page.getByRole('button', { name: m.notification_button(), exact: true }).click()
  await stranger.page.getByText(m.notification_nobody_text()).waitFor()
  await look(stranger, 'notifications-nobody')
})

test('what is staked elsewhere makes the bell count, without a reload, and reading all empties it', async () => {
  await silent().waitFor()
  await stakeTokens(chain, person, pool, 3n * UNIT)
  await counting().waitFor()
  await counting().click()
  await panel().getByRole('link', { name: m.portfolio_due_poolReward() }).waitFor()
  await panel().getByRole('link', { name: m.notification_poolEnds() }).waitFor()
  await look(visitor, 'notifications')
  await panel().getByRole('button', { name: m.notification_read_all() }).click()
  await visitor.page.keyboard.press('Escape')
  await silent().waitFor()
})

test('what the admin does to the pool makes it count; the line leads to the pool, and stays read', async () => {
  const { page } = visitor
  const probe = createChainProbe(chain)
  const hash = await probe.writeContract({
    account: admin,
    address: pool.pool,
    abi: tokenPoolAbi,
    functionName: 'openExit',
  })
  await probe.waitForTransactionReceipt({ hash })
  await stakeTokens(chain, admin, pool, UNIT)
  await counting().click()
  const line = panel().getByRole('link', { name: m.notification_poolChanged() })
  await line.waitFor()
  await panel().getByRole('button', { name: m.notification_read_all() }).click()
  await line.click()
  await expect.poll(() => page.url()).toContain(`/mining/detail/${pool.pool}`)
  await silent().waitFor()
  await page.reload()
  await silent().click()
  await line.waitFor()
  expect(await counting().count()).toBe(0)
})
