import { m } from '@slipway/messages'
import { type Address, type PrivateKeyAccount, parseEther } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { deployToken } from '../chain/deploy-token.ts'
import { launchCalls } from '../chain/launch-calls.ts'
import { createTrader } from '../chain/trade-token.ts'
import { checkAccessibility } from '../harness/check-accessibility.ts'
import { openVisitor } from '../harness/open-visitor.ts'
import { takeShots } from '../screens/take-shots.ts'

const CHAIN = 'local'
const probe = createChainProbe(CHAIN)
let owner: PrivateKeyAccount
let trader: ReturnType<typeof createTrader>
let token: Address

beforeAll(async () => {
  const [first, second] = await createFreshAccounts(2)
  if (!first || !second) throw new Error('Accounts are missing.')
  owner = first
  trader = createTrader(CHAIN, second)
  token = await deployToken(CHAIN, owner, { name: 'Chart Harbour', symbol: 'CHB' })
})

async function openChart(language: 'en-US' | 'zh-CN') {
  const text = { locale: language }
  const visitor = await openVisitor({ language })
  await visitor.open(`/token/view/${token}?chain=${CHAIN}`)
  const panel = visitor.page.getByRole('region', { name: m.candles_title({}, text) })
  return { visitor, panel, text }
}

test('before the launch the chart says when it begins', async () => {
  const { visitor, panel } = await openChart('en-US')
  await panel.getByText(m.candles_no_pool()).waitFor()
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

test('the launch and each swap are shown in the open page, by keys and as a table too', async () => {
  for (const { to, data, valueWei } of await launchCalls(CHAIN, owner.address, token)) {
    if (!to) throw new Error('A launch creates nothing by itself.')
    const hash = await probe.sendTransaction({ account: owner, to, data, value: valueWei })
    await probe.waitForTransactionReceipt({ hash })
  }
  const bought = await trader.buy(token, parseEther('0.2'))
  const { visitor, panel } = await openChart('en-US')
  const chart = panel.getByRole('slider')
  await chart.waitFor()
  await panel.getByText(m.candles_launch(), { exact: true }).waitFor()
  const before = await chart.getAttribute('aria-valuetext')
  await trader.sell(token, bought / 2n)
  await expect
    .poll(() => chart.getAttribute('aria-valuetext'), { timeout: 45_000 })
    .not.toBe(before)
  await panel.getByText(m.candles_interval_5m(), { exact: true }).click()
  await chart.press('Home')
  expect(await chart.getAttribute('aria-valuenow')).toBe('0')
  await panel.getByRole('button', { name: m.candles_as_table() }).click()
  const swaps = panel.getByRole('cell').filter({ hasText: /^\d+$/ })
  // The launch's own first buy, the buy and the sell.
  const counted = (await swaps.allInnerTexts()).reduce((sum, cell) => sum + Number(cell), 0)
  expect(counted).toBe(3)
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

test.each(['en-US', 'zh-CN'] as const)('it can be read by everybody, in %s', async (language) => {
  const { visitor, panel, text } = await openChart(language)
  const { page } = visitor
  await panel.getByRole('slider').waitFor()
  for (const scheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme: scheme })
    expect(await takeShots(page, { screen: 'token-chart', language, scheme })).toEqual([])
    expect(await checkAccessibility(page)).toEqual([])
  }
  await panel.getByRole('button', { name: m.candles_as_table({}, text) }).click()
  await panel.getByRole('table').waitFor()
  expect(await takeShots(page, { screen: 'token-chart-table', language, scheme: 'dark' })).toEqual(
    [],
  )
  expect(await checkAccessibility(page)).toEqual([])
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})
