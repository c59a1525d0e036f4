import { join } from 'node:path'
import { getChain } from '@slipway/chains'
import { callRpc } from '@slipway/deployer/node/call-rpc'
import type { ProcessSpec } from '../process/managed-process.ts'
import { runCommand } from '../process/run-command.ts'
import { repositoryRoot } from './repository-root.ts'
import type { StackContext } from './stack-context.ts'
import type { StackCluster } from './stack-file.ts'

/** The local Solana cluster on a port, which serves JSON-RPC and websocket. */
export function chooseCluster(port: number): StackCluster {
  const { chainId, shortname } = getChain('solana-local')
  return {
    chainId,
    shortname,
    rpcUrl: `http://127.0.0.1:${port}`,
    wsUrl: `ws://127.0.0.1:${port}`,
  }
}

/** The local Solana cluster as a process of the stack: bound to loopback, continued from its saved state. */
function describeClusterProcess(options: {
  readonly cluster: StackCluster
  readonly directory: string
}): ProcessSpec {
  const { rpcUrl } = options.cluster
  return {
    name: 'solana',
    readyTimeoutMs: 20_000,
    advice: 'If the saved cluster is broken, "npm start -- --fresh" begins a new one.',
    begin: (around) =>
      runCommand(
        {
          command: process.execPath,
          arguments: [
            '--disable-warning=ExperimentalWarning',
            join(repositoryRoot, 'packages/devnet/src/solana/main.ts'),
            new URL(rpcUrl).port,
            join(options.directory, 'solana', 'cluster.gz'),
          ],
          workingDirectory: repositoryRoot,
        },
        around,
      ),
    isReady: async () => (await callRpc<string>(rpcUrl, 'getHealth', [], 2_000)) === 'ok' || rpcUrl,
  }
}

/** Starts the cluster, unless it was left out. */
export async function startClusterProcess(
  cluster: StackCluster | undefined,
  around: StackContext,
): Promise<void> {
  if (!cluster) return
  await around.startProcess(describeClusterProcess({ cluster, directory: around.directory }))
}
