import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { tokenFactoryAbi } from '@slipway/deployments/abi'
import { findPlatformContract } from '@slipway/sdk/tools/platform-acts'
import { type Address, parseEther } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type CommandLine,
  failureOf,
  startCommand,
  startCommandLine,
} from './local-command-line.ts'

let line: CommandLine
let factory: Address
let byOwner: readonly string[]
const owner = getDevelopmentAccount(0).address
const heir = getDevelopmentAccount(6).address

beforeAll(async () => {
  line = await startCommandLine(18_747)
  factory = findPlatformContract(line.chain, 'tokenFactory') as Address
  byOwner = [...line.at, '--signer', line.node.rpcUrl, '--account', owner, '--yes']
})

afterAll(() => line.stop())

const read = (functionName: 'devAddress' | 'owner') =>
  line.client.readContract({ address: factory, abi: tokenFactoryAbi, functionName })
const feeOf = (user: Address) =>
  line.client.readContract({
    address: factory,
    abi: tokenFactoryAbi,
    functionName: 'feeOf',
    args: [user, 1n],
  })

const act = (...words: readonly string[]) => ['platform', 'act', ...words]

test('the contracts are listed with their owner and what can be called', async () => {
  const { result } = await line.json(['platform', 'show', ...line.at])
  const { contracts } = result as unknown as {
    contracts: readonly { contract: string; owner: string | null; acts: readonly string[] }[]
  }
  const found = contracts.find(({ contract }) => contract === 'tokenFactory')
  expect(found?.owner).toBe(owner)
  expect(found?.acts).toContain('setFee <templateId: whole> <feeWei: native>')
  expect(contracts.find(({ contract }) => contract === 'liquidityLocker')).toMatchObject({
    ...{ owner: null, acts: [] },
  })
})

test('fee, discount and receiver are set, and the collected fees paid out', async () => {
  const dry = await line.json([
    ...act('tokenFactory', 'setFee', '1', '0.05', ...line.at),
    ...['--account', owner, '--dry-run'],
  ])
  expect(dry.dryRun).toBeDefined()
  const before = await feeOf(line.account)
  await line.json([...act('tokenFactory', 'setFee', '1', '0.05'), ...byOwner])
  expect(before).not.toBe(parseEther('0.05'))
  expect(await feeOf(line.account)).toBe(parseEther('0.05'))
  await line.json([...act('tokenFactory', 'setFeeWhitelist', line.account, '40'), ...byOwner])
  expect(await feeOf(line.account)).toBe(parseEther('0.03'))
  await line.json([...act('tokenFactory', 'setDevAddress', heir), ...byOwner])
  expect(await read('devAddress')).toBe(heir)
  const named = ['--name', 'Harbour', '--symbol', 'HRB', '--total-supply', '1000000']
  await line.json(['token', 'create', ...named, ...line.keyed, '--yes'])
  const { result } = await line.json([...act('tokenFactory', 'withdraw'), ...line.keyed, '--yes'])
  expect(result).toMatchObject({ event: 'Withdrawn', amountWei: String(parseEther('0.03')) })
})

test('a stranger is refused before anything is signed, and values are read with care', async () => {
  const refused = await startCommand([
    ...act('tokenFactory', 'setFee', '1', '0.01', ...line.keyed),
    ...['--yes', '--json'],
  ])
  expect(failureOf(refused)).toMatchObject({ code: 'Unauthorized', exitCode: 1 })
  const wrong = async (...words: readonly string[]) =>
    failureOf(await startCommand([...act(...words), ...byOwner, '--json'])).args
  expect(await wrong('tokenFactory', 'setFee', '1', '1,5')).toMatchObject({ option: '<feeWei>' })
  expect(await wrong('tokenFactory', 'setFee', '1')).toMatchObject({ argument: 'feeWei' })
  expect(await wrong('tokenFactory', 'mint', '1')).toMatchObject({ option: '<act>' })
  expect(await wrong('treasury', 'setFee', '1')).toMatchObject({ option: '<contract>' })
  expect(await feeOf(heir)).toBe(parseEther('0.05'))
})

test('ownership is handed over in two steps: asked for, then completed', async () => {
  const byHeir = [...line.at, '--signer', line.node.rpcUrl, '--account', heir, '--yes']
  await line.json([...act('tokenFactory', 'requestOwnershipHandover'), ...byHeir])
  await line.json([...act('tokenFactory', 'completeOwnershipHandover', heir), ...byOwner])
  expect(await read('owner')).toBe(heir)
})
