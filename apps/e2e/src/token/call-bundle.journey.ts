import { m } from '@slipway/messages'
import { type Address, type PrivateKeyAccount, parseEther } from 'viem'
import { beforeAll, expect, test } from 'vitest'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { createTrader } from '../chain/trade-token.ts'
import { deployTaxedToken } from './deploy-taxed-token.ts'
import { openConsole } from './open-console.ts'

let owner: PrivateKeyAccount
let marketing: Address

beforeAll(async () => {
  const [first, second] = await createFreshAccounts(2)
  if (!first || !second) throw new Error('Accounts are missing.')
  owner = first
  marketing = second.address
})

test('a wallet that bundles (EIP-5792) signs allowance and launch once, as one transaction', async () => {
  const token = await deployTaxedToken(owner, marketing, 2)
  const visitor = await openConsole([owner], token, { callBundles: 'atomic' })
  const { console, wallet } = visitor
  expect(await console.launch('500000000', '100')).toBe(m.console_launch_pad_done())
  const methods = wallet.requests.map(({ method }) => method)
  expect(methods.filter((method) => method === 'wallet_sendCalls')).toHaveLength(1)
  expect(methods).not.toContain('eth_sendTransaction')
  expect(wallet.sent).toHaveLength(1)
  const [trader] = await createFreshAccounts(1)
  if (!trader) throw new Error('Accounts are missing.')
  expect(await createTrader('local', trader).buy(token, parseEther('1'))).toBeGreaterThan(0n)

  await visitor.page.reload()
  await console.row(m.console_liquidity_title()).root.waitFor()
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

test('a wallet that bundles without atomicity is asked for one transaction after the other', async () => {
  const token = await deployTaxedToken(owner, marketing, 2)
  const visitor = await openConsole([owner], token, { callBundles: true })
  const { console, wallet } = visitor
  expect(await console.launch('500000000', '100')).toBe(m.console_launch_pad_done())
  expect(wallet.requests.map(({ method }) => method)).not.toContain('wallet_sendCalls')
  expect(wallet.sent.length).toBeGreaterThan(1)
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

test('a bundle that the person refuses sends nothing and keeps the entries', async () => {
  const token = await deployTaxedToken(owner, marketing, 2)
  const visitor = await openConsole([owner], token, { callBundles: 'atomic' })
  const { console, wallet } = visitor
  const row = await console.prepare(m.console_launch_pad_title(), {
    fields: {
      [m.console_liquidity_tokens()]: '500000000',
      [m.console_liquidity_quote()]: '100',
    },
    question: [m.console_launch_confirm(), m.console_launch_title()],
  })
  wallet.approvals.rejectNext('wallet_sendCalls')
  await console.review.confirm()
  await console.review.problem.getByText('Rejected in the wallet').waitFor()
  expect(wallet.sent).toEqual([])
  await console.review.close()
  expect(await row.field(m.console_liquidity_tokens()).inputValue()).toBe('500000000')
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})
