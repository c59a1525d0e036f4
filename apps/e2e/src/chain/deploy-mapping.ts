import { getLocalDeployment } from '@slipway/deployments'
import { airdropFactoryAbi, multisendAbi, tokenMappingAbi } from '@slipway/deployments/abi'
import {
  type Address,
  encodeAbiParameters,
  erc20Abi,
  keccak256,
  maxUint256,
  type PrivateKeyAccount,
  parseEventLogs,
} from 'viem'
import { readRunContext } from '../harness/run-context.ts'
import { chainOfRun, createChainProbe } from './chain-of-run.ts'
import { chainTime } from './deploy-presale.ts'
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

/** The factory of airdrops on the chains of the stack. */
export const airdropFactoryOfRun = (): Address => addressOf('airdropFactory')

/** Makes an airdrop of a template past the web, whatever it costs. @returns its address */
async function deployAirdrop(
  shortname: string,
  owner: PrivateKeyAccount,
  templateId: bigint,
  [tokens, numbers, ipfsKey = '']: readonly [readonly Address[], readonly bigint[], string?],
): Promise<Address> {
  const probe = createChainProbe(shortname)
  const factory = { address: airdropFactoryOfRun(), abi: airdropFactoryAbi } as const
  const value = await probe.readContract({
    ...factory,
    functionName: 'feeOf',
    args: [owner.address, templateId],
  })
  const hash = await probe.writeContract({
    ...factory,
    account: owner,
    value,
    functionName: 'deploy',
    args: [templateId, tokens, numbers, ipfsKey],
  })
  const { logs } = await probe.waitForTransactionReceipt({ hash })
  const [made] = parseEventLogs({ abi: airdropFactoryAbi, eventName: 'AirdropDeployed', logs })
  if (!made) throw new Error(`The transaction ${hash} made no airdrop.`)
  return made.args.airdrop
}

/** A list with one entry, that is paid whole at the start; times in unix seconds, the amount in base units. */
interface ListOfOne {
  readonly token: Address
  readonly heir: Address
  readonly amount: bigint
  readonly startTime: bigint
  readonly endTime: bigint
}

/** Root of the public tree over a single entry: its leaf, hashed twice. Nobody needs a proof. */
function rootOfOne({ heir, amount }: ListOfOne): bigint {
  const types = [{ type: 'uint256' }, { type: 'address' }, { type: 'uint256' }] as const
  return BigInt(keccak256(keccak256(encodeAbiParameters(types, [0n, heir, amount]))))
}

/** Publishes a list with one entry. @returns its key */
async function publishList(shortname: string, { token, heir, amount }: ListOfOne): Promise<string> {
  const { chainId } = chainOfRun(shortname)
  const entries = [[heir, String(amount)]]
  const answer = await fetch(`${readRunContext().apiUrl}/api/ipfs/airdrop-list`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ version: 1, chainId, token, entries }),
  })
  if (!answer.ok) throw new Error(`airdrop-list: ${answer.status} ${await answer.text()}`)
  return ((await answer.json()) as { readonly cid: string }).cid
}

/** Makes an airdrop that one account claims from, with an empty proof. @returns its address */
export async function deployClaims(
  shortname: string,
  owner: PrivateKeyAccount,
  list: ListOfOne,
): Promise<Address> {
  const { token, amount, startTime, endTime } = list
  await allow(shortname, owner, token, airdropFactoryOfRun())
  const terms = [rootOfOne(list), startTime, endTime, amount, 10_000n, 0n]
  const ipfsKey = await publishList(shortname, list)
  return deployAirdrop(shortname, owner, 2n, [[token], terms, ipfsKey])
}

/**
 * Makes a mapping of two new tokens, two new ones for an old one, that runs for an hour.
 *
 * @param startTime now by default
 */
export async function deployMapping(
  shortname: string,
  owner: PrivateKeyAccount,
  startTime?: bigint,
): Promise<DeployedMapping> {
  const origin = await deployToken(shortname, owner, { name: 'Old Keel', symbol: 'OKEEL' })
  const target = await deployToken(shortname, owner, { name: 'New Keel', symbol: 'NKEEL' })
  await allow(shortname, owner, target, airdropFactoryOfRun())
  const start = startTime ?? (await chainTime(shortname))
  const terms = [2n * UNIT, start, start + HOUR, 900n * UNIT]
  return {
    airdrop: await deployAirdrop(shortname, owner, 1n, [[origin, target], terms]),
    origin,
    target,
  }
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
  const call = { address: airdrop, abi: tokenMappingAbi, functionName: 'airdrop' } as const
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
