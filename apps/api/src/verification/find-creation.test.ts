import { launchPadAbi, tokenFactoryAbi } from '@slipway/deployments/abi'
import {
  concat,
  encodeAbiParameters,
  encodeFunctionData,
  getContractAddress,
  type Hex,
  parseAbi,
  zeroAddress,
  zeroHash,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { findConstructorArguments } from './find-creation.ts'

const CREATOR = '0x00000000000000000000000000000000000000c1'
const FACTORY = '0x00000000000000000000000000000000000000fa'
const BYTECODE = '0x6001600155'
const SEED = `0x${'5e'.repeat(12)}` as const

const creation = {
  templateId: 1n,
  strings: ['Gold', 'GLD', ''],
  addresses: [CREATOR],
  numbers: [1_000n, 18n, 0n, 0n],
  bools: [false],
  inviter: zeroAddress,
  nftWrapper: zeroAddress,
  seed: SEED,
} as const

const expectedArguments = encodeAbiParameters(
  [{ type: 'string[]' }, { type: 'address[]' }, { type: 'uint256[]' }, { type: 'bool[]' }],
  [creation.strings, [...creation.addresses, CREATOR], creation.numbers, creation.bools],
)

/** The token's address by the rule of CREATE2 (EIP-1014). */
const token = getContractAddress({
  opcode: 'CREATE2',
  from: FACTORY,
  salt: concat([CREATOR, SEED]),
  bytecode: concat([BYTECODE, expectedArguments]),
}).toLowerCase() as Hex

const params = {
  token: zeroAddress,
  creation,
  venueFactory: zeroAddress,
  quote: zeroAddress,
  tokenAmount: 1n,
  quoteAmount: 1n,
  maxRepairBps: 0n,
  unlockAt: 0n,
  lockOwner: zeroAddress,
  tokenReceiver: CREATOR,
  purchases: [],
  opening: { openingSeconds: 0n, cap: 0n },
  deadline: 1n,
} as const

const deploy = encodeFunctionData({
  abi: tokenFactoryAbi,
  functionName: 'deploy',
  args: [
    1n,
    creation.strings,
    creation.addresses,
    creation.numbers,
    creation.bools,
    zeroAddress,
    zeroAddress,
    SEED,
  ],
})
const launch = encodeFunctionData({ abi: launchPadAbi, functionName: 'launch', args: [params] })
const permits = [{ token: zeroAddress, value: 1n, deadline: 1n, signature: '0x12' }] as const
const launchWithPermits = encodeFunctionData({
  abi: launchPadAbi,
  functionName: 'launchWithPermits',
  args: [params, permits],
})
const inside = (data: Hex) =>
  encodeFunctionData({
    abi: parseAbi(['function execTransaction(address to, bytes data, bytes signatures)']),
    args: [FACTORY, data, '0x00'],
  })

const find = (input: Hex, change: { address?: Hex; creator?: Hex } = {}) =>
  findConstructorArguments(
    { address: token, creator: CREATOR, factory: FACTORY, input, ...change },
    BYTECODE,
  )

describe('constructor arguments', () => {
  it.each([
    ['the factory', deploy],
    ['LaunchPad', launch],
    ['LaunchPad, with signed allowances', launchWithPermits],
    ['a multisig that calls the factory', inside(deploy)],
    ['a multisig that calls LaunchPad', inside(launch)],
    [
      'a batch whose first creation is another token’s',
      inside(concat([deploy.replace('476f6c64', '4c656164') as Hex, deploy])),
    ],
  ])('are found in a call to %s', (_case, input) => {
    expect(find(input)).toBe(expectedArguments)
  })

  it.each<[string, Parameters<typeof find>]>([
    ['the creation is another token’s', [deploy, { address: FACTORY }]],
    ['somebody else created it', [deploy, { creator: FACTORY }]],
    ['the transaction shows no creation', ['0x12345678']],
    ['the input was too long to keep', ['0x']],
    ['the bytes end too early', [deploy.slice(0, -64) as Hex]],
    [
      'only the beginning of a call is there',
      [`${deploy.slice(0, 10)}${zeroHash.slice(2)}` as Hex],
    ],
  ])('are unknown when %s', (_case, parameters) => {
    expect(find(...parameters)).toBeUndefined()
  })
})
