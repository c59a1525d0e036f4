import { FaultyRpc } from '@slipway/testing/rpc/faulty-rpc'
import type { RpcFault } from '@slipway/testing/rpc/rpc-fault'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { chainOfRun } from '../chain/chain-of-run.ts'
import { createFreshAccounts } from '../chain/create-fresh-accounts.ts'
import { readTokenLogs } from '../chain/read-token-logs.ts'
import type { Server } from '../harness/start-server.ts'
import { startWebServer } from '../harness/start-web-server.ts'
import { StatusBanner } from '../pages/status-banner.ts'
import { type Creator, distinctToken, openCreator } from './creator.ts'

let rpc: FaultyRpc
let web: Server
let creator: Creator

beforeAll(async () => {
  rpc = await FaultyRpc.start(chainOfRun('local').rpcUrl)
  web = await startWebServer({ nodes: { local: rpc.rpcUrl } })
})

afterAll(async () => {
  await web.stop()
  await rpc.stop()
})

afterEach(async () => {
  rpc.setFault({ kind: 'none' })
  expect(creator.watch.unexpected()).toEqual([])
  await creator.close()
})

test.each<[string, RpcFault]>([
  ['stalls', { kind: 'stall' }],
  ['is dead', { kind: 'dead' }],
  ['refuses', { kind: 'refuse', status: 503 }],
  ['claims to be another network', { kind: 'wrong-chain', chainId: 56 }],
])(
  'a node that %s meanwhile: the page says so, sends nothing, keeps the entries and goes on afterwards',
  async (_, fault) => {
    const [account] = await createFreshAccounts(1)
    if (!account) throw new Error('There is no account.')
    creator = await openCreator(account, { webUrl: web.url })
    creator.watch.expect(/Failed to load resource/, /CORS policy/, /ERR_/)
    await creator.form.fill(distinctToken('NODE'))
    rpc.setFault(fault)
    await creator.form.review.click()
    await creator.page
      .getByText(
        /The check on Local chain failed|No node of Local chain is available|Local chain is unavailable/,
      )
      .first()
      .waitFor({ timeout: 60_000 })
    expect(creator.wallet.sent).toEqual([])
    expect(await creator.form.field('name').inputValue()).toBe('Token NODE')
    // What the form asks may have come through the wallet: then it is the rehearsal, on nodes alone, that got no answer.
    if (await creator.review.dialog.isVisible()) await creator.review.back()

    rpc.setFault({ kind: 'none' })
    const banner = new StatusBanner(creator.page)
    await expect.poll(() => banner.text()).toBe('')
    await creator.form.review.click()
    await creator.review.approved.waitFor()
    await creator.review.sign()
    await creator.created('NODE').root.waitFor()
    const created = (await readTokenLogs('local')).filter(({ owner }) => owner === account.address)
    expect(created).toHaveLength(1)
  },
)
