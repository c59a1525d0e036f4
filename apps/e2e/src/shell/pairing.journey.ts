import { m } from '@slipway/messages'
import { TestWallet } from '@slipway/testing/wallet/test-wallet'
import { type LocalRelay, startLocalRelay } from '@slipway/testing/wallet-connect/local-relay'
import { type Address, erc20Abi, type PrivateKeyAccount, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { chainOfRun, createChainProbe } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { look } from '../harness/look.ts'
import type { VisitorOptions } from '../harness/open-visitor.ts'
import { readRunContext } from '../harness/run-context.ts'
import type { Server } from '../harness/start-server.ts'
import { startWebServer } from '../harness/start-web-server.ts'
import { CreateTokenPage } from '../pages/create-token-page.ts'
import { ReviewDialog } from '../pages/review-dialog.ts'
import { TokenCreatedPage } from '../pages/token-created-page.ts'
import { distinctToken } from '../token/creator.ts'
import { openPaired, type PairedVisitor, projectId } from './open-paired.ts'

let relay: LocalRelay
let web: Server
let accounts: readonly PrivateKeyAccount[]
let signer: TestWallet
let visitor: PairedVisitor

beforeAll(async () => {
  relay = await startLocalRelay({ projectId })
  web = await startWebServer({ walletConnect: { relayUrl: relay.url, projectId } })
  accounts = await createFreshAccounts(2)
})

afterAll(async () => {
  await web.stop()
  await relay.stop()
})

afterEach(async () => {
  // A request to any host but this machine is unexpected.
  expect(visitor.watch.unexpected()).toEqual([])
  const nodes = readRunContext().chains.map(({ wsUrl }) => new URL(wsUrl).origin)
  expect([...visitor.sockets].filter((origin) => !nodes.includes(origin))).toEqual([relay.url])
  await visitor.close()
  await visitor.phone.stop()
})

function addressOf(index: number): Address {
  const account = accounts[index]
  if (!account) throw new RangeError(`There is no account ${index}.`)
  return account.address
}

async function visit(options: VisitorOptions = {}, path = '/token/create?chain=local') {
  // It stands on another network than the page: requests name theirs.
  signer = new TestWallet({ accounts, chains: [chainOfRun('core'), chainOfRun('local')] })
  const wallet = { relay, signer, chains: ['local', 'core'] }
  visitor = await openPaired(wallet, { ...options, webUrl: web.url })
  await visitor.open(path)
}

test('a wallet elsewhere reads the code, refuses and signs, over a reload, and leaves', async () => {
  await visit()
  const uri = await visitor.showCode()
  expect(uri).toMatch(/^wc:[0-9a-f]{64}@2\?/)
  await look(visitor, 'wallet-connect-code')
  await visitor.phone.pair(uri)
  await visitor.panel.accountButton(addressOf(0)).waitFor()
  const [seen] = visitor.phone.seen
  expect(seen).toMatchObject({ name: 'Slipway', url: web.url, required: [] })
  expect(seen?.chains[0]).toBe('eip155:31337')
  expect(seen?.chains.length).toBeGreaterThan(20)

  const form = new CreateTokenPage(visitor.page)
  const review = new ReviewDialog(visitor.page)
  await form.fill({ ...distinctToken('PAIR'), totalSupply: '5000' })
  await form.review.click()
  await review.approved.waitFor()
  signer.approvals.rejectNext('eth_sendTransaction')
  await review.sign()
  await review.problem.getByText(m.transaction_problem_rejected_title()).waitFor()
  expect(signer.sent).toEqual([])

  await visitor.page.reload()
  await visitor.panel.accountButton(addressOf(0)).waitFor()
  await form.review.click()
  await review.approved.waitFor()
  await review.sign()
  const token = await new TokenCreatedPage(visitor.page, 'PAIR').address()
  expect(signer.sent).toHaveLength(1)
  const balance = await createChainProbe('local').readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [addressOf(0)],
  })
  expect(balance).toBe(parseEther('5000'))

  await visitor.phone.disconnect()
  await visitor.page.getByText(m.shell_walletconnect_ended()).waitFor()
  await visitor.panel.connectButton.waitFor()
  await visitor.page.reload()
  await visitor.panel.connectButton.waitFor()
})

test('the page follows the wallet to another account and network, and brings it back', async () => {
  await visit()
  await visitor.pair()
  await visitor.panel.accountButton(addressOf(0)).waitFor()
  signer.switchAccount(1)
  await visitor.panel.accountButton(addressOf(1)).waitFor()
  signer.setChain(1116)
  await visitor.panel.switchWallet('Local chain')
  await visitor.panel.accountButton(addressOf(1)).waitFor()
  signer.setChain(1116)
  await visitor.panel.reconnect()
  await visitor.pairing.offer.waitFor()
  await expect.poll(() => visitor.phone.sessions).toBe(0)
})

test('disconnecting on the page ends it in the wallet', async () => {
  await visit()
  await visitor.pair()
  await visitor.panel.disconnect(addressOf(0))
  await visitor.panel.connectButton.waitFor()
  await expect.poll(() => visitor.phone.sessions).toBe(0)
})

test('a refused connection is said to be refused, and the next code works', async () => {
  await visit()
  await visitor.phone.refuse(await visitor.showCode())
  await visitor.pairing.problem.getByText(m.error_Wallet_Rejected()).waitFor()
  await visitor.pairing.again.click()
  await visitor.phone.pair(await visitor.pairing.copied())
  await visitor.panel.accountButton(addressOf(0)).waitFor()
})
