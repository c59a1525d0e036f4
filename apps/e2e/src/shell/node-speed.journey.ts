import { FaultyRpc } from '@slipway/testing/rpc/faulty-rpc'
import type { RpcFault } from '@slipway/testing/rpc/rpc-fault'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { chainOfRun } from '../chain/chain-of-run.ts'
import { openVisitor, type Visitor } from '../harness/open-visitor.ts'
import type { Server } from '../harness/start-server.ts'
import { startWebServer } from '../harness/start-web-server.ts'

let rpc: FaultyRpc
let web: Server
let visitor: Visitor

beforeAll(async () => {
  rpc = await FaultyRpc.start(chainOfRun('local').rpcUrl)
  web = await startWebServer({ nodes: { local: rpc.rpcUrl } })
  visitor = await openVisitor({ webUrl: web.url })
  visitor.watch.expect(/Failed to load resource/, /CORS policy/)
  await visitor.open('/index?chain=local')
})

afterAll(async () => {
  expect(visitor.watch.unexpected()).toEqual([])
  await visitor.close()
  await web.stop()
  await rpc.stop()
})

const speed = () =>
  visitor.page.getByRole('img', { name: /^Node speed/ }).getAttribute('aria-label')

test.each<[string, RpcFault, RegExp]>([
  ['a fast node is green', { kind: 'none' }, /: \d+ ms, fast$/],
  ['a node above 400 ms is yellow', { kind: 'slow', delayMs: 600 }, /: \d+ ms, slow$/],
  ['a node above 1200 ms is red', { kind: 'slow', delayMs: 1_500 }, /: \d+ ms, very slow$/],
  ['a node that stalls times out', { kind: 'stall' }, /: timeout$/],
  ['a node that is back is green again', { kind: 'none' }, /: \d+ ms, fast$/],
  ['a dead node times out', { kind: 'dead' }, /: timeout$/],
])('%s', async (_, fault, wanted) => {
  rpc.setFault(fault)
  await expect.poll(speed).toMatch(wanted)
})
