import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { callRpc } from '@slipway/deployer/node/call-rpc'
import { createDeployClient, type DeployClient } from '@slipway/deployer/steps/deploy-client'
import { getAirdropContracts } from '@slipway/sdk/airdrop/evm/get-airdrop-contracts'
import { prepareAllowance } from '@slipway/sdk/airdrop/evm/prepare-allowance'
import { getPermitMessage, provePermit } from '@slipway/sdk/evm/get-permit-message'
import { getNeededApprovals } from '@slipway/sdk/flow/get-needed-approvals'
import { getLockContracts } from '@slipway/sdk/lock/evm/get-lock-contracts'
import type { TokenLockDraft } from '@slipway/sdk/lock/lock-draft-schema'
import { prepareLock } from '@slipway/sdk/lock/prepare-lock'
import { contributeFlow } from '@slipway/sdk/presale/flows/contribute-flow'
import { type Address, concat, erc20Abi, type Hex, zeroAddress } from 'viem'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deployOddAsset } from './deploy-odd-asset.ts'
import { type LocalPlatform, startLocalPlatform } from './local-platform.ts'
import { draftLock, type LockMaker, makeLock } from './lock-on-chain.ts'
import {
  createPlainToken,
  createPresale,
  goTo,
  readNow,
  readPresale,
  typedPresale,
} from './presale-on-chain.ts'

const person = getDevelopmentAccount(3)
const account = person.address
const owner = getDevelopmentAccount(4).address
const unit = 10n ** 18n
const deadline = 2n ** 40n
let platform: LocalPlatform
let sender: DeployClient
let maker: LockMaker
let snapshot: Hex

beforeAll(async () => {
  platform = await startLocalPlatform(18_734)
  const { chain, node } = platform
  sender = createDeployClient({ chain, account: person, rpcUrl: node.rpcUrl })
  maker = { platform, contracts: getLockContracts(chain), account }
})

afterAll(() => platform.node.stop())

beforeEach(async () => {
  snapshot = await callRpc<Hex>(platform.node.rpcUrl, 'evm_snapshot', [])
})

afterEach(() => callRpc(platform.node.rpcUrl, 'evm_revert', [snapshot]))

async function approve(token: Address, spender: Address, amount: bigint): Promise<void> {
  const hash = await sender.writeContract({
    address: token,
    abi: erc20Abi,
    functionName: 'approve',
    args: [spender, amount],
  })
  await sender.waitForTransactionReceipt({ hash })
}

async function prepare(asset: Address) {
  const draft = (await draftLock(maker, { asset })) as TokenLockDraft
  const prepared = await prepareLock(platform.client, maker.contracts, { draft, account })
  expect(prepared.kind).toBe('lock_tokens')
  const { definition, input, permits } = prepared.plan
  return { definition, input, permit: permits[0] }
}

describe('a permit is asked for where it is proven to work', () => {
  test.each(['StandardPermitToken', 'VersionedPermitToken', 'BytesPermitToken'] as const)(
    '%s: signed, and one transaction',
    async (name) => {
      const { permit, input, definition } = await prepare(await deployOddAsset(sender, name))
      if (!permit) throw new Error('no permit')
      const message = await getPermitMessage(platform.client, permit.query)
      if (!message) throw new Error('no message')
      const signature = await person.signTypedData(message)
      const signed = permit.apply(input, { ...permit.query, signature })
      expect(definition.steps(signed).map(({ id }) => id)).toEqual(['lock-tokens'])
      const locked = await platform.flows.succeed(definition, signed, account)
      expect(locked).toMatchObject({ amount: 100n * unit })
    },
  )

  test('a wallet with delegated code (EIP-7702) signs with its key all the same', async () => {
    const asset = await deployOddAsset(sender, 'StandardPermitToken')
    const { client, node, contracts } = platform
    const wallet = concat(['0xef0100', contracts.factory])
    await callRpc(node.rpcUrl, 'anvil_setCode', [account, wallet])
    expect(await client.getCode({ address: account })).toBe(wallet.toLowerCase())
    const { permit, input, definition } = await prepare(asset)
    if (!permit) throw new Error('no permit')
    const message = await getPermitMessage(client, permit.query)
    if (!message) throw new Error('no message')
    const signature = await person.signTypedData(message)
    expect(await provePermit(client, { ...permit.query, signature })).toBe(true)
    const signed = permit.apply(input, { ...permit.query, signature })
    const locked = await platform.flows.succeed(definition, signed, account)
    expect(locked).toMatchObject({ amount: 100n * unit })
  })

  test.each(['DaiToken', 'OwnPermitToken', 'DomainOnlyToken', 'SilentToken'] as const)(
    '%s: approved, and the lock goes through',
    async (name) => {
      const asset = await deployOddAsset(sender, name)
      const query = { token: asset, owner: account, spender: owner, value: unit, deadline }
      expect(await getPermitMessage(platform.client, query)).toBeUndefined()
      expect((await prepare(asset)).permit).toBeUndefined()
      const { steps, result } = await makeLock(maker, await draftLock(maker, { asset }))
      expect(steps).toEqual(['approve-0', 'lock-tokens'])
      expect(result).toMatchObject({ amount: 100n * unit })
    },
  )

  test('whatever else takes signatures approves DAI too', async () => {
    const token = await deployOddAsset(sender, 'DaiToken')
    const { client, chain } = platform
    const { multisend: spender } = getAirdropContracts(chain)
    const need = { token, spender, amount: unit }
    expect(await prepareAllowance(client, account, need)).toEqual({ approvals: [need] })
  })

  test('a presale in DAI takes a contribution by an approval', async () => {
    const currency = await deployOddAsset(sender, 'DaiToken')
    const token = await createPlainToken(platform, owner)
    const now = await readNow(platform)
    const where = { token, router: platform.venue.router, now }
    const draft = readPresale({ ...typedPresale('private', where), currency }, now)
    const slots = [{ address: account, level: 1 }]
    const presale = await createPresale(platform, owner, draft, { slots })
    await goTo(platform, Number(draft.startTime))
    const amount = 6n * unit
    const query = { token: currency, owner: account, spender: presale, value: amount, deadline }
    expect(await getPermitMessage(platform.client, query)).toBeUndefined()
    const need = { token: currency, spender: presale, amount }
    const approvals = await getNeededApprovals(platform.client, account, [need])
    const input = { presale, currency, amount, inviter: zeroAddress, approvals }
    expect(await platform.flows.succeed(contributeFlow, input, account)).toMatchObject({ amount })
  })
})

describe('an allowance that is too small', () => {
  test.each([
    ['StandardPermitToken', ['approve-0', 'lock-tokens']],
    ['NoZeroToken', ['approve-0', 'lock-tokens']],
    ['OnlyFromZeroToken', ['approve-0', 'approve-1', 'lock-tokens']],
    ['SaysNoToken', ['approve-0', 'approve-1', 'lock-tokens']],
  ] as const)('%s: is taken back first where the token demands it', async (name, expected) => {
    const asset = await deployOddAsset(sender, name)
    await approve(asset, maker.contracts.tokenLocker, 40n * unit)
    const { steps, result } = await makeLock(maker, await draftLock(maker, { asset }))
    expect(steps).toEqual(expected)
    expect(result).toMatchObject({ amount: 100n * unit })
  })

  test('none at all is given in one step by a token that refuses nothing to be allowed', async () => {
    const asset = await deployOddAsset(sender, 'NoZeroToken')
    const { steps } = await makeLock(maker, await draftLock(maker, { asset }))
    expect(steps).toEqual(['approve-0', 'lock-tokens'])
  })
})
