import { airdropFactoryAbi, tokenMappingAbi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import { type Address, encodeFunctionData, erc20Abi, isAddress } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { checkMappingDraft } from '../src/airdrop/mapping/check-mapping-draft.ts'
import { getMapping } from '../src/airdrop/mapping/evm/get-mapping.ts'
import { getMappingAccount } from '../src/airdrop/mapping/evm/get-mapping-account.ts'
import { createMappingFlow } from '../src/airdrop/mapping/flows/create-mapping-flow.ts'
import { mappingActionFlows } from '../src/airdrop/mapping/flows/mapping-action-flows.ts'
import { mappingLimits } from '../src/airdrop/mapping/mapping-limits.ts'
import { prepareMapping, prepareMappingPayment } from '../src/airdrop/mapping/prepare-mapping.ts'
import { decodeContractError } from '../src/evm/decode-contract-error.ts'
import { type AirdropWorld, startAirdropWorld } from './airdrop-world.ts'
import { deployToken } from './deploy-lock-contracts.ts'
import { developmentAccounts } from './development-keys.ts'
import type { TestCall } from './send-call.ts'

const [owner, holder] = developmentAccounts
const one = 10n ** 18n
const rate = 10n ** 17n
const RUNS = 1_000n

let world: AirdropWorld

beforeAll(async () => {
  world = await startAirdropWorld()
})

afterAll(async () => world?.node.stop())

async function draftOf(pool: bigint) {
  const { timestamp } = await world.client.getBlock()
  const { oldToken: origin, newToken: target } = world
  return { origin, target, rate, startTime: 0n, endTime: timestamp + RUNS, pool, ipfsKey: 'cid' }
}

async function create(draft: Awaited<ReturnType<typeof draftOf>>): Promise<Address> {
  const { client, contracts, act } = world
  expect(await checkMappingDraft(client, contracts, { draft, account: owner })).toEqual([])
  const { input } = await prepareMapping(client, contracts, { draft, account: owner })
  const { airdrop } = await act(createMappingFlow, input)
  if (typeof airdrop !== 'string' || !isAddress(airdrop)) throw new Error('no address')
  return airdrop
}

const give = (token: Address, to: Address, amount: bigint) =>
  world.send({ address: token, abi: erc20Abi, functionName: 'transfer', args: [to, amount] })

test('a mapping is made, swapped, filled and emptied; what each step proves is what the chain says', async () => {
  const { client, act, node, oldToken, newToken } = world
  const airdrop = await create(await draftOf(100n * one))
  await give(oldToken, holder, 500n * one)
  const swap = {
    kind: 'swap',
    account: holder,
    airdrop,
    token: oldToken,
    amount: 500n * one,
  } as const
  const { input } = await prepareMappingPayment(client, swap)
  expect(input.approvals).toHaveLength(1)
  const swapped = await act(mappingActionFlows.swap, input, holder)
  expect(swapped).toEqual({ received: 500n * one, amountOut: 50n * one })
  const refill = {
    kind: 'recharge',
    account: owner,
    airdrop,
    token: newToken,
    amount: 7n * one,
  } as const
  const recharge = await prepareMappingPayment(client, refill)
  expect(await act(mappingActionFlows.recharge, recharge.input)).toEqual({ received: 7n * one })
  await act(mappingActionFlows.setIpfsKey, { airdrop, ipfsKey: 'other' })
  const mapping = await getMapping(client, { address: airdrop })
  expect(mapping).toMatchObject({
    ...{ id: 1, owner, rate, ipfsKey: 'other', accounts: 1 },
    ...{ targetLeft: 57n * one, received: 500n * one, paid: 50n * one, originHeld: 500n * one },
  })
  expect(await getMappingAccount(client, { mapping, account: holder })).toEqual({
    ...{ received: 500n * one, paid: 50n * one },
    ...{ originBalance: 0n, targetBalance: 50n * one },
  })
  await node.test.increaseTime({ seconds: Number(RUNS) + 1 })
  await node.test.mine({ blocks: 1 })
  const taken = await act(mappingActionFlows.withdrawTarget, { airdrop, token: newToken })
  expect(taken.amount).toBe(57n * one)
  const brought = await act(mappingActionFlows.withdrawOrigin, { airdrop, token: oldToken })
  expect(brought.amount).toBe(500n * one)
})

test('what only the chain knows is told before anybody signs', async () => {
  const { client, contracts } = world
  const draft = await draftOf(1n)
  const check = (change: Partial<typeof draft>) =>
    checkMappingDraft(client, contracts, { draft: { ...draft, ...change }, account: holder })
  expect(await check({})).toEqual([])
  const short = await check({ pool: 51n * one })
  expect(short).toMatchObject([{ field: 'pool', code: 'Token_InsufficientBalance' }])
  const absent = await check({ origin: owner })
  expect(absent).toMatchObject([{ field: 'origin', code: 'Token_InfoNotFound' }])
})

/** Why a call of the owner would be refused; undefined where it would not. */
async function refusalOf({ address, ...call }: TestCall) {
  try {
    await world.client.call({ account: owner, to: address, data: encodeFunctionData(call) })
    return undefined
  } catch (error) {
    return decodeContractError(error, contractErrorsAbi)
  }
}

test('the limits of a draft are the bounds of the contracts', async () => {
  const { client, contracts, oldToken, newToken, deployer } = world
  const { minSeconds, maxSeconds, rateMax, rateScale, amountMax, keyBytesMax } = mappingLimits
  const { timestamp } = await client.getBlock()
  const deployment = (change: { rate?: bigint; startTime?: bigint; endTime?: bigint }) => {
    const terms = { rate, startTime: 0n, endTime: timestamp + RUNS, ...change }
    return refusalOf({
      address: contracts.factory,
      abi: airdropFactoryAbi,
      functionName: 'deploy',
      args: [
        1n,
        [oldToken, newToken],
        [terms.rate, terms.startTime, terms.endTime, 0n],
        '',
      ] as const,
    })
  }
  expect(await deployment({ rate: rateMax })).toBeUndefined()
  expect(await deployment({ rate: rateMax + 1n })).toMatchObject({
    name: 'AirdropFactory_RateOutOfRange',
    args: { max: rateMax },
  })
  const startTime = timestamp + RUNS
  const endTime = startTime + BigInt(minSeconds)
  expect(await deployment({ startTime, endTime })).toBeUndefined()
  const early = await deployment({ startTime, endTime: endTime - 1n })
  expect(early?.name).toBe('AirdropFactory_EndTooEarly')
  const late = await deployment({ endTime: timestamp + BigInt(2 * maxSeconds) })
  expect(late?.name).toBe('AirdropFactory_EndTooLate')
  // A call is tried on a block that comes within seconds of the newest.
  expect(Number(late?.args.max) - Number(timestamp) - maxSeconds).toBeLessThan(60)
  expect(Number(late?.args.max) - Number(timestamp) - maxSeconds).toBeGreaterThanOrEqual(0)

  const huge = await deployToken(deployer, 2n ** 113n)
  const airdrop = await create({ ...(await draftOf(0n)), origin: huge, rate: 1n })
  const inMapping = { address: airdrop, abi: tokenMappingAbi } as const
  const key = (bytes: number) =>
    refusalOf({ ...inMapping, functionName: 'setIpfsKey', args: ['k'.repeat(bytes)] })
  expect(await key(keyBytesMax)).toBeUndefined()
  expect(await key(keyBytesMax + 1)).toMatchObject({
    name: 'TokenMapping_KeyTooLong',
    args: { max: BigInt(keyBytesMax) },
  })
  const quoted = { ...inMapping, functionName: 'quote', args: [rateScale] } as const
  expect(await client.readContract(quoted)).toBe(1n)
  await give(newToken, airdrop, one)
  const approval = { abi: erc20Abi, functionName: 'approve', args: [airdrop, 2n ** 113n] } as const
  await world.send({ address: huge, ...approval })
  const swap = (amount: bigint) =>
    refusalOf({ ...inMapping, functionName: 'airdrop', args: [amount] })
  expect(await swap(amountMax)).toBeUndefined()
  expect(await swap(amountMax + 1n)).toMatchObject({
    name: 'TokenMapping_AmountTooLarge',
    args: { max: amountMax },
  })
})
