import { m } from '@slipway/messages'
import { FaultyRpc } from '@slipway/testing/rpc/faulty-rpc'
import type { PrivateKeyAccount } from 'viem'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { chainOfRun } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { dollarOfRun } from '../chain/local-dollar.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import type { Server } from '../harness/start-server.ts'
import { startWebServer } from '../harness/start-web-server.ts'
import { CreateLockPage } from '../pages/create-lock-page.ts'
import { WalletPanel } from '../pages/wallet-panel.ts'

let account: PrivateKeyAccount
let rpc: FaultyRpc
let web: Server
let visitor: Visitor

beforeAll(async () => {
  const [fresh] = await createFreshAccounts(1)
  if (!fresh) throw new Error('There is no account.')
  account = fresh
  rpc = await FaultyRpc.start(chainOfRun('local').rpcUrl)
  web = await startWebServer({ nodes: { local: rpc.rpcUrl } })
})

afterAll(async () => {
  await web.stop()
  await rpc.stop()
})

afterEach(async () => {
  rpc.setFault({ kind: 'none' })
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
})

async function openConnected(): Promise<WalletPanel> {
  visitor = await openVisitor({ accounts: [account], webUrl: web.url })
  visitor.watch.expect(/Failed to load resource/, /CORS policy/, /ERR_/)
  const panel = new WalletPanel(visitor.page)
  await visitor.open(`${CreateLockPage.path}?chain=local`)
  await panel.connect()
  await panel.accountButton(account.address).first().waitFor()
  return panel
}

/** Names a token, about which the page then asks the chain, and waits for the answer. */
const readToken = () =>
  new CreateLockPage(visitor.page).nameAsset(dollarOfRun(), m.lock_create_kind_token())

/** Calls that reached the wallet as a reader: neither its own acts nor questions about itself. */
const readsOfWallet = () => visitor.wallet.requests.filter(({ method }) => method === 'eth_call')

test('what a page reads of the chain comes through the connected wallet, though no node answers', async () => {
  await openConnected()
  rpc.setFault({ kind: 'dead' })
  await readToken()
  expect(readsOfWallet()).not.toEqual([])
  for (const { params } of readsOfWallet()) expect(params?.[0]).not.toHaveProperty('from')
})

test('a wallet that hangs costs its turn: the nodes answer', async () => {
  await openConnected()
  visitor.wallet.isNodeSilent = true
  await readToken()
  expect(readsOfWallet()).not.toEqual([])
})

test('a wallet that moved to another network is asked nothing', async () => {
  const panel = await openConnected()
  const reloaded = visitor.page.waitForEvent('load')
  visitor.wallet.setChain(1116)
  await reloaded
  await panel.mismatchButton.waitFor()
  const before = readsOfWallet().length
  await readToken()
  expect(readsOfWallet()).toHaveLength(before)
})
