import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { EvmChainDefinition } from '@slipway/chains'
import type { ChainDeployments, Deployment } from '@slipway/deployments'
import { type Hex, parseEther } from 'viem'
import { privateKeyToAddress } from 'viem/accounts'
import { type DeployRunEnd, type DeployRunOptions, runDeployCommand } from './run-deploy-command.ts'
import { type RehearsalNode, readGasUsed } from './start-rehearsal-node.ts'

/** What a rehearsal on one network has shown. */
export interface RehearsedNetwork {
  readonly chain: EvmChainDefinition
  readonly hardfork: string
  /** Whether the deployment proxy had to be created first. */
  readonly madeDeploymentProxy: boolean
  /** Whether it was refused until the deployer was switched to large blocks. */
  readonly neededBigBlocks: boolean
  readonly transactions: number
  /** Transactions that were mined when the process was killed. */
  readonly killedAfter: number
  readonly gasUsed: bigint
  /** Gas that is paid for: some networks charge a part of the limit. */
  readonly gasCharged: bigint
  readonly deployment: Deployment
  readonly verified: number
  readonly submitted: number
}

export interface RehearseNetworkOptions {
  readonly chain: EvmChainDefinition
  readonly node: RehearsalNode
  readonly sourcifyUrl: string
  /** A key made for this rehearsal: it deploys and owns, and is thrown away. */
  readonly privateKey: Hex
  /** After how many mined transactions the process is killed. */
  readonly killAfter: number
}

type Run = (more: readonly string[], typed?: string) => ReturnType<typeof runDeployCommand>

/**
 * Deploys on one network as an operator does: starts and is asked, loses the process in the middle,
 * runs the same command again, and once more to see that nothing is left.
 *
 * @throws {RehearsalError} at the first thing that does not go as the runbook says
 */
export async function rehearseNetwork(options: RehearseNetworkOptions): Promise<RehearsedNetwork> {
  const { chain, node, privateKey } = options
  const recordFolder = mkdtempSync(join(tmpdir(), 'slipway-rehearsal-'))
  const { shortname } = chain
  const around: Omit<DeployRunOptions, 'more'> = {
    ...{ shortname, rpcUrl: node.rpcUrl, privateKey },
    ...{ recordFolder, sourcifyUrl: options.sourcifyUrl },
  }
  const run: Run = (more, typed) =>
    runDeployCommand({ ...around, more, ...(typed === undefined ? {} : { typed }) })
  try {
    await node.fund(privateKeyToAddress(privateKey), parseEther('1000'))
    const neededBigBlocks = await lookFirst(options, run)
    const killedAfter = await loseTheProcess(options, run)
    const finished = expectEnd(chain, 'the second run', await run(['--yes']).ended)
    const sent = node.gate.sent.length
    const again = expectEnd(chain, 'the third run', await run(['--yes', '--no-verify']).ended)
    demand(chain, again.output.includes(' 0 transactions sent.'), 'the third run sent something')
    demand(chain, node.gate.sent.length === sent, 'the third run sent something')
    return {
      chain,
      hardfork: node.rules.hardfork,
      madeDeploymentProxy: !node.rules.hasDeploymentProxy,
      neededBigBlocks,
      transactions: sent,
      killedAfter,
      ...(await countGas(node)),
      deployment: readRecord(recordFolder, chain),
      ...countVerified(finished.output),
    }
  } finally {
    node.gate.onSent = undefined
    rmSync(recordFolder, { recursive: true, force: true })
  }
}

/** @returns whether the deployer had to be switched to large blocks */
async function lookFirst({ chain, node }: RehearseNetworkOptions, run: Run): Promise<boolean> {
  // Elsewhere the first run shows the same before it asks.
  if (node.rules.blockGasLimit === undefined) return false
  const looked = await run(['--dry-run']).ended
  demand(chain, looked.exitCode === 1, 'small blocks were not noticed')
  demand(chain, looked.output.includes('to large blocks first'), 'small blocks were not named')
  await node.switchToBigBlocks()
  expectEnd(chain, 'looking with large blocks', await run(['--dry-run']).ended)
  demand(chain, node.gate.sent.length === 0, 'looking sent something')
  return true
}

/** Kills the process when the network has a transaction that it has not heard of yet. */
async function loseTheProcess(
  { chain, node, killAfter }: RehearseNetworkOptions,
  run: Run,
): Promise<number> {
  const first = run([], `${chain.shortname}\n`)
  node.gate.onSent = async (count) => {
    if (count === killAfter) await first.kill()
  }
  const { exitCode, output } = await first.ended
  node.gate.onSent = undefined
  demand(chain, exitCode === null, `the first run was not killed in the middle:\n${output}`)
  return node.gate.sent.length
}

async function countGas(node: RehearsalNode) {
  const { sent } = node.gate
  const used = await readGasUsed(
    node,
    sent.map(({ hash }) => hash),
  )
  const percent = BigInt(node.rules.minChargedGasPercent)
  const charged = sent.map(({ gasLimit }, at) => {
    const least = (gasLimit * percent) / 100n
    const gas = used[at] ?? 0n
    return gas > least ? gas : least
  })
  return { gasUsed: sum(used), gasCharged: sum(charged) }
}

function sum(numbers: readonly bigint[]): bigint {
  return numbers.reduce((total, number) => total + number, 0n)
}

function readRecord(folder: string, { shortname, chainId }: EvmChainDefinition): Deployment {
  const path = `packages/deployments/src/generated/addresses/${shortname}.json`
  const record = JSON.parse(readFileSync(join(folder, path), 'utf8')) as ChainDeployments
  const [deployment] = record.deployments
  if (deployment === undefined || record.chainId !== chainId)
    throw new RehearsalError(shortname, 'the record is not of this network')
  return deployment
}

function countVerified(output: string) {
  const verdicts = output.match(/^ {2}(verified|failed|pending) +Sourcify: /gm) ?? []
  const verified = verdicts.filter((line) => line.trim().startsWith('verified')).length
  return { submitted: verdicts.length, verified }
}

function expectEnd(
  { shortname }: EvmChainDefinition,
  what: string,
  end: DeployRunEnd,
): DeployRunEnd {
  if (end.exitCode === 0) return end
  throw new RehearsalError(shortname, `${what} ended with ${end.exitCode}:\n${end.output}`)
}

function demand({ shortname }: EvmChainDefinition, isSo: boolean, otherwise: string): void {
  if (!isSo) throw new RehearsalError(shortname, otherwise)
}

/** A deployment does not go as the runbook says. */
export class RehearsalError extends Error {
  readonly code = 'REHEARSAL'

  constructor(shortname: string, problem: string) {
    super(`${shortname}: ${problem}`)
    this.name = 'RehearsalError'
  }
}
