import { join } from 'node:path'
import { getEvmChain } from '@slipway/chains'
import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { callRpc } from '@slipway/deployer/node/call-rpc'
import { createDeployClient } from '@slipway/deployer/steps/deploy-client'
import { describeChainProcess, isChainLogLine } from '../chain/chain-process.ts'
import { saveChainState } from '../chain/chain-state.ts'
import { type ChainStateKeeper, keepChainState } from '../chain/keep-chain-state.ts'
import { prepareLocalChain } from './prepare-local-chain.ts'
import type { StackContext } from './stack-context.ts'
import type { StackChain } from './stack-file.ts'

/** A new chain begins this long before its first use, so that a seeded world can have a past. */
const PAST_SECONDS = 30 * 86_400
/** Seconds between blocks while nothing happens; a transaction is mined at once. */
const IDLE_BLOCK_SECONDS = 5

/** One network of the stack: its node, what is deployed on it, and the keeper of its state. */
export interface ChainService {
  /** Lets a chain that was held in the past go on at the present. */
  release(): Promise<void>
  stop(): Promise<void>
}

/** Chooses where the node of a network will listen. */
export async function chooseChainEntry(
  shortname: string,
  around: StackContext,
): Promise<StackChain> {
  const { chainId } = getEvmChain(shortname)
  const port = await around.choosePort('chain', processName(shortname))
  return {
    chainId,
    shortname,
    rpcUrl: `http://127.0.0.1:${port}`,
    wsUrl: `ws://127.0.0.1:${port}`,
    startBlock: 0,
  }
}

function processName(shortname: string): string {
  return shortname === 'local' ? 'chain' : `chain-${shortname}`
}

/**
 * Starts the node of a network, deploys what is missing, and sets its clock to the present.
 *
 * @param heldInPast leaves the clock of a new chain in the past and saves nothing until it is released,
 *   for a world that is about to be seeded
 */
export async function startChainService(
  entry: StackChain,
  around: StackContext,
  heldInPast = false,
): Promise<ChainService> {
  const { shortname, rpcUrl, wsUrl } = entry
  const chain = getEvmChain(shortname)
  const name = processName(shortname)
  const statePath = chainStatePath(around.directory, shortname)
  const process = await around.startProcess(
    describeChainProcess({
      name,
      chainId: chain.chainId,
      port: Number(new URL(rpcUrl).port),
      statePath,
      blockTimeSeconds: IDLE_BLOCK_SECONDS,
      genesisTimestamp: Math.floor(Date.now() / 1_000) - PAST_SECONDS,
    }),
    isChainLogLine,
  )
  const client = createDeployClient({ chain, account: getDevelopmentAccount(0), rpcUrl })
  await prepareLocalChain(chain, client, (text) => around.say(name, text))
  let keeper: ChainStateKeeper | undefined
  const release = async () => {
    await setClockToPresent(rpcUrl)
    await saveChainState(rpcUrl, statePath)
    keeper ??= keepChainState({ rpcUrl, wsUrl, statePath }, (error) =>
      around.say(name, `its state could not be saved: ${String(error)}`),
    )
  }
  if (!heldInPast) await release()
  return {
    release,
    stop: async () => {
      await keeper?.stop()
      await process.stop()
    },
  }
}

function chainStatePath(directory: string, shortname: string): string {
  return join(directory, 'chains', shortname, 'state.gz')
}

/** A chain whose head lies in the future, because someone moved its clock, keeps its own time. */
async function setClockToPresent(rpcUrl: string): Promise<void> {
  const head = await callRpc<{ timestamp: string }>(rpcUrl, 'eth_getBlockByNumber', [
    'latest',
    false,
  ])
  const now = Math.floor(Date.now() / 1_000)
  if (Number(head.timestamp) < now) await callRpc(rpcUrl, 'evm_setTime', [now])
}
