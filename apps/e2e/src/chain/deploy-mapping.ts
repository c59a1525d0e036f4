import { getLocalDeployment } from '@slipway/deployments'
import { airdropAbi, airdropFactoryAbi, multisendAbi } from '@slipway/deployments/abi'
import { type Address, erc20Abi, maxUint256, type PrivateKeyAccount, parseEventLogs } from 'viem'
import { createChainProbe } from './chain-of-run.ts'
import { chainTime } from './deploy-sale.ts'
import { deployToken } from './deploy-token.ts'

const HOUR = 3_600n
const UNIT = 10n ** 18n

const addressOf = (name: 'airdropFactory' | 'multisend'): Address => {
  const contract = getLocalDeployment().contracts[name]
  if (!contract) throw new Error(`There is no local ${name}.`)
  return contract.address
}

/** A mapping past the web, and its tokens: a journey's starting point. */
export interface DeployedMapping {
  readonly airdrop: Address
  readonly origin: Address
  readonly target: Address
}

/** Lets a contract take tokens of an account. */
async function allow(shortname: string, account: PrivateKeyAccount, token: Address, to: Address) {
  const probe = createChainProbe(shortname)
  const call = { address: token, abi: erc20Abi, functionName: 'approve' } as const
  const hash = await probe.writeContract({ ...call, account, args: [to, maxUint256] })
  await probe.waitForTransactionReceipt({ hash })
}

/** Makes a mapping of two new tokens, two new ones for an old one, that runs for an hour. */
export async function deployMapping(
  shortname: string,
  owner: PrivateKeyAccount,
): Promise<DeployedMapping> {
  const probe = createChainProbe(shortname)
  const origin = await deployToken(shortname, owner, { name: 'Old Keel', symbol: 'OKEEL' })
  const target = await deployToken(shortname, owner, { name: 'New Keel', symbol: 'NKEEL' })
  const factory = { address: addressOf('airdropFactory'), abi: airdropFactoryAbi } as const
  await allow(shortname, owner, target, factory.address)
  const value = await probe.readContract({
    ...factory,
    functionName: 'feeOf',
    args: [owner.address, 1n],
  })
  const now = await chainTime(shortname)
  const hash = await probe.writeContract({
    ...factory,
    account: owner,
    value,
    functionName: 'deploy',
    args: [1n, [origin, target], [2n * UNIT, now, now + HOUR, 900n * UNIT], ''],
  })
  const { logs } = await probe.waitForTransactionReceipt({ hash })
  const [made] = parseEventLogs({ abi: airdropFactoryAbi, eventName: 'AirdropDeployed', logs })
  if (!made) throw new Error(`The transaction ${hash} made no airdrop.`)
  return { airdrop: made.args.airdrop, origin, target }
}

/** Brings old tokens to a mapping. @param amount base units */
export async function mapTokens(
  shortname: string,
  account: PrivateKeyAccount,
  { airdrop, origin }: DeployedMapping,
  amount: bigint,
): Promise<void> {
  const probe = createChainProbe(shortname)
  await allow(shortname, account, origin, airdrop)
  const call = { address: airdrop, abi: airdropAbi, functionName: 'airdrop' } as const
  const hash = await probe.writeContract({ ...call, account, args: [amount] })
  await probe.waitForTransactionReceipt({ hash })
}

/** Sends a batch of a list to two addresses. @param amount base units for each */
export async function sendToTwo(
  shortname: string,
  account: PrivateKeyAccount,
  token: Address,
  amount: bigint,
): Promise<void> {
  const probe = createChainProbe(shortname)
  const address = addressOf('multisend')
  await allow(shortname, account, token, address)
  const to = [`0x${'ab'.repeat(20)}`, `0x${'cd'.repeat(20)}`] as const
  const hash = await probe.writeContract({
    address,
    abi: multisendAbi,
    account,
    functionName: 'sendTokens',
    args: [token, { listId: 77n, number: 0n }, to, [amount, amount]],
  })
  await probe.waitForTransactionReceipt({ hash })
}
