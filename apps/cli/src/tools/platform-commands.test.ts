import { getEvmChain } from '@slipway/chains'
import { tokenFactoryAbi } from '@slipway/deployments/abi'
import { findPlatformContract } from '@slipway/sdk/tools/platform-acts'
import { type Address, decodeFunctionData, parseEther, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import type { WriteCall } from '../command/command.ts'
import { CliError } from '../errors/cli-error.ts'
import { platformActCommand } from './platform-commands.ts'

const chain = getEvmChain('local')
const owner: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const client = { readContract: async () => owner, getBalance: async () => 5n }

const plan = (...positionals: readonly string[]) =>
  platformActCommand.plan({
    ...{ positionals, options: {}, account: owner },
    session: { chain, client, isLocal: true },
  } as unknown as WriteCall)

/** What a refused call says, by the names of its values. */
async function refusal(...positionals: readonly string[]) {
  try {
    await plan(...positionals)
  } catch (error) {
    if (error instanceof CliError) return [error.code, error.args]
    throw error
  }
  return 'accepted'
}

async function callOf(...positionals: readonly string[]) {
  const { plan: made } = await plan(...positionals)
  const context = { chainId: chain.chainId, account: owner, results: {} }
  const [step] = made.definition.steps(made.input)
  const call = step?.build(made.input, context)
  return call && { to: call.to, ...decodeFunctionData({ abi: tokenFactoryAbi, data: call.data }) }
}

test('values are written in whole units, percent and addresses, and become the contract’s own', async () => {
  const to = findPlatformContract(chain, 'tokenFactory')
  expect(await callOf('tokenFactory', 'setFee', '3', '0.02')).toEqual({
    to,
    functionName: 'setFee',
    args: [3n, parseEther('0.02')],
  })
  expect(await callOf('tokenFactory', 'setFeeWhitelist', owner, '12.5')).toMatchObject({
    args: [owner, 1_250n],
  })
  expect(await callOf('tokenFactory', 'setTemplate', '2', owner, 'false')).toMatchObject({
    args: [2n, owner, false],
  })
  // The zero address ends memberships.
  expect(await callOf('tokenFactory', 'setVip', zeroAddress)).toMatchObject({ args: [zeroAddress] })
  expect(await callOf('tokenFactory', 'withdraw')).toMatchObject({ functionName: 'withdraw' })
})

test('the review names contract, owner, effect and values, and what nothing undoes', async () => {
  const handing = await plan('tokenFactory', 'transferOwnership', owner)
  expect(handing.permanent).toHaveLength(1)
  expect(handing.rows?.flat()).toEqual(expect.arrayContaining([owner, 'newOwner']))
  expect((await plan('tokenFactory', 'setFee', '1', '0')).permanent).toEqual([])
})

test('what cannot be meant is refused by the name of its value', async () => {
  expect(await refusal('treasury', 'setFee', '1', '1')).toMatchObject([
    'Cli_OptionInvalid',
    { option: '<contract>' },
  ])
  expect(await refusal('liquidityLocker', 'setFee', '1', '1')).toMatchObject([
    'Cli_OptionInvalid',
    { option: '<act>' },
  ])
  expect(await refusal('tokenFactory', 'setFee', '1')).toMatchObject([
    'Cli_ArgumentMissing',
    { argument: 'feeWei' },
  ])
  expect(await refusal('tokenFactory', 'setFee', '1', '1', '1')).toEqual(['Cli_ArgumentSpare', {}])
  for (const text of ['1,5', '-1', '0.0000000000000000001'])
    expect(await refusal('tokenFactory', 'setFee', '1', text)).toMatchObject([
      'Cli_OptionInvalid',
      { option: '<feeWei>' },
    ])
  expect(await refusal('tokenFactory', 'setTemplate', '2', owner, 'no')).toMatchObject([
    'Cli_OptionInvalid',
    { option: '<enabled>' },
  ])
  expect(await refusal('tokenFactory', 'setFeeWhitelist', owner, '12.345')).toMatchObject([
    'Cli_OptionInvalid',
    { option: '<discountBps>' },
  ])
})
