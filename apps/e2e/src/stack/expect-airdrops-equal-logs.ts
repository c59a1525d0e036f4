import { getLocalDeployment } from '@slipway/deployments'
import { type Address, type Log, parseAbi, parseEventLogs } from 'viem'
import { expect } from 'vitest'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { readRunContext } from '../harness/run-context.ts'
import { listIndexed } from './list-indexed.ts'

// Written by hand from the contracts' promises, so that an event which drifted away from them is noticed here.
const factoryEvents = parseAbi([
  'event AirdropDeployed(address indexed owner, address indexed airdrop, uint256 indexed templateId, uint256 id, address[] addressParams, uint256[] numberParams, string ipfsKey, uint256 feeWei)',
])
const airdropEvents = parseAbi([
  'event Mapped(address indexed account, uint256 received, uint256 amountOut)',
  'event Claimed(uint256 indexed index, address indexed account, uint256 amount, uint256 claimed)',
  'event Recharged(address indexed from, uint256 amount)',
])
const multisendEvents = parseAbi([
  'event Sent(address indexed sender, address indexed asset, uint256 indexed listId, uint256 number, uint256 recipients, uint256 total)',
])

/** Place of the tokens that came at the creation among a template's numbers, for both templates. */
const DEPOSIT = 3

/** Sums by what they are of, as text. */
type Sums = Record<string, string>

const contractOf = (name: 'airdropFactory' | 'multisend'): Address => {
  const contract = getLocalDeployment().contracts[name]
  if (!contract) throw new Error(`There is no local ${name}.`)
  return contract.address
}

const logsOf = (shortname: string, address: Address): Promise<Log[]> =>
  createChainProbe(shortname).getLogs({ address, fromBlock: 0n })

async function describeAirdrop(shortname: string, airdrop: Address, deposit: bigint) {
  const logs = parseEventLogs({ abi: airdropEvents, logs: await logsOf(shortname, airdrop) })
  const accounts = new Set<string>()
  let [paid, received, deposited] = [0n, 0n, deposit]
  for (const { eventName, args } of logs) {
    if (eventName === 'Recharged') {
      deposited += args.amount
      continue
    }
    accounts.add(args.account)
    paid += eventName === 'Mapped' ? args.amountOut : args.amount
    received += eventName === 'Mapped' ? args.received : 0n
  }
  return [deposited, paid, received, accounts.size].join(' ')
}

async function sumAirdrops(shortname: string, chainId: number): Promise<Sums> {
  const logs = await logsOf(shortname, contractOf('airdropFactory'))
  const made = parseEventLogs({ abi: factoryEvents, logs })
  const sums = await Promise.all(
    made.map(async ({ args: { airdrop, numberParams } }) => [
      `${chainId}-${airdrop.toLowerCase()}`,
      await describeAirdrop(shortname, airdrop, numberParams[DEPOSIT] ?? 0n),
    ]),
  )
  return Object.fromEntries(sums)
}

async function sumSent(shortname: string, chainId: number): Promise<Map<string, bigint>> {
  const logs = await logsOf(shortname, contractOf('multisend'))
  const sums = new Map<string, bigint>()
  for (const { args } of parseEventLogs({ abi: multisendEvents, logs })) {
    const key = `${chainId} ${args.sender.toLowerCase()}`
    sums.set(key, (sums.get(key) ?? 0n) + args.recipients)
  }
  return sums
}

interface ListedAirdrop {
  readonly id: string
  readonly deposited: string
  readonly paid: string
  readonly received: string
  readonly accounts: number
}

async function listAirdrops(): Promise<Sums> {
  const found = await listIndexed<ListedAirdrop>('/api/airdrops')
  return Object.fromEntries(
    found.map(({ id, deposited, paid, received, accounts }) => [
      id,
      [deposited, paid, received, accounts].join(' '),
    ]),
  )
}

interface ListedMultisend {
  readonly chainId: number
  readonly sender: string
  readonly recipients: number
}

async function listRecipients(): Promise<Sums> {
  const sums = new Map<string, bigint>()
  for (const { chainId, sender, recipients } of await listIndexed<ListedMultisend>(
    '/api/multisends',
  )) {
    const key = `${chainId} ${sender.toLowerCase()}`
    sums.set(key, (sums.get(key) ?? 0n) + BigInt(recipients))
  }
  return textsOf([sums])
}

const textsOf = (all: readonly ReadonlyMap<string, bigint>[]): Sums =>
  Object.fromEntries(all.flatMap((sums) => [...sums].map(([key, sum]) => [key, String(sum)])))

/** Waits until airdrops and what was sent to many are in the index what the logs of all chains add up to. */
export async function expectAirdropsEqualLogs(timeout = 60_000): Promise<void> {
  const { chains } = readRunContext()
  const airdrops = await Promise.all(
    chains.map(({ shortname, chainId }) => sumAirdrops(shortname, chainId)),
  )
  const sent = await Promise.all(
    chains.map(({ shortname, chainId }) => sumSent(shortname, chainId)),
  )
  await expect.poll(listAirdrops, { timeout }).toEqual(Object.assign({}, ...airdrops))
  await expect.poll(listRecipients, { timeout }).toEqual(textsOf(sent))
}

/** Templates of a network of which some airdrop paid somebody, and how many were paid by multisend. */
export async function sumGiven(
  shortname: string,
  chainId: number,
): Promise<{ readonly templates: readonly bigint[]; readonly recipients: bigint }> {
  const logs = await logsOf(shortname, contractOf('airdropFactory'))
  const templates = new Set<bigint>()
  for (const { args } of parseEventLogs({ abi: factoryEvents, logs })) {
    const [, paid] = (await describeAirdrop(shortname, args.airdrop, 0n)).split(' ')
    if (paid !== '0') templates.add(args.templateId)
  }
  const sent = [...(await sumSent(shortname, chainId)).values()]
  return {
    templates: [...templates].sort(),
    recipients: sent.reduce((total, count) => total + count, 0n),
  }
}
