import { type EvmChainDefinition, getEvmChain } from '@slipway/chains'
import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { createDeployClient, type DeployClient } from '@slipway/deployer/steps/deploy-client'
import { createReadClient, type ReadClient } from '@slipway/sdk/evm/create-read-client'
import {
  type Address,
  concat,
  getAddress,
  type Hex,
  numberToHex,
  pad,
  parseEther,
  parseUnits,
  testActions,
} from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type LocalChain, startChain } from '../src/chain/start-chain.ts'
import { deployVenue, type LocalVenue } from '../src/venue/deploy-venue.ts'
import { assessMarket } from './traps/assess-market.ts'
import {
  deployRuntime,
  deployTrap,
  fillPool,
  initializeToken,
  openMarket,
  openToken,
} from './traps/deploy-trap.ts'

const owner = getDevelopmentAccount(0)
const somebody = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
let node: LocalChain
let chain: EvmChainDefinition
let reader: ReadClient
let client: DeployClient
let venue: LocalVenue

beforeAll(async () => {
  const local = getEvmChain('local')
  node = await startChain({ chainId: local.chainId, port: 18_690 })
  chain = { ...local, rpcUrls: [node.rpcUrl] }
  reader = createReadClient(chain)
  client = createDeployClient({ chain, account: owner, rpcUrl: node.rpcUrl })
  venue = await deployVenue({ client })
  // On a network that people use, somebody makes the blocks.
  await client.extend(testActions({ mode: 'anvil' })).setCoinbase({ address: somebody })
})

afterAll(() => node.stop())

const assess = (token: Address) => assessMarket(reader, chain, token)

async function marketOf(name: string): Promise<Address> {
  const token = await deployTrap(client, name)
  await openMarket(client, venue, token)
  return token
}

describe('honeypots', () => {
  test.each([
    'FreeGasTrap',
    'PoorOriginTrap',
    'RichOriginTrap',
    'NoMinerTrap',
    'NoBaseFeeTrap',
    'NoRandomnessTrap',
    'MuchGasTrap',
    'ContractSellerTrap',
    'OtherOriginTrap',
    'SameBlockTrap',
    'SameMinuteTrap',
    'ClosingTrap',
    'OwnerOnlyTrap',
    'SellOnceTrap',
    'ChosenFewTrap',
    'LargeSellsOnlyTrap',
    'GasBurnerTrap',
    'PretendingTrap',
    'TakesAllTrap',
    'MeltingTrap',
    'ForgetfulTrap',
    'SweepingTrap',
    'DumpingTrap',
  ])('%s is never called sellable', async (name) => {
    const { assessment, codes, rehearsal } = await assess(await marketOf(name))
    expect(codes.filter((code) => /^sell_(works|delayed)/.test(code))).toEqual([])
    expect(assessment.verdict).toBe('danger')
    // It was tried as wallets that pay for gas, each another one.
    if (rehearsal.state !== 'done') throw new Error(rehearsal.state)
    expect(rehearsal.traders.map(({ kind }) => kind)).toEqual(['wallet', 'wallet'])
    expect(rehearsal.traders.every(({ gasPriceWei }) => gasPriceWei > 0n)).toBe(true)
    expect(new Set(rehearsal.traders.map(({ address }) => address)).size).toBe(2)
  })

  test('a decoy pool with more tokens and burnt liquidity hides no trap', async () => {
    const token = await deployTrap(client, 'OwnerOnlyTrap')
    const usdt = venue.quoteTokens.find(({ symbol }) => symbol === 'USDT')
    if (!usdt) throw new Error('The venue has no USDT.')
    const decoy = await fillPool(client, venue, token, {
      tokens: parseEther('800000'),
      quoteAmount: parseUnits('1', usdt.decimals),
      quote: usdt.address,
    })
    const trap = await fillPool(client, venue, token, {
      tokens: parseEther('100000'),
      quoteAmount: parseEther('20'),
      holder: owner.address,
    })
    await openToken(client, token, trap)
    const { judged, codes, assessment } = await assess(token)
    expect(judged.map(({ pool }) => pool.pair)).toEqual([trap])
    expect(judged.map(({ pool }) => pool.pair)).not.toContain(decoy)
    expect(assessment.verdict).toBe('danger')
    expect(codes).toEqual(expect.arrayContaining(['sell_refused', 'liquidity_free']))
  })

  test('a trap in the smaller of two pools that matter decides', async () => {
    const token = await deployTrap(client, 'OwnerOnlyTrap')
    const usdc = venue.quoteTokens.find(({ symbol }) => symbol === 'USDC')
    if (!usdc) throw new Error('The venue has no USDC.')
    await fillPool(client, venue, token, {
      tokens: parseEther('100000'),
      quoteAmount: parseEther('20'),
    })
    const trap = await fillPool(client, venue, token, {
      tokens: parseEther('10000'),
      quoteAmount: parseUnits('5000', usdc.decimals),
      quote: usdc.address,
    })
    await openToken(client, token, trap)
    const { judged, codes } = await assess(token)
    expect(judged).toHaveLength(2)
    expect(codes).toContain('sell_refused')
  })
})

describe('honest tokens', () => {
  test.each([
    'PlainToken',
    'SilentToken',
    'NeverZeroToken',
    'ModestToken',
    'TaxedToken',
    'CollectingToken',
    'SurchargeToken',
    'NoSandwichToken',
    'MinutesToken',
    'HoursToken',
    'WalletsOnlyToken',
    'OriginOnlyToken',
    'CalmGasToken',
    'LimitedToken',
    'ShrinkingToken',
    'HeavyToken',
    'PausableToken',
    'WordToken',
    'WholeToken',
    'NarrowToken',
  ])('%s is never called dangerous', async (name) => {
    const { assessment, codes } = await assess(await marketOf(name))
    expect(assessment.verdict).not.toBe('danger')
    expect(codes).toContain(name === 'HoursToken' ? 'sell_delayed' : 'sell_works')
  })
})

test('a tax of 5 % is called 5 % while collected tax waits to be sold, and what that swap costs is told apart', async () => {
  const { rehearsal } = await assess(await marketOf('CollectingToken'))
  expect(rehearsal).toMatchObject({
    state: 'done',
    sell: { ok: true, taxBps: 500 },
    laterSell: { ok: true, taxBps: 500 },
  })
  // A five-hundredth of the pool is sold first: the price falls by twice as much.
  const sell = rehearsal.state === 'done' ? rehearsal.sell : undefined
  const movedBps = sell?.ok ? sell.movedBps : undefined
  expect(movedBps).toBeGreaterThanOrEqual(35)
  expect(movedBps).toBeLessThanOrEqual(45)
})

describe('honest tokens behind proxies', () => {
  const bare = (address: Address) => address.slice(2).toLowerCase()
  const clones: readonly (readonly [string, (logic: Address) => Hex])[] = [
    ['EIP-1167', (to) => `0x363d3d373d3d3d363d73${bare(to)}5af43d82803e903d91602b57fd5bf3`],
    ['ERC-7511', (to) => `0x365f5f375f5f365f73${bare(to)}5af43d5f5f3e5f3d91602a57fd5bf3`],
    ['Solady’s', (to) => `0x5f5f365f5f37365f73${bare(to)}5af43d5f5f3e6029573d5ffd5b3d5ff3`],
    ['0age’s', (to) => `0x3d3d3d3d363d3d37363d73${bare(to)}5af43d3d93803e602a57fd5bf3`],
    [
      'Vyper’s',
      (to) => `0x366000600037611000600036600073${bare(to)}5af4602c57600080fd5b6110006000f3`,
    ],
    [
      'immutable arguments’',
      (to) =>
        concat([
          `0x3d3d3d3d363d3d376100036037363936610003013d73${bare(to)}5af43d3d93803e603557fd5bf3`,
          '0xaa0003',
        ]),
    ],
  ]

  test.each(clones)(
    '%s clone: its logic is found, and nobody can exchange it',
    async (_, codeFor) => {
      const logic = await deployTrap(client, 'LogicToken')
      const token = await deployRuntime(client, codeFor(logic))
      await initializeToken(client, token)
      await openMarket(client, venue, token)
      const { code, codes, assessment } = await assess(token)
      expect(code.proxy).toMatchObject({
        pattern: 'clone',
        implementations: [logic],
        upgrade: 'fixed',
      })
      expect(code.powers).toContain('blacklist')
      expect(codes).toContain('sell_works')
      expect(codes).not.toContain('upgradeable')
      expect(assessment.verdict).not.toBe('danger')
    },
  )

  test.each([16, 18, 19])(
    'a clone of logic whose address has zeros in front, pushed in %i bytes',
    async (bytes) => {
      const logic = getAddress(pad(`0x${'5a'.repeat(bytes)}`, { size: 20 }))
      const code = await reader.getCode({ address: await deployTrap(client, 'LogicToken') })
      await client
        .extend(testActions({ mode: 'anvil' }))
        .setCode({ address: logic, bytecode: code ?? '0x' })
      // EIP-1167 with a shorter push, and the jump that much nearer.
      const push = numberToHex(0x5f + bytes).slice(2)
      const jump = numberToHex(0x2b - (20 - bytes)).slice(2)
      const token = await deployRuntime(
        client,
        `0x363d3d373d3d3d363d${push}${'5a'.repeat(bytes)}5af43d82803e903d9160${jump}57fd5bf3`,
      )
      await initializeToken(client, token)
      await openMarket(client, venue, token)
      const { code: facts, codes, assessment } = await assess(token)
      expect(facts.proxy).toMatchObject({
        pattern: 'clone',
        implementations: [logic],
        upgrade: 'fixed',
      })
      expect(facts.powers).toContain('blacklist')
      expect(codes).toContain('sell_works')
      expect(assessment.verdict).not.toBe('danger')
    },
  )

  test.each([
    ['SlotProxy', 'LogicToken', 'eip1967', 'upgradeable'],
    ['OlderProxy', 'LogicToken', 'openzeppelin', 'upgradeable'],
    ['ProxiableProxy', 'LogicToken', 'eip1822', 'unclear'],
    ['BeaconProxy', 'LogicToken', 'beacon', 'upgradeable'],
    ['Diamond', 'LogicToken', 'diamond', 'fixed'],
    ['NamingProxy', 'LogicToken', 'eip897', 'upgradeable'],
    ['HidingProxy', 'LogicToken', 'unrecognised', 'unclear'],
  ])(
    '%s: what acts is shown and what can change is said',
    async (proxy, logicName, pattern, upgrade) => {
      const logic = await deployTrap(client, logicName)
      const target =
        proxy === 'BeaconProxy' ? await deployTrap(client, 'Beacon', [logic, somebody]) : logic
      const token = await deployTrap(client, proxy, [target, somebody])
      await initializeToken(client, token)
      await openMarket(client, venue, token)
      const { code, codes, assessment } = await assess(token)
      const isHidden = pattern === 'unrecognised'
      expect(code.proxy).toMatchObject({
        pattern,
        implementations: isHidden ? [] : [logic],
        upgrade,
      })
      expect(code.powers.includes('blacklist')).toBe(!isHidden)
      expect(codes).toContain('sell_works')
      expect(codes.includes('upgradeable')).toBe(upgrade === 'upgradeable')
      expect(assessment.verdict).not.toBe('danger')
    },
  )

  test('UUPS: the way to exchange it stands in the logic', async () => {
    const logic = await deployTrap(client, 'UupsToken')
    const token = await deployTrap(client, 'SlotProxy', [
      logic,
      '0x0000000000000000000000000000000000000000',
    ])
    await initializeToken(client, token)
    await openMarket(client, venue, token)
    const { code, assessment } = await assess(token)
    expect(code.proxy).toMatchObject({
      pattern: 'eip1967',
      upgrade: 'upgradeable',
      admin: undefined,
    })
    expect(assessment.verdict).toBe('caution')
  })
})
