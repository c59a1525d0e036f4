import { type ChildProcess, spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { createServer } from 'node:net'
import { dirname, join } from 'node:path'
import { type EvmChainDefinition, getEvmChain } from '@slipway/chains'
import { createTestClient, http, type TestClient } from 'viem'

const firstPort = 18_700
const lastPort = 18_799
const startMs = 30_000

/** A real node of its own, with the development accounts unlocked. */
export interface TestChain {
  readonly chain: EvmChainDefinition
  readonly rpcUrl: string
  readonly test: TestClient
  /** Ends the node; what it knew is lost. */
  readonly stop: () => Promise<void>
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer()
    probe.once('error', () => resolve(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => resolve(true)))
  })
}

async function findPort(): Promise<number> {
  const offset = process.pid % (lastPort - firstPort)
  for (let step = 0; step <= lastPort - firstPort; step++) {
    const port = firstPort + ((offset + step) % (lastPort - firstPort + 1))
    if (await isFree(port)) return port
  }
  throw new Error(`no free port from ${firstPort} to ${lastPort}`)
}

function anvilPath(): string {
  const cpu = process.arch === 'x64' ? 'amd64' : process.arch
  const name = `@foundry-rs/anvil-${process.platform}-${cpu}/package.json`
  return join(dirname(createRequire(import.meta.url).resolve(name)), 'bin', 'anvil')
}

async function waitForNode(rpcUrl: string, node: ChildProcess): Promise<void> {
  const body = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] })
  const headers = { 'content-type': 'application/json' }
  const until = Date.now() + startMs
  while (Date.now() < until) {
    if (node.exitCode !== null) throw new Error(`anvil ended with ${node.exitCode}`)
    const response = await fetch(rpcUrl, { method: 'POST', body, headers }).catch(() => undefined)
    if (response?.ok) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('anvil did not answer in time')
}

/** Starts a node that mines each transaction at once. */
export async function startTestChain(): Promise<TestChain> {
  const port = await findPort()
  const rpcUrl = `http://127.0.0.1:${port}`
  // Nothing is deployed on this node, multicall3 neither: each read is a call of its own.
  const { multicall3: _multicall3, ...local } = getEvmChain('local')
  const chain = { ...local, rpcUrls: [rpcUrl] }
  const node = spawn(
    anvilPath(),
    ['--port', String(port), '--chain-id', String(chain.chainId), '--silent'],
    {
      stdio: 'ignore',
    },
  )
  // A test run that is cut short must not leave the node behind.
  const end = () => node.kill('SIGKILL')
  process.once('exit', end)
  await waitForNode(rpcUrl, node)
  return {
    chain,
    rpcUrl,
    test: createTestClient({ mode: 'anvil', transport: http(rpcUrl) }),
    stop: () =>
      new Promise((resolve) => {
        process.removeListener('exit', end)
        node.once('exit', () => resolve())
        end()
      }),
  }
}
