import { readFileSync } from 'node:fs'
import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { callRpc } from '@slipway/deployer/node/call-rpc'
import { createDeployClient, type DeployClient } from '@slipway/deployer/steps/deploy-client'
import { liquidityLockerAbi, nftLockerAbi, tokenLockerAbi } from '@slipway/deployments/abi'
import { getPermitMessage } from '@slipway/sdk/evm/get-permit-message'
import { startFlow } from '@slipway/sdk/flow/flow-state'
import { resumeFlow, runFlow } from '@slipway/sdk/flow/run-flow'
import type { FlowState } from '@slipway/sdk/flow/types'
import { getLock } from '@slipway/sdk/lock/evm/get-lock'
import { getLockContracts } from '@slipway/sdk/lock/evm/get-lock-contracts'
import { getPositionPool } from '@slipway/sdk/lock/evm/get-position-pool'
import { recogniseLockable } from '@slipway/sdk/lock/evm/recognise-lockable'
import type { LockTokenListInput } from '@slipway/sdk/lock/flows/lock-token-list-flow'
import { calculateListGas } from '@slipway/sdk/lock/list/split-lock-list'
import type {
  LockDraft,
  LockDraftInput,
  LockListDraft,
  NftLockDraft,
  TokenLockDraft,
} from '@slipway/sdk/lock/lock-draft-schema'
import { lockForever } from '@slipway/sdk/lock/lock-limits'
import { prepareLock } from '@slipway/sdk/lock/prepare-lock'
import { readLockDraft } from '@slipway/sdk/lock/read-lock-draft'
import { readLockList } from '@slipway/sdk/lock/read-lock-list'
import { getTokenFee } from '@slipway/sdk/token/evm/get-token-fee'
import { createTokenFlow } from '@slipway/sdk/token/flows/create-token-flow'
import { getPoolState } from '@slipway/sdk/token/launch/prepare-liquidity'
import { createTokenSeed } from '@slipway/sdk/token/token-seed'
import {
  type Abi,
  type Address,
  encodeFunctionData,
  erc20Abi,
  type Hex,
  numberToHex,
  parseAbi,
  zeroAddress,
} from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { buildPosition } from '../src/venue/build-position.ts'
import {
  localCollectionAbi,
  localCollectionAddress,
} from '../src/venue/collection/local-collection.ts'
import { planPositionVenue } from '../src/venue/position-venue.ts'
import { deployOddAsset } from './deploy-odd-asset.ts'
import { type LocalPlatform, startLocalPlatform } from './local-platform.ts'
import {
  askContract,
  askLocker,
  checkLock,
  draftLock,
  type LockMaker,
  makeLock,
  typeLock,
} from './lock-on-chain.ts'
import { createPlainToken, readNow } from './presale-on-chain.ts'
import { readTaxedDraft } from './typed-token.ts'

const oddTokenAbi = parseAbi([
  'function setHabits(uint256 fee, uint256 surcharge, bool gated, bool rebases)',
  'function setExempt(address account, bool listed)',
  'function seize(address from, uint256 amount)',
  'function pretend(address token0, address token1, address factory)',
])
const oddCollectionAbi = parseAbi([
  'function mint(address to, uint256 nftId)',
  'function take(address to, uint256 nftId)',
  'function setFrozen(bool frozen)',
])
const permit2Abi = parseAbi([
  'function approve(address token, address spender, uint160 amount, uint48 expiration)',
])
const permit2 = '0x000000000022D473030F116dDEE9F6B43aC78BA3'

const person = getDevelopmentAccount(3)
const account = person.address
const other = getDevelopmentAccount(4).address
const unit = 10n ** 18n
const day = 86_400
let platform: LocalPlatform
let sender: DeployClient
let maker: LockMaker
let token: Address
let odd: Address
let snapshot: Hex

async function write(to: Address, abi: Abi, functionName: string, args: readonly unknown[]) {
  const hash = await sender.writeContract({ address: to, abi, functionName, args })
  await sender.waitForTransactionReceipt({ hash })
}

beforeAll(async () => {
  platform = await startLocalPlatform(18_733)
  const { chain, node } = platform
  sender = createDeployClient({ chain, account: person, rpcUrl: node.rpcUrl })
  maker = { platform, contracts: getLockContracts(chain), account }
  token = await createPlainToken(platform, account)
  odd = await deployOddAsset(sender, 'OddToken')
})

afterAll(() => platform.node.stop())

beforeEach(async () => {
  snapshot = await callRpc<Hex>(platform.node.rpcUrl, 'evm_snapshot', [])
})

afterEach(() => callRpc(platform.node.rpcUrl, 'evm_revert', [snapshot]))

const lockOf = (lockId: unknown) =>
  getLock(platform.client, {
    kind: 'token',
    locker: maker.contracts.tokenLocker,
    lockId: lockId as bigint,
  })

const stepped = {
  release: 'stepped',
  unlockAt: '',
  firstPercent: '10',
  cycleLength: '30',
  cyclePercent: '30',
} as const

describe('a lock of tokens is on chain what the form said', () => {
  test.each([
    ['all at once', {}],
    ['for ever', { isForever: true }],
    ['evenly', { release: 'linear' }],
    ['evenly, after a first part', { release: 'linear', firstPercent: '33.33' }],
    ['in parts', stepped],
    ['movable', { isMigratable: true }],
    ['for somebody else', { owner: other }],
  ] as const)('%s', async (_name, change) => {
    const draft = (await draftLock(maker, { asset: token, ...change })) as TokenLockDraft
    const { result, steps } = await makeLock(maker, draft)
    expect(steps).toEqual(['approve-0', 'lock-tokens'])
    expect(result).toMatchObject({ amount: 100n * unit, unlockAt: draft.unlockAt })
    const { schedule, unlockAt, owner, isMigratable } = draft
    expect(await lockOf(result.lockId)).toMatchObject({
      token,
      owner,
      amount: 100n * unit,
      unlockAt: Number(unlockAt),
      isForever: unlockAt === lockForever,
      isMigratable,
      isRebasing: false,
      ...(schedule && { schedule }),
    })
  })

  test('a rebasing token is counted in shares of its own vault', async () => {
    await write(odd, oddTokenAbi, 'setHabits', [0n, 0n, false, true])
    const draft = await draftLock(maker, { asset: odd, isRebasing: true })
    const { hints, arrives } = await checkLock(maker, draft)
    expect(hints).toEqual([])
    expect(arrives).toBe(100n * unit)
    const { result } = await makeLock(maker, draft)
    expect(await lockOf(result.lockId)).toMatchObject({ isRebasing: true, amount: 100n * unit })
    const plain = await draftLock(maker, { asset: odd })
    expect((await checkLock(maker, plain)).hints).toEqual([{ code: 'may-rebase', args: {} }])
  })

  test('an allowance is signed where token and locker can: one transaction', async () => {
    const { client, flows } = platform
    const draft = await draftLock(maker, { asset: token, ...stepped })
    const prepared = await prepareLock(client, maker.contracts, { draft, account })
    const { definition, permits } = prepared.plan
    const [permit] = permits
    if (!permit) throw new Error('no permit')
    const { query, apply } = permit
    const message = await getPermitMessage(client, query)
    if (!message) throw new Error('no message')
    const signature = await person.signTypedData(message)
    const { deadline, value } = query
    const input = apply(prepared.plan.input, { token, value, deadline, signature })
    expect(definition.steps(input).map(({ id }) => id)).toEqual(['lock-tokens'])
    const result = await flows.succeed(definition, input, account)
    expect(await lockOf(result.lockId)).toMatchObject({ amount: 100n * unit })
  })

  test('an allowance that lies in Permit2 is used, and needs no step', async () => {
    const file = new URL('../../../contracts/test/fixtures/permit2.json', import.meta.url)
    const { code } = JSON.parse(readFileSync(file, 'utf8')) as { code: Hex }
    await callRpc(platform.node.rpcUrl, 'anvil_setCode', [permit2, code])
    await write(token, erc20Abi, 'approve', [permit2, 2n ** 255n])
    const draft = await draftLock(maker, { asset: token })
    const stepsNow = async () => {
      const { plan } = await prepareLock(platform.client, maker.contracts, { draft, account })
      return plan.definition.steps(plan.input).map(({ id }) => id)
    }
    const { tokenLocker } = maker.contracts
    const soon = (await readNow(platform)) + 600
    await write(permit2, permit2Abi, 'approve', [token, tokenLocker, 100n * unit, soon])
    // One that ends while the wallet is still asking is none.
    expect(await stepsNow()).toEqual(['approve-0', 'lock-tokens'])
    await write(permit2, permit2Abi, 'approve', [token, tokenLocker, 100n * unit - 1n, 2 ** 40])
    expect(await stepsNow()).toEqual(['approve-0', 'lock-tokens'])
    await write(permit2, permit2Abi, 'approve', [token, tokenLocker, 100n * unit, 2 ** 40])
    const { result, steps } = await makeLock(maker, draft)
    expect(steps).toEqual(['lock-tokens'])
    expect(result).toMatchObject({ amount: 100n * unit })
  })
})

const ownerAt = (index: number): Address =>
  numberToHex(0x1000_0000_0000 + index, { size: 20 }).toLowerCase() as Address

describe('a list', () => {
  async function draftList(
    count: number,
    cells: (index: number) => string,
  ): Promise<LockListDraft> {
    const text = Array.from({ length: count }, (_, at) => `${ownerAt(at)},${cells(at)}`).join('\n')
    const { entries, issues } = readLockList(text, { now: await readNow(platform), decimals: 18 })
    expect(issues).toEqual([])
    return { locker: 'list', asset: token, entries, isRebasing: false, isMigratable: true }
  }

  test('of 300 owners takes two transactions, goes on after a reload, and each is proven', async () => {
    const { client, flows } = platform
    const until = (await readNow(platform)) + 90 * day
    const draft = await draftList(300, (at) => `${at + 1},${until + at}`)
    expect((await checkLock(maker, draft)).issues).toEqual([])
    const prepared = await prepareLock(client, maker.contracts, { draft, account })
    expect(prepared).toMatchObject({ kind: 'lock_token_list', transactions: 2 })
    const { definition, input } = prepared.plan
    expect(definition.steps(input).map(({ id }) => id)).toEqual([
      'approve-0',
      'lock-list-0',
      'lock-list-1',
    ])
    const closed = new AbortController()
    const start = { id: 'list', chainId: client.chain.id, account, input, createdAt: 0 }
    const stored: { state?: FlowState<typeof input> } = {}
    const onChange = (state: FlowState<typeof input>) => {
      stored.state = state
      // The page is closed when the second step was proven.
      if (state.stepIndex === 2) closed.abort()
    }
    const run = runFlow(definition, startFlow(definition, start), flows.ports, {
      onChange,
      signal: closed.signal,
    })
    await expect(run).rejects.toThrow()
    if (!stored.state) throw new Error('nothing was stored')
    const waiting = await resumeFlow(definition, stored.state, flows.ports)
    expect(waiting).toMatchObject({ status: 'review', stepIndex: 2 })
    const last = await runFlow(definition, waiting, flows.ports)
    const [, first, second] = last.steps.map(({ result }) => result)
    const [part = [], rest = []] = (input as LockTokenListInput).parts
    expect(part.length + rest.length).toBe(300)
    expect(first).toMatchObject({ firstLockId: 1n, count: part.length })
    expect(second).toMatchObject({ firstLockId: BigInt(part.length + 1), count: rest.length })
    for (const id of [1, part.length, part.length + 1, 300]) {
      expect(await lockOf(BigInt(id))).toMatchObject({
        amount: BigInt(id) * unit,
        unlockAt: until + id - 1,
        isMigratable: true,
      })
    }
    expect(
      await client.readContract({
        address: maker.contracts.tokenLocker,
        abi: tokenLockerAbi,
        functionName: 'lockedOf',
        args: [token],
      }),
    ).toBe(((300n * 301n) / 2n) * unit)
    await expectGas(last, 1, part)
    await expectGas(last, 2, rest)
  })

  async function expectGas<Input>(
    { steps }: FlowState<Input>,
    at: number,
    part: LockListDraft['entries'],
  ): Promise<void> {
    const hash = steps[at]?.hash
    if (!hash) throw new Error(`step ${at} was not sent`)
    const { gasUsed } = await platform.client.getTransactionReceipt({ hash })
    const most = calculateListGas(part)
    expect(gasUsed).toBeLessThan(most)
    // A bound that is far away would cost people transactions.
    expect(gasUsed * 100n).toBeGreaterThan(most * 80n)
  }

  test('with parts of its own in each row fits the gas that was reckoned', async () => {
    const from = (await readNow(platform)) + day
    const draft = await draftList(120, (at) => `1,,${from + at},10,30d,30`)
    const { plan } = await prepareLock(platform.client, maker.contracts, { draft, account })
    const last = await platform.flows.run(plan.definition, plan.input, account)
    expect(last.status).toBe('mined')
    expect(last.steps.at(-1)?.result).toMatchObject({ count: 120 })
    await expectGas(last, 1, draft.entries)
    expect(await lockOf(120n)).toMatchObject({ schedule: draft.entries[119]?.schedule })
  })

  test('in one transaction takes a signature for its sum', async () => {
    const { client, flows } = platform
    const draft = await draftList(3, () => '2,forever')
    const prepared = await prepareLock(client, maker.contracts, { draft, account })
    const { definition, permits } = prepared.plan
    const [permit] = permits
    if (!permit) throw new Error('no permit')
    const { query, apply } = permit
    expect(query.value).toBe(6n * unit)
    const message = await getPermitMessage(client, query)
    if (!message) throw new Error('no message')
    const signature = await person.signTypedData(message)
    const input = apply(prepared.plan.input, { ...query, signature })
    expect(await flows.succeed(definition, input, account)).toMatchObject({
      firstLockId: 1n,
      count: 3,
      amount: 6n * unit,
    })
  })
})

describe('a token that keeps a part, or keeps people out', () => {
  test('what would arrive is said beforehand, and is what arrives', async () => {
    await write(odd, oddTokenAbi, 'setHabits', [500n, 0n, false, false])
    const draft = await draftLock(maker, { asset: odd })
    const { issues, hints, arrives, debits } = await checkLock(maker, draft)
    expect(issues).toEqual([])
    expect([arrives, debits]).toEqual([95n * unit, 100n * unit])
    const locker = maker.contracts.tokenLocker
    const args = { amount: 100n * unit, arrives: 95n * unit, locker }
    expect(hints).toEqual([{ code: 'taxed', args }])
    const { result } = await makeLock(maker, draft)
    expect(result).toMatchObject({ amount: 95n * unit })
    // The hint’s advice helps.
    await write(odd, oddTokenAbi, 'setExempt', [locker, true])
    expect((await checkLock(maker, draft)).hints).toEqual([])
  })

  test('what leaves the wallet beside the amount is said too', async () => {
    await write(odd, oddTokenAbi, 'setHabits', [0n, 200n, false, false])
    const { hints } = await checkLock(maker, await draftLock(maker, { asset: odd }))
    expect(hints).toMatchObject([{ code: 'debits-more', args: { debits: 102n * unit } }])
  })

  test('a refusal is the hint to whitelist the lock contract, which then helps', async () => {
    await write(odd, oddTokenAbi, 'setHabits', [0n, 0n, true, false])
    const draft = await draftLock(maker, { asset: odd })
    const locker = maker.contracts.tokenLocker
    const { issues } = await checkLock(maker, draft)
    expect(issues).toMatchObject([
      { field: 'asset', code: 'Token_TransferFailed', args: { locker } },
    ])
    await write(odd, erc20Abi, 'approve', [locker, 100n * unit])
    expect(await askLocker(maker, draft)).toBe('Token_TransferFailed')
    await write(odd, oddTokenAbi, 'setExempt', [locker, true])
    expect((await makeLock(maker, draft)).result).toMatchObject({ amount: 100n * unit })
  })

  test('one of ours can be locked by its owner before trading opens, and pays no dividends then', async () => {
    const { client, contracts: tokens, flows, venue } = platform
    const market = {
      creator: account,
      marketing: other,
      router: venue.router,
      quote: venue.wrappedNative,
      reward: venue.quoteTokens[0]?.address ?? zeroAddress,
      nft: localCollectionAddress,
    }
    const draft = readTaxedDraft(3, market)
    const { feeWei } = await getTokenFee(client, tokens, { account, templateId: 3n })
    const params = { contracts: tokens, draft, seed: createTokenSeed(), feeWei }
    const { token: gated } = await flows.succeed(createTokenFlow, params, account)
    const asset = gated as Address
    const lockable = await recogniseLockable(client, asset, { account, tokens })
    expect(lockable).toMatchObject({ kind: 'token', templateId: 3, mayRebase: false })
    const draftOfAll = await draftLock(maker, { asset })
    const paused = { code: 'dividends-paused', args: {} }
    // Its owner may move it all the same, and lock the team’s part before the opening.
    expect(await checkLock(maker, draftOfAll)).toMatchObject({ issues: [], hints: [paused] })
  })

  test('one that took from the locker is refused by amount, and taken by shares', async () => {
    const draft = await draftLock(maker, { asset: odd })
    await makeLock(maker, draft)
    await write(odd, oddTokenAbi, 'seize', [maker.contracts.tokenLocker, 1n])
    expect((await checkLock(maker, draft)).issues).toMatchObject([
      { field: 'asset', code: 'TokenLocker_Shortage', args: { owed: 100n * unit } },
    ])
    expect(await askLocker(maker, draft)).toBe('TokenLocker_Shortage')
    const rebasing = await draftLock(maker, { asset: odd, isRebasing: true })
    expect((await makeLock(maker, rebasing)).result).toMatchObject({ amount: 100n * unit })
  })

  test('an allowance that stands at another amount is taken back first', async () => {
    await write(odd, erc20Abi, 'approve', [maker.contracts.tokenLocker, 1n])
    const { steps } = await makeLock(maker, await draftLock(maker, { asset: odd }))
    expect(steps).toEqual(['approve-0', 'approve-1', 'lock-tokens'])
  })

  test('a node that leaves overrides aside can still say whether the token would go there', async () => {
    const { multicall3: _none, ...contracts } = platform.client.chain.contracts ?? {}
    const plainClient = {
      ...platform.client,
      chain: { ...platform.client.chain, contracts },
    } as typeof platform.client
    const plain = { ...maker, platform: { ...platform, client: plainClient } }
    const draft = await draftLock(maker, { asset: odd })
    expect(await checkLock(plain, draft)).toMatchObject({
      issues: [],
      hints: [{ code: 'unrehearsed' }],
    })
    await write(odd, oddTokenAbi, 'setHabits', [0n, 0n, true, false])
    expect((await checkLock(plain, draft)).issues).toMatchObject([{ code: 'Token_TransferFailed' }])
  })
})

describe('liquidity of a real exchange', () => {
  async function findPair(): Promise<Address> {
    const { venue, client, owner } = platform
    const quoteToken = venue.quoteTokens[0]?.address ?? zeroAddress
    const query = { router: venue.router, token: quoteToken, quote: zeroAddress }
    const { pair } = await getPoolState(client, query)
    const hash = await owner.writeContract({
      address: pair,
      abi: erc20Abi,
      functionName: 'transfer',
      args: [account, 5_000n],
    })
    await owner.waitForTransactionReceipt({ hash })
    return pair
  }

  const fine = { amount: '0.000000000000005' } as const

  test('is recognised as the locker does, with its exchange and both sides', async () => {
    const pair = await findPair()
    const { client, chain, venue, contracts: tokens } = platform
    const lockable = await recogniseLockable(client, pair, {
      account,
      venues: chain.venues,
      tokens,
    })
    if (lockable.kind !== 'pair') throw new Error(lockable.kind)
    expect(lockable).toMatchObject({ balance: 5_000n, factory: venue.factory })
    expect(lockable.venue).toBe(chain.venues.find(({ factory }) => factory === venue.factory)?.name)
    const poolOf = { abi: liquidityLockerAbi, functionName: 'poolOf', args: [pair] } as const
    const address = maker.contracts.liquidityLocker
    expect(await client.readContract({ ...poolOf, address })).toEqual([
      lockable.token0.address,
      lockable.token1.address,
      lockable.factory,
    ])
    expect(lockable.token0.symbol && lockable.token1.symbol).toBeTruthy()
  })

  test('goes to its own locker all at once, to the token locker in parts', async () => {
    const asset = await findPair()
    const plain = await draftLock(maker, { asset, kind: 'pair', ...fine })
    const { result, steps } = await makeLock(maker, plain)
    expect(steps).toEqual(['approve-0', 'lock-liquidity'])
    expect(result).toMatchObject({ lockId: 1n, amount: 5_000n })
    await findPair()
    const parts = await draftLock(maker, { asset, kind: 'pair', ...fine, ...stepped })
    const second = await makeLock(maker, parts)
    expect(second.steps).toEqual(['approve-0', 'lock-tokens'])
    expect(await lockOf(second.result.lockId)).toMatchObject({ token: asset, amount: 5_000n })
  })

  test('what only answers like a pair is a token', async () => {
    const { client, venue } = platform
    const quoteToken = venue.quoteTokens[0]?.address ?? zeroAddress
    await write(odd, oddTokenAbi, 'pretend', [quoteToken, venue.wrappedNative, venue.factory])
    expect(await recogniseLockable(client, odd, { account })).toMatchObject({ kind: 'token' })
    const draft = await draftLock(maker, { asset: odd, kind: 'pair' })
    const refusal = 'LiquidityLocker_NotLiquidityPool'
    expect((await checkLock(maker, draft)).issues).toMatchObject([{ code: refusal }])
    expect(await askLocker(maker, draft)).toBe(refusal)
  })

  test('a token that is none is refused under the same name by check and locker', async () => {
    const draft = await draftLock(maker, { asset: token, kind: 'pair' })
    expect((await checkLock(maker, draft)).issues).toMatchObject([
      { field: 'asset', code: 'LiquidityLocker_NotLiquidityPool', args: { lpToken: token } },
    ])
    expect(await askLocker(maker, draft)).toBe('LiquidityLocker_NotLiquidityPool')
  })
})

describe('an NFT', () => {
  const draftNft = (change: Partial<LockDraftInput> & Pick<LockDraftInput, 'asset'>) =>
    draftLock(maker, { kind: 'nft', nftId: '1', ...change }) as Promise<NftLockDraft>
  const nftLock = (lockId: unknown) =>
    getLock(platform.client, {
      kind: 'nft',
      locker: maker.contracts.nftLocker,
      lockId: lockId as bigint,
    })

  test('of any collection is sent to the locker in one transaction', async () => {
    const asset = localCollectionAddress
    await write(asset, localCollectionAbi, 'mint', [account, 2n])
    const found = await recogniseLockable(platform.client, asset, { account, nftId: 1n })
    expect(found).toMatchObject({ kind: 'nft', symbol: 'LTC', position: 'none', balance: 2n })
    expect(found).toMatchObject({ owner: account, ownedIds: undefined })
    const draft = await draftNft({ asset, isForever: true, owner: other })
    const { result, steps } = await makeLock(maker, draft)
    expect(steps).toEqual(['lock-nft'])
    expect(result).toMatchObject({ lockId: 1n, position: 'none', unlockAt: lockForever })
    expect(await nftLock(1n)).toMatchObject({
      collection: asset,
      nftId: 1n,
      owner: other,
      isForever: true,
      isHeld: true,
    })
  })

  test('that is a position of a real V3 exchange is known as one, and listed', async () => {
    const { venue, client } = platform
    const positions = planPositionVenue(venue.wrappedNative)
    await write(token, erc20Abi, 'approve', [positions.nftManager, 1_000n * unit])
    const { to, data, valueWei } = buildPosition(positions, {
      token,
      wrappedNative: venue.wrappedNative,
      tokenAmount: 1_000n * unit,
      nativeWei: unit,
      owner: account,
    })
    const hash = await sender.sendTransaction({ to, data, value: valueWei })
    await sender.waitForTransactionReceipt({ hash })
    const found = await recogniseLockable(client, positions.nftManager, { account })
    if (found.kind !== 'nft') throw new Error(found.kind)
    expect(found.position).toBe('v3')
    expect(found.ownedIds).toHaveLength(1)
    const nftId = String(found.ownedIds?.[0])
    const draft = await draftNft({ asset: positions.nftManager, nftId })
    expect((await checkLock(maker, draft)).hints).toEqual([])
    const { result, steps } = await makeLock(maker, draft)
    expect(steps).toEqual(['lock-nft'])
    expect(result).toMatchObject({ position: 'v3' })
    expect(await nftLock(result.lockId)).toMatchObject({ position: 'v3', owner: account })
  })

  test.each(['SpacedPositions', 'PairedPositions'] as const)(
    'that is a position of a fork of V3 is known as one, whatever finds its pools: %s',
    async (name) => {
      const asset = await deployOddAsset(sender, name)
      await write(asset, oddCollectionAbi, 'mint', [account, 1n])
      const found = await recogniseLockable(platform.client, asset, { account, nftId: 1n })
      expect(found).toMatchObject({ kind: 'nft', position: 'v3' })
      const query = { collection: asset, nftId: 1n, position: 'v3' } as const
      expect(await getPositionPool(platform.client, query)).toMatchObject({
        feePpm: undefined,
        liquidity: unit,
      })
      const draft = await draftNft({ asset })
      expect(await checkLock(maker, draft)).toMatchObject({ issues: [], hints: [] })
      const { result } = await makeLock(maker, draft)
      expect(result).toMatchObject({ position: 'v3' })
    },
  )

  test.each(['InfinityPositions'] as const)(
    'that the locker takes for an ordinary one though it is a position is said so: %s',
    async (name) => {
      const asset = await deployOddAsset(sender, name)
      await write(asset, oddCollectionAbi, 'mint', [account, 1n])
      const query = { account, nftId: 1n }
      const found = await recogniseLockable(platform.client, asset, query)
      expect(found).toMatchObject({ kind: 'nft', position: 'none' })
      const draft = await draftNft({ asset })
      const { issues, hints } = await checkLock(maker, draft)
      expect(issues).toEqual([])
      expect(hints).toEqual([{ code: 'position-foreign', args: {} }])
      const { result } = await makeLock(maker, draft)
      expect(result).toMatchObject({ position: 'none' })
    },
  )

  test('of a collection that cannot send with words is approved and taken', async () => {
    const asset = await deployOddAsset(sender, 'OddCollection')
    await write(asset, oddCollectionAbi, 'mint', [account, 1n])
    const draft = await draftNft({ asset })
    const { steps } = await makeLock(maker, draft)
    expect(steps).toEqual(['approve-0', 'lock-nft'])
    // Its collection takes it out: the old lock is void, and its owner can lock it anew.
    await write(asset, oddCollectionAbi, 'take', [account, 1n])
    expect((await makeLock(maker, draft)).result).toMatchObject({ lockId: 2n })
  })

  test('of somebody else, or of nobody, is refused under the same name by check and locker', async () => {
    const asset = localCollectionAddress
    await write(asset, localCollectionAbi, 'mint', [other, 1n])
    for (const nftId of ['1', '999']) {
      const draft = await draftNft({ asset, nftId })
      expect((await checkLock(maker, draft)).issues).toMatchObject([
        { field: 'nftId', code: 'NftLocker_NotNftOwner', args: { nftId: BigInt(nftId) } },
      ])
      expect(await askNftLocker(draft)).toBe('NftLocker_NotNftOwner')
    }
  })

  /** The locker asked for itself: sending would ask the collection first. */
  function askNftLocker({ asset, nftId, owner, unlockAt }: NftLockDraft): Promise<string> {
    const args = [asset, nftId, owner, unlockAt] as const
    const data = encodeFunctionData({ abi: nftLockerAbi, functionName: 'lock', args })
    return askContract(maker, { to: maker.contracts.nftLocker, data })
  }

  test('that its collection does not move is refused with the collection’s own words', async () => {
    const asset = await deployOddAsset(sender, 'OddCollection')
    await write(asset, oddCollectionAbi, 'mint', [account, 1n])
    await write(asset, oddCollectionAbi, 'setFrozen', [true])
    expect((await checkLock(maker, await draftNft({ asset }))).issues).toMatchObject([
      { code: 'Contract_Reverted', args: { reason: 'frozen' } },
    ])
  })
})

/** The draft that a form with a fault would give, were it not refused. */
async function forgeDraft(
  change: Partial<LockDraftInput> & Pick<LockDraftInput, 'asset'>,
  forged: object,
): Promise<LockDraft> {
  const { amount: _amount, owner: _owner, ...sound } = change
  const draft = await draftLock(maker, { ...sound, unlockAt: '', isForever: true, release: 'once' })
  return { ...draft, ...forged } as LockDraft
}

describe('each refusal has one name, from the form to the contract', () => {
  const kinds = [
    ['token', 'TokenLocker', () => token],
    ['pair', 'LiquidityLocker', () => token],
    ['nft', 'NftLocker', () => localCollectionAddress],
  ] as const

  describe.each(kinds)('%s', (kind, prefix, assetOf) => {
    const nft = { kind, nftId: '1' } as const

    test.each([
      ['UnlockTooEarly', (now: number) => now + 200],
      ['UnlockTooLate', (now: number) => (now + day) * 1_000],
    ] as const)('%s', async (name, timeOf) => {
      if (kind === 'nft') await write(assetOf(), localCollectionAbi, 'mint', [account, 1n])
      const unlockAt = timeOf(await readNow(platform))
      const change = { ...nft, asset: assetOf(), unlockAt: String(unlockAt) }
      expect(await codesOf(change)).toEqual([`${prefix}_${name}`])
      const draft = await forgeDraft(change, { unlockAt: BigInt(unlockAt) })
      expect(await askLocker(maker, draft)).toBe(`${prefix}_${name}`)
    })

    test('OwnerZero', async () => {
      if (kind === 'nft') await write(assetOf(), localCollectionAbi, 'mint', [account, 1n])
      const change = { ...nft, asset: assetOf(), owner: zeroAddress }
      expect(await codesOf(change)).toEqual([`${prefix}_OwnerZero`])
      const draft = await forgeDraft(change, { owner: zeroAddress })
      expect(await askLocker(maker, draft)).toBe(`${prefix}_OwnerZero`)
    })
  })

  async function codesOf(
    change: Partial<LockDraftInput> & Pick<LockDraftInput, 'asset'>,
  ): Promise<readonly string[]> {
    const now = await readNow(platform)
    const reading = readLockDraft(await typeLock(maker, change), { now })
    return reading.ok ? [] : reading.issues.map(({ code }) => code)
  }

  test('AmountZero', async () => {
    const change = { asset: token, amount: '0' }
    expect(await codesOf(change)).toEqual(['TokenLocker_AmountZero'])
    expect(await askLocker(maker, await forgeDraft(change, { amount: 0n }))).toBe(
      'TokenLocker_AmountZero',
    )
  })

  test.each([
    ['parts of more than a whole', { firstPercent: '60', cyclePercent: '41' }, 'ScheduleUnusable'],
    ['a first part of all', { firstPercent: '100' }, 'ScheduleUnusable'],
    ['parts of nothing', { cyclePercent: '0' }, 'ScheduleUnusable'],
    ['an end elsewhere', { unlockAt: 'one second late' }, 'ScheduleEndsElsewhere'],
    ['a first part at once', { cliffAt: 'at once' }, 'UnlockTooEarly'],
  ] as const)('a schedule with %s', async (_name, fault, code) => {
    const now = await readNow(platform)
    await write(token, erc20Abi, 'approve', [maker.contracts.tokenLocker, 100n * unit])
    const sound = { ...stepped, cliffAt: String(now + day) }
    const end = now + day + 3 * 30 * day
    const change = {
      ...sound,
      ...fault,
      ...('unlockAt' in fault && { unlockAt: String(end + 1) }),
      ...('cliffAt' in fault && { cliffAt: String(now + 100) }),
    }
    expect(await codesOf({ asset: token, ...change })).toContain(`TokenLocker_${code}`)
    const typedEnd = 'unlockAt' in fault ? end + 1 : end
    const cliffAt = Number(change.cliffAt)
    const draft = await forgeDraft(
      { asset: token },
      {
        unlockAt: BigInt('cliffAt' in fault ? cliffAt + 3 * 30 * day : typedEnd),
        schedule: {
          cliffAt,
          firstBps: Number(change.firstPercent) * 100,
          cycleSeconds: 30 * day,
          cycleBps: Number(change.cyclePercent) * 100,
        },
      },
    )
    expect(await askLocker(maker, draft)).toBe(`TokenLocker_${code}`)
  })

  test('a wallet without enough is told so, and a collection is no token', async () => {
    const poor = { ...maker, account: other }
    expect((await checkLock(poor, await draftLock(maker, { asset: token }))).issues).toEqual([
      {
        field: 'amount',
        code: 'Token_InsufficientBalance',
        args: { needed: 100n * unit, balance: 0n },
      },
    ])
    const nft = await draftLock(maker, { asset: localCollectionAddress })
    expect((await checkLock(maker, nft)).issues).toMatchObject([
      { field: 'asset', code: 'TokenLocker_NftRefused' },
    ])
    const { tokenLocker: to } = maker.contracts
    const schedule = { cliffAt: 0n, firstBps: 0n, cycleSeconds: 0n, cycleBps: 0n }
    const options = { rebasing: false, migratable: false, schedule }
    const args = [nft.asset, 1n, account, lockForever, options] as const
    const data = encodeFunctionData({ abi: tokenLockerAbi, functionName: 'lock', args })
    expect(await askContract(maker, { to, data })).toBe('TokenLocker_NftRefused')
    const nothing = await draftLock(maker, { asset: other })
    expect((await checkLock(maker, nothing)).issues).toMatchObject([
      { field: 'asset', code: 'Token_InfoNotFound' },
    ])
  })

  test('an empty list', async () => {
    const args = [token, [], false, false] as const
    const data = encodeFunctionData({ abi: tokenLockerAbi, functionName: 'lockMany', args })
    const code = await askContract(maker, { to: maker.contracts.tokenLocker, data })
    const { issues } = readLockList('', { now: 0, decimals: 18 })
    expect([code, issues[0]?.code]).toEqual(['TokenLocker_ListEmpty', 'TokenLocker_ListEmpty'])
  })
})
