import { randomUUID } from 'node:crypto'
import { type EvmChainDefinition, getEvmChain } from '@slipway/chains'
import { findFreePort } from '@slipway/database/connection/find-free-port'
import { testEngine } from '@slipway/database/testing/test-database'
import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { deployContracts } from '@slipway/deployer/contracts/deploy-contracts'
import { createDeployClient } from '@slipway/deployer/steps/deploy-client'
import { type LocalChain, startChain } from '@slipway/devnet/chain/start-chain'
import { describeLocalConfig } from '@slipway/devnet/local-deployment/describe-local-config'
import { deployVenue, type LocalVenue } from '@slipway/devnet/venue/deploy-venue'
import { createReadClient, type ReadClient } from '@slipway/sdk/evm/create-read-client'
import { withGasMargin } from '@slipway/sdk/evm/with-gas-margin'
import { createFlowChain } from '@slipway/sdk/flow/create-flow-chain'
import { createFlowWallet } from '@slipway/sdk/flow/create-flow-wallet'
import { startFlow } from '@slipway/sdk/flow/flow-state'
import { memoryFlowStorage } from '@slipway/sdk/flow/memory-flow-storage'
import { runFlow } from '@slipway/sdk/flow/run-flow'
import { signFlow } from '@slipway/sdk/signing/sign-flow'
import type { SignRequest } from '@slipway/sdk/signing/sign-request'
import TelegramModule from 'telegram-test-api'
import { readConfig } from '../src/read-config.ts'
import { type RunningBot, startBot } from '../src/start-bot.ts'

/** The package is CommonJS: its class stands behind `default`. */
const { default: TelegramServer = TelegramModule } = TelegramModule as typeof TelegramModule & {
  readonly default?: typeof TelegramModule
}

export const BOT_TOKEN = '123456:a-token-of-no-messenger'
const SITE = 'https://launch.example'

/** A local network with exchange and platform, a database, and a stand-in of the messenger that is not ours. */
export interface BotWorld {
  readonly chain: EvmChainDefinition
  readonly client: ReadClient
  readonly venue: LocalVenue
  readonly messenger: InstanceType<typeof TelegramServer>
  readonly databaseUrl: string
  /** Variables of the bot, beside the usual ones. */
  startBot(variables?: NodeJS.ProcessEnv): Promise<RunningBot>
  /** Signs as the signing page does: the same flow, review and driver, by a wallet that the node unlocks. */
  sign(request: SignRequest): Promise<string>
  mine(blocks: number): Promise<void>
  /** Asks the node directly. */
  ask(method: string, params: readonly unknown[]): Promise<unknown>
  stop(): Promise<void>
}

async function startPlatform(port: number) {
  const local = getEvmChain('local')
  const node: LocalChain = await startChain({
    chainId: local.chainId,
    port,
    transactionOrder: 'fifo',
  })
  const chain = { ...local, rpcUrls: [node.rpcUrl] }
  const account = getDevelopmentAccount(0)
  const owner = createDeployClient({ chain, account, rpcUrl: node.rpcUrl })
  const venue = await deployVenue({ client: owner })
  await deployContracts({ client: owner, chain, config: describeLocalConfig(local) })
  return { node, chain, venue, client: createReadClient(chain) }
}

function signer(client: ReadClient) {
  const ports = {
    chain: createFlowChain(client),
    wallet: createFlowWallet(withGasMargin((args) => client.request(args as never))),
    storage: memoryFlowStorage(),
    clock: {
      now: () => Date.now(),
      sleep: () => new Promise<void>((settle) => setTimeout(settle, 50)),
    },
  }
  return async (request: SignRequest) => {
    const { chainId, account } = request
    const start = { id: randomUUID(), chainId, account, input: request, createdAt: 0 }
    const last = await runFlow(signFlow, startFlow(signFlow, start), ports)
    return last.status
  }
}

export async function startBotWorld(chainPort: number): Promise<BotWorld> {
  const [{ node, chain, venue, client }, database] = await Promise.all([
    startPlatform(chainPort),
    testEngine.start(),
  ])
  const messenger = new TelegramServer({
    port: await findFreePort(),
    host: '127.0.0.1',
    storeTimeout: 3_600,
  })
  await messenger.start()
  const request = client.request as (args: unknown) => Promise<unknown>
  return {
    chain,
    client,
    venue,
    messenger,
    databaseUrl: database.url,
    startBot: (variables = {}) =>
      startBot(
        readConfig({
          BOT_TOKEN,
          BOT_API_ROOT: messenger.config.apiURL,
          BOT_POLL_MS: '200',
          BOT_RATE_LIMIT: '10000',
          DATABASE_URL: database.url,
          PORT: '0',
          SLIPWAY_DEVELOPMENT: '1',
          SLIPWAY_CHAINS: JSON.stringify([{ chainId: chain.chainId, rpcUrl: node.rpcUrl }]),
          SLIPWAY_SITE_URL: SITE,
          LOG_LEVEL: 'error',
          ...variables,
        }),
      ),
    sign: signer(client),
    mine: async (blocks) => {
      await request({ method: 'anvil_mine', params: [`0x${blocks.toString(16)}`] })
    },
    ask: (method, params) => request({ method, params }),
    async stop() {
      await messenger.stop()
      await node.stop()
      await database.stop()
    },
  }
}
