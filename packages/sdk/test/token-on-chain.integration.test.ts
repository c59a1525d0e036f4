import { tokenFactoryAbi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import { type Address, encodeFunctionData, erc20Abi, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createReadClient, type ReadClient } from '../src/evm/create-read-client.ts'
import { decodeContractError } from '../src/evm/decode-contract-error.ts'
import { TokenInfoNotFound } from '../src/evm/errors.ts'
import { getTokenFacts } from '../src/evm/get-token-facts.ts'
import { startFlow } from '../src/flow/flow-state.ts'
import { runFlow } from '../src/flow/run-flow.ts'
import type { FlowDefinition, FlowPorts } from '../src/flow/types.ts'
import { getTokenRecords } from '../src/platform/get-token-records.ts'
import type { TokenContracts } from '../src/platform/token-contracts.ts'
import { checkTokenDraft } from '../src/token/check-token-draft.ts'
import type { StandardTokenDraft } from '../src/token/draft/standard-token-draft.ts'
import { buildTokenDeployment } from '../src/token/evm/build-token-deployment.ts'
import {
  estimateDeploymentCost,
  ordinaryDeploymentGas,
} from '../src/token/evm/estimate-deployment-cost.ts'
import { getCreationInviter } from '../src/token/evm/get-creation-inviter.ts'
import { getDeployAddress } from '../src/token/evm/get-deploy-address.ts'
import { getForeignToken } from '../src/token/evm/get-foreign-token.ts'
import { getToken } from '../src/token/evm/get-token.ts'
import { getTokenFactoryState } from '../src/token/evm/get-token-factory-state.ts'
import { getTokenFee } from '../src/token/evm/get-token-fee.ts'
import { claimCreationRewardFlow } from '../src/token/flows/claim-creation-reward-flow.ts'
import { createTokenFlow } from '../src/token/flows/create-token-flow.ts'
import { finalizeUriFlow } from '../src/token/flows/finalize-uri-flow.ts'
import { tokenActionFlows } from '../src/token/flows/token-action-flows.ts'
import { readTokenDraft } from '../src/token/read-token-draft.ts'
import type { TokenDraft } from '../src/token/token-draft-schema.ts'
import { calculateMaxMint } from '../src/token/token-math.ts'
import { createTokenSeed } from '../src/token/token-seed.ts'
import { deployTokenContracts, testFee } from './deploy-token-contracts.ts'
import { developmentAccounts } from './development-keys.ts'
import { flowPorts } from './flow-on-chain.ts'
import { startTestChain, type TestChain } from './start-test-chain.ts'
import { draftOf as foreignDraft } from './typed-drafts.ts'

const [platform, creator, friend] = developmentAccounts
const encodeSetTemplate = (generator: Address, isOpen: boolean) =>
  encodeFunctionData({
    abi: tokenFactoryAbi,
    functionName: 'setTemplate',
    args: [1n, generator, isOpen],
  })
const poor: Address = '0x00000000000000000000000000000000000000B0'

let node: TestChain
let client: ReadClient
let contracts: TokenContracts
let ports: FlowPorts

beforeAll(async () => {
  node = await startTestChain()
  contracts = await deployTokenContracts(node.rpcUrl)
  client = createReadClient(node.chain)
  ports = flowPorts(client, (args) => client.request(args as never))
})

afterAll(() => node.stop())

const typed = {
  templateId: 1,
  name: 'Harbour',
  symbol: 'HRB',
  decimals: '6',
  totalSupply: '1000000.5',
  receiver: creator,
  contractUri: 'ipfs://bafy/one.json',
  mintable: true,
  mintCooldownDays: '3',
  mintMaxPercent: '20',
  inviter: '',
} as const

function draftOf(change: Record<string, unknown> = {}): TokenDraft {
  const reading = readTokenDraft({ ...typed, ...change })
  if (!reading.ok) throw new Error(JSON.stringify(reading.issues.map(({ code }) => code)))
  return reading.draft
}

async function run<Input>(
  definition: FlowDefinition<Input>,
  input: Input,
  account: Address = creator,
) {
  const start = { id: createTokenSeed(), chainId: client.chain.id, account, input, createdAt: 0 }
  return runFlow(definition, startFlow(definition, start), ports)
}

async function create(
  change: Record<string, unknown> = {},
  account: Address = creator,
): Promise<Address> {
  const draft = draftOf(change)
  const { feeWei } = await getTokenFee(client, contracts, { account, templateId: 1n })
  const last = await run(
    createTokenFlow,
    { contracts, draft, seed: createTokenSeed(), feeWei },
    account,
  )
  if (last.status !== 'mined') throw new Error(`${last.status}: ${last.failure?.name}`)
  return last.steps[0]?.result?.token as Address
}

describe('a token', () => {
  test('is created at the predicted address and is what the draft said', async () => {
    const draft = draftOf()
    const seed = createTokenSeed()
    const predicted = await getDeployAddress(client, contracts, { draft, deployer: creator, seed })
    const last = await run(createTokenFlow, { contracts, draft, seed, feeWei: testFee.feeWei })
    expect(last.steps[0]?.result).toMatchObject({ token: predicted, feeWei: testFee.feeWei })
    const token = await getToken(client, contracts, { address: predicted, account: creator })
    expect(token).toMatchObject({
      name: 'Harbour',
      symbol: 'HRB',
      decimals: 6,
      totalSupply: 1_000_000_500_000n,
      balance: 1_000_000_500_000n,
      owner: creator,
      contractUri: 'ipfs://bafy/one.json',
      isContractUriFrozen: false,
      minting: { mintable: true, cooldownSeconds: 259_200, maxBps: 2_000 },
      capabilities: { owner: true, mint: true, contractUri: true, taxes: false, unknownBits: 0n },
      record: { creator, address: predicted, templateId: 1 },
    })
    const { records, total } = await getTokenRecords(client, contracts, {
      creator,
      offset: 0,
      limit: 10,
    })
    expect(total).toBe(records.length)
    expect(records).toContainEqual(token.record)
    expect(
      (await getTokenRecords(client, contracts, { offset: 0, limit: 100 })).total,
    ).toBeGreaterThan(0)
  })

  test('is minted at most what the SDK reckons, and not a unit more', async () => {
    const token = await create()
    await node.test.increaseTime({ seconds: 259_200 })
    await node.test.mine({ blocks: 1 })
    const { totalSupply, minting } = await getToken(client, contracts, { address: token })
    const most = calculateMaxMint(totalSupply, minting)
    const tooMuch = await run(tokenActionFlows.mint, { token, to: friend, amount: most + 1n })
    expect(tooMuch.failure).toMatchObject({ name: 'Token_MintTooMuch', args: { max: most } })
    const minted = await run(tokenActionFlows.mint, { token, to: friend, amount: most })
    expect(minted).toMatchObject({
      status: 'mined',
      steps: [{ result: { to: friend, amount: most } }],
    })
    const again = await run(tokenActionFlows.mint, { token, to: friend, amount: 1n })
    const { nextMintAt } = (await getToken(client, contracts, { address: token })).minting
    expect(again.failure).toMatchObject({
      name: 'Token_MintTooEarly',
      args: { nextMintAt: BigInt(nextMintAt) },
    })
  })

  test('loses each power for good, one by one', async () => {
    const token = await create()
    await run(tokenActionFlows.changeUri, { token, contractUri: 'ipfs://bafy/two.json' })
    await run(tokenActionFlows.freezeUri, { token })
    await run(tokenActionFlows.disableMint, { token })
    expect(await getToken(client, contracts, { address: token })).toMatchObject({
      contractUri: 'ipfs://bafy/two.json',
      capabilities: { owner: true, mint: false, contractUri: false },
    })
    const frozen = await run(tokenActionFlows.changeUri, { token, contractUri: '' })
    expect(frozen.failure?.name).toBe('Token_UriFrozen')
    await run(tokenActionFlows.transferOwnership, { token, newOwner: friend })
    const stranger = await run(tokenActionFlows.renounce, { token })
    expect(stranger.failure?.name).toBe('Unauthorized')
    expect((await run(tokenActionFlows.renounce, { token }, friend)).status).toBe('mined')
    expect(await getToken(client, contracts, { address: token })).toMatchObject({
      owner: zeroAddress,
      capabilities: { owner: false, mint: false, contractUri: false, unknownBits: 0n },
    })
  })

  test('gets its last metadata link in two steps, each proven by its event', async () => {
    const token = await create()
    const last = await run(finalizeUriFlow, { token, contractUri: 'ipfs://bafy/last.json' })
    expect(last.steps.map(({ id, result }) => [id, result])).toEqual([
      ['change-uri', { contractUri: 'ipfs://bafy/last.json' }],
      ['freeze-uri', {}],
    ])
    expect(await getToken(client, contracts, { address: token })).toMatchObject({
      contractUri: 'ipfs://bafy/last.json',
      isContractUriFrozen: true,
    })
  })

  test('is burned by its holder', async () => {
    const token = await create()
    const burned = await run(tokenActionFlows.burn, { token, amount: 500n })
    expect(burned.steps[0]?.result).toEqual({ amount: 500n })
    const facts = await getTokenFacts(client, { address: token, account: creator, spender: friend })
    expect(facts).toMatchObject({ totalSupply: 1_000_000_499_500n, allowance: 0n })
    const tooMuch = await run(tokenActionFlows.burn, { token, amount: 1n }, friend)
    expect(tooMuch.failure?.name).toBe('InsufficientBalance')
  })
})

describe('an address', () => {
  test('is told apart as ours, foreign, or no token', async () => {
    const address = await create()
    expect(await getForeignToken(client, contracts, { address })).toMatchObject({
      isFactoryToken: true,
      templateId: 1,
    })
    const known = await client.getCode({ address })
    // The same code elsewhere: an honest copy, yet not one of the factory's.
    const copy: Address = '0x00000000000000000000000000000000000000C0'
    await node.test.setCode({ address: copy, bytecode: known ?? '0x' })
    expect(await getForeignToken(client, contracts, { address: copy })).toMatchObject({
      isFactoryToken: false,
    })
    await expect(getToken(client, contracts, { address: copy })).rejects.toThrow(TokenInfoNotFound)
    await expect(getTokenFacts(client, { address: poor })).rejects.toThrow(TokenInfoNotFound)
    await expect(
      client.readContract({ address: poor, abi: erc20Abi, functionName: 'name' }),
    ).rejects.toThrow()
  })
})

describe('fee and inviter', () => {
  test('are read for the account that pays', async () => {
    expect(await getTokenFee(client, contracts, { account: creator, templateId: 1n })).toEqual({
      feeWei: testFee.feeWei,
      fullFeeWei: testFee.feeWei,
      inviterShareBps: testFee.inviterShareBps,
    })
    const state = await getTokenFactoryState(client, contracts)
    expect(state).toMatchObject({
      owner: platform,
      templates: [{ templateId: 1, feeWei: testFee.feeWei, isEnabled: true }],
    })
  })

  test('an inviter with a token earns, one without is refused', async () => {
    await create()
    const invited = await create({ inviter: creator, receiver: friend }, friend)
    expect(invited).toMatch(/^0x/)
    const earned = (testFee.feeWei * BigInt(testFee.inviterShareBps)) / 10_000n
    expect(await getCreationInviter(client, contracts, creator)).toMatchObject({
      rewardWei: earned,
      inviterShareBps: testFee.inviterShareBps,
    })
    const to: Address = '0x00000000000000000000000000000000000000d0'
    const paid = await run(claimCreationRewardFlow, { contracts, inviter: creator, to })
    expect(paid).toMatchObject({ status: 'mined', steps: [{ result: { amountWei: earned } }] })
    expect(await client.getBalance({ address: to })).toBe(earned)
    const again = await run(claimCreationRewardFlow, { contracts, inviter: creator, to })
    expect(again.failure).toMatchObject({ name: 'TokenFactory_NothingToPay', args: { to } })
    const refused = {
      contracts,
      draft: draftOf({ inviter: platform }),
      seed: createTokenSeed(),
      feeWei: testFee.feeWei,
    }
    const last = await run(createTokenFlow, refused)
    expect(last.failure).toMatchObject({
      name: 'TokenFactory_InviterHasNoTokens',
      args: { inviter: platform },
    })
  })
})

describe('checkTokenDraft', () => {
  const check = (
    change: Record<string, unknown>,
    account: Address = creator,
    seed = createTokenSeed(),
  ) => checkTokenDraft(client, contracts, { draft: draftOf(change), account, seed })

  test('finds nothing wrong with a draft that can be created', async () => {
    expect(await check({})).toEqual([])
  })

  test('knows inviters without a token and inviters of themselves', async () => {
    expect(await check({ inviter: platform })).toMatchObject([
      { field: 'inviter', code: 'TokenFactory_InviterHasNoTokens' },
    ])
    expect(await check({ inviter: creator })).toMatchObject([
      { field: 'inviter', code: 'TokenFactory_InviterIsDeployer' },
    ])
  })

  test('says what a poor account lacks, fee and gas together', async () => {
    const [lack] = await check({}, poor)
    expect(lack).toMatchObject({
      field: 'form',
      code: 'Balance_Insufficient',
      args: { balanceWei: 0n },
    })
    expect(Number(lack?.args.neededWei)).toBeGreaterThan(Number(testFee.feeWei))
  })

  test('knows a seed that was used before', async () => {
    const seed = createTokenSeed()
    const draft = draftOf()
    await run(createTokenFlow, { contracts, draft, seed, feeWei: testFee.feeWei })
    expect(await check({}, creator, seed)).toMatchObject([{ code: 'TokenFactory_AlreadyDeployed' }])
  })

  test('knows templates that are closed or unknown', async () => {
    const closed = { address: contracts.factory, abi: tokenFactoryAbi } as const
    const { generator } = await client.readContract({
      ...closed,
      functionName: 'template',
      args: [1n],
    })
    const setOpen = (isOpen: boolean) =>
      client.request({
        method: 'eth_sendTransaction',
        params: [
          { from: platform, to: contracts.factory, data: encodeSetTemplate(generator, isOpen) },
        ],
      } as never)
    await setOpen(false)
    expect(await check({})).toMatchObject([
      { field: 'templateId', code: 'TokenFactory_TemplateDisabled' },
    ])
    await setOpen(true)
    const unknown = {
      draft: foreignDraft(9),
      account: creator,
      seed: createTokenSeed(),
    }
    expect(await checkTokenDraft(client, contracts, unknown)).toEqual([
      expect.objectContaining({ field: 'router', code: 'Token_RouterUnusable' }),
      expect.objectContaining({ field: 'quote', code: 'Token_QuoteUnusable' }),
      { field: 'marketingWallet', code: 'Token_MarketingWalletIsOwner', args: {} },
      { field: 'templateId', code: 'TokenFactory_TemplateUnknown', args: { templateId: 9n } },
    ])
  })

  test('the estimate is close to what a creation uses', async () => {
    const draft = draftOf()
    const transaction = buildTokenDeployment(contracts, {
      draft,
      seed: createTokenSeed(),
      feeWei: testFee.feeWei,
    })
    const rich = await estimateDeploymentCost(client, {
      account: creator,
      transaction,
      balanceWei: 10n ** 20n,
    })
    const lent = await estimateDeploymentCost(client, {
      account: poor,
      transaction,
      balanceWei: 0n,
    })
    expect(rich.isMeasured && lent.isMeasured).toBe(true)
    expect(rich.gas < ordinaryDeploymentGas.plain).toBe(true)
    expect(Math.abs(Number(rich.gas - lent.gas))).toBeLessThan(50_000)
  })
})

describe('wrong input is refused in SDK and contract for the same named reason', () => {
  const raw: StandardTokenDraft = {
    templateId: 1,
    name: 'Harbour',
    symbol: 'HRB',
    decimals: 18,
    totalSupply: 10n ** 24n,
    receiver: creator,
    contractUri: '',
    mintable: false,
    mintCooldownSeconds: 0n,
    mintMaxBps: 0n,
    inviter: zeroAddress,
  }
  const form = {
    ...typed,
    decimals: '18',
    totalSupply: '1000000',
    mintable: false,
    mintCooldownDays: '',
    mintMaxPercent: '',
  }
  const minting = { mintable: true, mintCooldownSeconds: 259_200n, mintMaxBps: 2_000n }
  const typedMinting = { mintable: true, mintCooldownDays: '3', mintMaxPercent: '20' }

  test.each<[string, Record<string, unknown>, Partial<StandardTokenDraft>]>([
    ['Token_NameEmpty', { name: '' }, { name: '' }],
    ['Token_NameTooLong', { name: 'x'.repeat(300) }, { name: 'x'.repeat(300) }],
    ['Token_NameNotPrintable', { name: 'Har\u200bbour' }, { name: 'Har\u200bbour' }],
    ['Token_NameNotPrintable', { name: 'Har\u0007bour' }, { name: 'Har\u0007bour' }],
    ['Token_SymbolNotPrintable', { symbol: 'H\u202eRB' }, { symbol: 'H\u202eRB' }],
    ['Token_UriNotPrintable', { contractUri: 'ipfs://\u2060a' }, { contractUri: 'ipfs://\u2060a' }],
    ['Token_SymbolEmpty', { symbol: '' }, { symbol: '' }],
    ['Token_SymbolTooLong', { symbol: 'x'.repeat(33) }, { symbol: 'x'.repeat(33) }],
    [
      'Token_UriTooLong',
      { contractUri: `https://${'x'.repeat(600)}` },
      { contractUri: `https://${'x'.repeat(600)}` },
    ],
    ['Token_SupplyZero', { totalSupply: '0' }, { totalSupply: 0n }],
    ['Token_DecimalsTooHigh', { decimals: '19' }, { decimals: 19 }],
    [
      'Token_DecimalsTooHighForSupply',
      { totalSupply: '9'.repeat(20) },
      { totalSupply: BigInt('9'.repeat(20)) * 10n ** 18n },
    ],
    [
      'Token_SupplyTooLarge',
      { decimals: '9', totalSupply: '9'.repeat(30) },
      { decimals: 9, totalSupply: BigInt('9'.repeat(30)) * 10n ** 9n },
    ],
    ['Token_ReceiverZero', { receiver: zeroAddress }, { receiver: zeroAddress }],
    [
      'Token_MintCooldownTooShort',
      { ...typedMinting, mintCooldownDays: '2' },
      { ...minting, mintCooldownSeconds: 172_800n },
    ],
    [
      'Token_MintCooldownTooLong',
      { ...typedMinting, mintCooldownDays: '36501' },
      { ...minting, mintCooldownSeconds: 36_501n * 86_400n },
    ],
    [
      'Token_MintRatioZero',
      { ...typedMinting, mintMaxPercent: '0' },
      { ...minting, mintMaxBps: 0n },
    ],
    [
      'Token_MintRatioTooHigh',
      { ...typedMinting, mintMaxPercent: '21' },
      { ...minting, mintMaxBps: 2_100n },
    ],
    ['Token_MintParamsWithoutMint', { mintMaxPercent: '5' }, { mintMaxBps: 500n }],
  ])('%s', async (code, typedChange, rawChange) => {
    const reading = readTokenDraft({ ...form, ...typedChange })
    const issues = reading.ok ? [] : reading.issues
    expect(issues.map((issue) => issue.code)).toEqual([code])
    const transaction = buildTokenDeployment(contracts, {
      draft: { ...raw, ...rawChange },
      seed: createTokenSeed(),
      feeWei: testFee.feeWei,
    })
    const refusal: unknown = await ports.chain
      .call(creator, transaction)
      .catch((error: unknown) => error)
    const decoded = decodeContractError(refusal, contractErrorsAbi)
    expect(decoded).toMatchObject({ kind: 'contract', name: code })
    expect(decoded.args).toEqual(issues[0]?.args)
  })
})
