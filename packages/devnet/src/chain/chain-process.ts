import { callRpc } from '@slipway/deployer/node/call-rpc'
import type { ProcessSpec } from '../process/managed-process.ts'
import { runCommand } from '../process/run-command.ts'
import { unpackChainState } from './chain-state.ts'
import { findAnvil } from './find-anvil.ts'

/** Blocks whose state can still be read; blocks, receipts and logs are kept for ever. */
const STATES_KEPT = 256

export interface ChainProcessOptions {
  readonly name: string
  readonly chainId: number
  readonly port: number
  /** Where the chain is saved; left out, it lives in memory only. */
  readonly statePath?: string
  /** Seconds between blocks when nothing happens; a transaction is mined at once. */
  readonly blockTimeSeconds: number
  /** Who comes first in a block: the earlier, which is the default, or who pays more, as where block space is auctioned. */
  readonly transactionOrder?: 'fifo' | 'fees'
  /** Rules of the EVM, by the name that the node gives them; its newest by default. */
  readonly hardfork?: string
  /** Gas of one block; the node's own by default. */
  readonly blockGasLimit?: number
  /** Begins without the deterministic deployment proxy that local chains have from the first block. */
  readonly withoutDeploymentProxy?: boolean
  /** Unix seconds at which a new chain begins; a saved chain goes on at the present time. */
  readonly genesisTimestamp?: number
}

/** How to run a local EVM node: mined on demand and by the clock, bound to loopback, continued from its saved state. */
export function describeChainProcess(options: ChainProcessOptions): ProcessSpec {
  const rpcUrl = `http://127.0.0.1:${options.port}`
  return {
    name: options.name,
    readyTimeoutMs: 20_000,
    advice: 'If the saved chain is broken, "npm start -- --fresh" begins a new one.',
    begin: async (around) => {
      const { statePath } = options
      const saved = statePath === undefined ? undefined : await unpackChainState(statePath)
      const launch = {
        command: findAnvil(),
        arguments: [...baseArguments(options), ...beginningArguments(options, saved)],
        environment: { NO_COLOR: '1' },
      }
      return runCommand(launch, around)
    },
    isReady: async () => {
      const chainId = Number(await callRpc<string>(rpcUrl, 'eth_chainId', [], 2_000))
      return chainId === options.chainId
        ? true
        : `${rpcUrl} is chain ${chainId}, not ${options.chainId}`
    },
  }
}

function baseArguments(options: ChainProcessOptions): string[] {
  return [
    ...['--host', '127.0.0.1', '--port', String(options.port)],
    ...['--chain-id', String(options.chainId), '--accounts', '20'],
    ...['--block-time', String(options.blockTimeSeconds), '--mixed-mining'],
    ...['--prune-history', String(STATES_KEPT), '--order', options.transactionOrder ?? 'fifo'],
    // EIP-7825: what a live chain would refuse must not pass here.
    '--enable-tx-gas-limit',
    ...ruleArguments(options),
  ]
}

function ruleArguments({ hardfork, blockGasLimit, withoutDeploymentProxy }: ChainProcessOptions) {
  return [
    ...(hardfork === undefined ? [] : ['--hardfork', hardfork]),
    ...(blockGasLimit === undefined ? [] : ['--gas-limit', String(blockGasLimit)]),
    ...(withoutDeploymentProxy ? ['--disable-default-create2-deployer'] : []),
  ]
}

function beginningArguments(options: ChainProcessOptions, saved: string | undefined): string[] {
  if (saved !== undefined) return ['--load-state', saved]
  if (options.genesisTimestamp !== undefined)
    return ['--timestamp', String(options.genesisTimestamp)]
  return []
}

/** Leaves out the line that the node prints for each call it answers. */
export function isChainLogLine(line: string): boolean {
  return !/^\s*$|^(eth|net|web3|anvil|evm|debug|txpool)_\w+$/.test(line)
}
