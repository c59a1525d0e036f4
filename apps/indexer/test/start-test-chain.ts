import { type ChildProcess, spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { getEvmChain, withLocalRpc } from '@slipway/chains'
import { findFreePort } from '@slipway/database/connection/find-free-port'
import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { deployContracts } from '@slipway/deployer/contracts/deploy-contracts'
import { createDeployClient, type DeployClient } from '@slipway/deployer/steps/deploy-client'
import { findAnvil } from '@slipway/devnet/chain/find-anvil'
import { describeLocalConfig } from '@slipway/devnet/local-deployment/describe-local-config'
import { deployVenue } from '@slipway/devnet/venue/deploy-venue'
import { createTestClient, http, type TestClient } from 'viem'

/** A node whose blocks the test makes: nothing is mined but by a transaction or on demand. */
export interface TestChain {
  chainId: number
  rpcUrl: string
  wsUrl: string
  clientOf: (account: number) => DeployClient
  node: TestClient
  kill: () => Promise<void>
  restart: () => Promise<void>
  stop: () => Promise<void>
}

async function launch(
  chainId: number,
  port: number,
  genesisTimestamp: number,
): Promise<ChildProcess> {
  const child = spawn(
    findAnvil(),
    [
      '--host',
      '127.0.0.1',
      '--port',
      `${port}`,
      '--chain-id',
      `${chainId}`,
      '--accounts',
      '20',
      '--timestamp',
      `${genesisTimestamp}`,
      '--order',
      'fifo',
      '--quiet',
      '--gas-limit',
      '1000000000',
    ],
    { stdio: 'ignore' },
  )
  for (let attempt = 0; attempt < 200; attempt++) {
    const answer = await fetch(`http://127.0.0.1:${port}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_chainId', params: [] }),
    }).catch(() => undefined)
    if (answer?.ok) return child
    await delay(50)
  }
  throw new Error('anvil did not start')
}

/** Starts a node with our contracts, under any chain id of the catalogue. */
export async function startTestChain(options: {
  chainId: number
  port?: number
  deploy?: boolean
  /** puts the exchange on the chain before our contracts */
  withVenue?: boolean
}): Promise<TestChain> {
  const port = options.port ?? (await findFreePort())
  const rpcUrl = `http://127.0.0.1:${port}`
  const definition = withLocalRpc(getEvmChain(options.chainId), rpcUrl, `ws://127.0.0.1:${port}`)
  const clientOf = (index: number) =>
    createDeployClient({ chain: definition, account: getDevelopmentAccount(index), rpcUrl })
  // Every start begins another chain, as a node without a saved state does.
  let genesis = Math.floor(Date.now() / 1000) - 3_600
  const begin = async () => {
    const child = await launch(options.chainId, port, genesis++)
    if (options.withVenue) await deployVenue({ client: clientOf(0) })
    if (options.deploy !== false) {
      await deployContracts({
        client: clientOf(0),
        chain: definition,
        config: describeLocalConfig(definition),
      })
    }
    return child
  }
  let child = await begin()
  const kill = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const ended = new Promise((settle) => child.once('exit', settle))
    child.kill('SIGKILL')
    await ended
  }
  return {
    chainId: options.chainId,
    rpcUrl,
    wsUrl: `ws://127.0.0.1:${port}`,
    clientOf,
    node: createTestClient({ mode: 'anvil', transport: http(rpcUrl, { timeout: 60_000 }) }),
    kill,
    restart: async () => {
      await kill()
      child = await begin()
    },
    stop: kill,
  }
}
