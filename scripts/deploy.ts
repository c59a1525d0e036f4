// `npm run deploy -- --chain <short name>`: deploys the platform on a network, or finishes what was begun. See docs/runbooks/deploy.md.
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type EvmChainDefinition, getEvmChain, platformFeeWeiOf } from '@slipway/chains'
import { chooseDeployer } from '@slipway/deployer/accounts/choose-deployer'
import { checkBlockRoom } from '@slipway/deployer/contracts/check-block-room'
import { type DeployResult, deployContracts } from '@slipway/deployer/contracts/deploy-contracts'
import {
  type DeploymentConfig,
  defaultInviterShareBps,
  describeVenues,
  describeVipPlans,
  type VipPlan,
} from '@slipway/deployer/contracts/deployment-config'
import { planDeployment } from '@slipway/deployer/contracts/plan-deployment'
import { previewDeployment } from '@slipway/deployer/contracts/preview-deployment'
import { inspectNode } from '@slipway/deployer/node/inspect-node'
import { createDeployClient, type DeployClient } from '@slipway/deployer/steps/deploy-client'
import { DeployError } from '@slipway/deployer/steps/deploy-errors'
import type { DeployProgress } from '@slipway/deployer/steps/run-deploy-steps'
import { describeSubjects } from '@slipway/deployer/verification/describe-subjects'
import { openDeploymentRecords } from '@slipway/deployments/generator/open-deployment-records'
import { deploymentVersion } from '@slipway/deployments/version'
import { describeLocalConfig } from '@slipway/devnet/local-deployment/describe-local-config'
import { chooseVerifiers } from '@slipway/verification/choose-verifiers'
import { createSourcifyVerifier } from '@slipway/verification/create-sourcify-verifier'
import { formatEther, getAddress, parseEther } from 'viem'

const help = `npm run deploy -- --chain <short name> [options]

  --rpc <url>             node to use (default: the network's first public one)
  --dry-run               shows what would be sent and what it costs, sends nothing
  --owner <address>       owner of the factory (default: the deployer); part of every address
  --dev-address <address> receives the platform's part of the fees (default: the owner)
  --inviter-share <bps>   inviter's part of a fee (default: ${defaultInviterShareBps})
  --token-fee <amount>    fee of one token in whole native units (default: the network's own)
  --platform-fee <amount> the same of one presale, pool or collection (default: 0.2, or the network's own)
  --airdrop-fee <amount>  the same of one airdrop (default: as of a token)
  --vip-plans <list>      memberships as days:amount, …, such as 30:0.3,365:2 (default: by the platform fee; none: "")
  --keystore <file>       encrypted key file; its password in SLIPWAY_KEYSTORE_PASSWORD
  --no-verify             does not submit the sources to explorers
  --sourcify <url>        submits them to this server of Sourcify's API and nowhere else
  --record <folder>       where the record is written (default: this checkout, whose record counts in any case)
  --stand-in              the node stands in for the network: of records only that of --record counts
  --reset-settings        undoes what the owner has set otherwise since (fees, closed templates, …)
  --yes                   does not ask before sending on a live network

SLIPWAY_DEPLOYER_KEY holds the private key, SLIPWAY_ETHERSCAN_KEY the API key of Etherscan.
`

const { values } = parseArgs({
  options: {
    chain: { type: 'string' },
    rpc: { type: 'string' },
    'dry-run': { type: 'boolean', default: false },
    owner: { type: 'string' },
    'dev-address': { type: 'string' },
    'inviter-share': { type: 'string' },
    'token-fee': { type: 'string' },
    'platform-fee': { type: 'string' },
    'airdrop-fee': { type: 'string' },
    'vip-plans': { type: 'string' },
    keystore: { type: 'string' },
    'no-verify': { type: 'boolean', default: false },
    sourcify: { type: 'string' },
    record: { type: 'string' },
    'stand-in': { type: 'boolean', default: false },
    'reset-settings': { type: 'boolean', default: false },
    yes: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
})

const checkout = dirname(dirname(fileURLToPath(import.meta.url)))
const recordRoot = values.record === undefined ? checkout : resolve(values.record)
const records = openDeploymentRecords(values['stand-in'] ? [recordRoot] : [recordRoot, checkout])

function print(text = ''): void {
  process.stdout.write(`${text}\n`)
}

function readConfig(chain: EvmChainDefinition, deployer: string): DeploymentConfig {
  const local = chain.development ? describeLocalConfig(chain) : undefined
  const owner = getAddress(values.owner ?? local?.owner ?? deployer)
  const platformFeeWei = readFeeWei(values['platform-fee'], platformFeeWeiOf(chain))
  return {
    ...(local ?? describeVenues(chain)),
    owner,
    devAddress: getAddress(values['dev-address'] ?? local?.devAddress ?? owner),
    inviterShareBps: Number(values['inviter-share'] ?? defaultInviterShareBps),
    tokenFeeWei: readFeeWei(values['token-fee'], chain.creationFees?.tokenWei),
    platformFeeWei,
    airdropFeeWei: readFeeWei(values['airdrop-fee'], chain.creationFees?.tokenWei),
    vipPlans: readVipPlans(values['vip-plans'], platformFeeWei),
  }
}

function readFeeWei(amount: string | undefined, defaultWei = 0n): bigint {
  return amount === undefined ? defaultWei : parseEther(amount)
}

/** @throws Error for anything but `days:amount, …` */
function readVipPlans(list: string | undefined, platformFeeWei: bigint): readonly VipPlan[] {
  if (list === undefined) return describeVipPlans(platformFeeWei)
  const items = list.split(',').map((item) => item.trim())
  return items.filter(Boolean).map((item) => {
    const [, days, amount] = /^(\d{1,4}):(\d+(?:\.\d+)?)$/.exec(item) ?? []
    if (!days || !amount) throw new Error(`--vip-plans: "${item}" is not days:amount.`)
    return { days: Number(days), priceWei: parseEther(amount) }
  })
}

async function preview(chain: EvmChainDefinition, client: DeployClient, config: DeploymentConfig) {
  const shown = await previewDeployment(client, planDeployment(config.owner), config)
  const symbol = chain.nativeCurrency.symbol
  print(`${chain.name} (chain ${chain.chainId})`)
  print(`  deployer       ${client.account.address}, ${formatEther(shown.balanceWei)} ${symbol}`)
  print(`  owner          ${config.owner}`)
  print(`  dev address    ${config.devAddress}`)
  print(`  inviter share  ${config.inviterShareBps} basis points`)
  print(`  token fee      ${formatEther(config.tokenFeeWei)} ${symbol}`)
  print(`  platform fee   ${formatEther(config.platformFeeWei)} ${symbol}`)
  print(`  airdrop fee    ${formatEther(config.airdropFeeWei)} ${symbol}`)
  for (const { days, priceWei } of config.vipPlans)
    print(`  membership     ${days} days for ${formatEther(priceWei)} ${symbol}`)
  for (const { title, address, exists, gas } of shown.contracts) {
    print(`  ${exists ? 'there' : `${gas} gas`.padEnd(5)}  ${address}  ${title}`)
  }
  print(`  at most ${shown.totalGas} gas, about ${formatEther(shown.costWei)} ${symbol} now`)
  return shown
}

async function confirm(chain: EvmChainDefinition): Promise<void> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answer = await terminal.question(`Type ${chain.shortname} to send these transactions: `)
  terminal.close()
  if (answer.trim() === chain.shortname) return
  print('Nothing was sent.')
  process.exit(1)
}

function showProgress({ kind, step, ...rest }: DeployProgress): void {
  if (kind === 'skipped') print(`  there   ${step.title}`)
  if (kind === 'sending') print(`  sending ${step.title} …`)
  if (kind === 'done' && 'receipt' in rest) {
    print(`  done    ${step.title}: ${rest.receipt.gasUsed} gas, ${rest.receipt.transactionHash}`)
  }
}

function record(chain: EvmChainDefinition, { deployment }: DeployResult): void {
  records.add(chain, deployment)
  const path = `packages/deployments/src/generated/addresses/${chain.shortname}.json`
  print(
    `Recorded ${deployment.version} in ${values.record === undefined ? `${path}: commit it` : join(recordRoot, path)}.`,
  )
}

async function verify(chain: EvmChainDefinition, { plan }: DeployResult): Promise<void> {
  const verifiers =
    values.sourcify === undefined
      ? chooseVerifiers(chain, process.env.SLIPWAY_ETHERSCAN_KEY || undefined)
      : [createSourcifyVerifier(values.sourcify)]
  if (verifiers.length === 0) print('No explorer of this network takes sources without a key.')
  for (const subject of describeSubjects(chain.chainId, plan)) {
    for (const verifier of verifiers) {
      const { status, detail } = await verifier.verify(subject)
      print(`  ${status.padEnd(8)} ${verifier.name}: ${subject.contractIdentifier} (${detail})`)
    }
  }
}

function showKeptSettings({ keptSettings }: DeployResult): void {
  if (keptSettings.length === 0) return
  print('\nLeft as the owner has set it; --reset-settings would undo this:')
  for (const choice of keptSettings) print(`  ${choice}`)
}

function showOwnerCalls({ ownerCalls }: DeployResult): void {
  if (ownerCalls.length === 0) return
  print('\nThe deployer is not the owner. These calls are left for the owner, in this order:')
  for (const { title, transaction } of ownerCalls) {
    print(`  ${title}\n    to   ${transaction.to}\n    data ${transaction.data}`)
  }
}

async function run(shortname: string): Promise<void> {
  if (values['stand-in'] && values.record === undefined)
    throw new Error(
      '--stand-in needs --record: what it deploys does not belong into this checkout.',
    )
  const chain = getEvmChain(shortname)
  const rpcUrl = values.rpc ?? chain.rpcUrls[0]
  if (rpcUrl === undefined)
    throw new DeployError('WRONG_CHAIN', `${chain.name} has no public node: name one with --rpc.`)
  const { isLocal } = await inspectNode(chain, rpcUrl)
  const account = chooseDeployer(
    {
      ...(process.env.SLIPWAY_DEPLOYER_KEY ? { privateKey: process.env.SLIPWAY_DEPLOYER_KEY } : {}),
      ...(values.keystore === undefined ? {} : { keystorePath: values.keystore }),
      keystorePassword: process.env.SLIPWAY_KEYSTORE_PASSWORD ?? '',
    },
    isLocal,
  )
  const client = createDeployClient({ chain, account, rpcUrl })
  const config = readConfig(chain, account.address)
  const { costWei, balanceWei, contracts } = await preview(chain, client, config)
  await checkBlockRoom(client, chain, contracts)
  if (values['dry-run']) return
  if (balanceWei < costWei && contracts.some(({ exists }) => !exists)) {
    throw new DeployError(
      'BALANCE_TOO_LOW',
      `The deployer has ${formatEther(balanceWei)} ${chain.nativeCurrency.symbol} and may need ${formatEther(costWei)}.`,
    )
  }
  if (!isLocal && !values.yes) await confirm(chain)
  const result = await deployContracts({
    client,
    chain,
    config,
    onProgress: showProgress,
    wasFinished: !isLocal && records.isFinished(chain, deploymentVersion),
    resetSettings: values['reset-settings'],
  })
  print(
    `Checked: the code of every contract is what was compiled. ${result.transactionCount} transactions sent.`,
  )
  showOwnerCalls(result)
  showKeptSettings(result)
  if (isLocal) return
  record(chain, result)
  if (!values['no-verify']) await verify(chain, result)
}

if (values.help || values.chain === undefined) {
  print(help)
  process.exitCode = values.help ? 0 : 2
} else {
  run(values.chain).catch((error: unknown) => {
    process.stderr.write(`\n${error instanceof Error ? error.message : String(error)}\n`)
    process.exitCode = 1
  })
}
