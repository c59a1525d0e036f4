import { m } from '@slipway/messages'
import { TestWallet } from '@slipway/testing/wallet/test-wallet'
import { type LocalRelay, startLocalRelay } from '@slipway/testing/wallet-connect/local-relay'
import { type Address, erc20Abi, type PrivateKeyAccount, parseEther } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { chainOfRun, createChainProbe } from '../chain/chain-of-run.ts'
import { clockChain } from '../chain/clock-chain.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { openVisitor, type VisitorOptions } from '../harness/open-visitor.ts'
import { readRunContext } from '../harness/run-context.ts'
import type { Server } from '../harness/start-server.ts'
import { startWebServer } from '../harness/start-web-server.ts'
import { type SafeWallet, startSafeWallet } from '../multisig/start-safe-wallet.ts'
import { CreateTokenPage } from '../pages/create-token-page.ts'
import { PairingPanel } from '../pages/pairing-panel.ts'
import { ReviewDialog } from '../pages/review-dialog.ts'
import { TokenCreatedPage } from '../pages/token-created-page.ts'
import { TransactionDrawer } from '../pages/transaction-drawer.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'
import { look } from '../screens/look.ts'
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

test('two tabs of the site are disconnected together', async () => {
  await visit()
  await visitor.pair()
  await visitor.panel.accountButton(addressOf(0)).waitFor()
  const other = await visitor.context.newPage()
  const panel = new WalletPanel(other)
  await other.goto(visitor.page.url())
  await panel.accountButton(addressOf(0)).waitFor()
  await visitor.panel.disconnect(addressOf(0))
  await panel.connectButton.waitFor()
  await other.getByText(m.shell_walletconnect_ended()).waitFor()
  await expect.poll(() => visitor.phone.sessions).toBe(0)
  await other.close()
})

test('a refused connection is said to be refused, and the next code works', async () => {
  await visit()
  await visitor.phone.refuse(await visitor.showCode())
  await visitor.pairing.problem.getByText(m.error_Wallet_Rejected()).waitFor()
  await visitor.pairing.again.click()
  await visitor.phone.pair(await visitor.pairing.copied())
  await visitor.panel.accountButton(addressOf(0)).waitFor()
})

test('a relay that is down is said to be, in Chinese as well, and there is a way back', async () => {
  await visit({ language: 'zh-CN' })
  visitor.watch.expect(/WebSocket connection to|ERR_CONNECTION_REFUSED/)
  await relay.stop()
  await visitor.panel.connectButton.click()
  await visitor.pairing.offer.click()
  const said = m.error_WalletConnect_RelayUnreachable({}, { locale: 'zh-CN' })
  await visitor.pairing.problem.getByText(said).waitFor()
  await look(visitor, 'wallet-connect-relay-down', 'zh-CN')
  relay = await startLocalRelay({ projectId, port: relay.port, mailbox: relay.mailbox })
  await visitor.pairing.again.click()
  const uri = await visitor.pairing.copied()
  await look(visitor, 'wallet-connect-code', 'zh-CN')
  await visitor.phone.pair(uri)
  await visitor.panel.accountButton(addressOf(0)).waitFor()
})

test('on a phone the code is a link to the app of a wallet', async () => {
  await visit({ isPhone: true, width: 390, height: 844 })
  const uri = await visitor.showCode()
  expect(await visitor.pairing.link.getAttribute('href')).toBe(uri)
  await look(visitor, 'wallet-connect-phone')
  await visitor.pairing.back.click()
  await visitor.pairing.offer.waitFor()
  const focused = () => visitor.pairing.offer.evaluate((one) => one === document.activeElement)
  expect(await focused()).toBe(true)
  await look(visitor, 'wallet-connect-offer')
})

test('a page that the phone discards while its person is in the wallet is connected all the same', async () => {
  await visit({ isPhone: true, width: 390, height: 844 })
  const uri = await visitor.showCode()
  await visitor.page.reload()
  // It offers another code; the wallet has read the first.
  expect(await visitor.pairing.copied()).not.toBe(uri)
  await visitor.phone.pair(uri)
  await visitor.panel.accountButton(addressOf(0)).waitFor()
  await expect.poll(() => visitor.phone.sessions).toBe(1)
})

test('an account of several owners behind it waits for them, as in the frame of its wallet', async () => {
  const safe: SafeWallet = await startSafeWallet(clockChain)
  visitor = await openPaired({ relay, signer: safe, chains: [clockChain] }, { webUrl: web.url })
  await visitor.open(`/token/create?chain=${clockChain}`)
  await visitor.pair()
  await visitor.panel.accountButton(safe.address).waitFor()
  const form = new CreateTokenPage(visitor.page)
  const review = new ReviewDialog(visitor.page)
  await form.fill({ ...distinctToken('PSAFE'), totalSupply: '5000' })
  await form.review.click()
  await review.approved.waitFor()
  await review.sign()
  await review.dialog.getByText(m.transaction_status_proposed_open({ required: 2 })).waitFor()
  await visitor.page.reload()
  const drawer = new TransactionDrawer(visitor.page)
  await drawer.open()
  await drawer.rows
    .first()
    .getByText(m.transaction_status_proposed_open({ required: 2 }))
    .waitFor()
  await safe.confirm()
  await drawer.rows.first().getByText(m.transaction_status_indexed(), { exact: true }).waitFor()
  await safe.stop()
})

test('where the operator has no project nothing of it is there', async () => {
  await visit()
  await visitor.showCode()
  const plain = await openVisitor()
  const scripts: string[] = []
  plain.page.on('request', (request) => scripts.push(request.url()))
  await plain.open('/token/create?chain=local')
  const panel = new WalletPanel(plain.page)
  await panel.connectButton.click()
  await panel.dialog.getByText('Please install MetaMask', { exact: true }).waitFor()
  expect(await new PairingPanel(plain.page).offer.count()).toBe(0)
  expect(scripts.filter((url) => /pairing|wallet-connect-of|reconnect-paired/.test(url))).toEqual(
    [],
  )
  expect(await plain.page.content()).not.toMatch(/walletconnect/i)
  expect(plain.watch.unexpected()).toEqual([])
  await plain.close()
})
