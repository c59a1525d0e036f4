import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { callRpc } from '@slipway/deployer/node/call-rpc'
import { decodeFlowState, startFlow } from '@slipway/sdk/flow/flow-state'
import { resumeFlow, runFlow } from '@slipway/sdk/flow/run-flow'
import type { FlowDefinition, FlowPorts, FlowState, FlowStatus } from '@slipway/sdk/flow/types'
import { getLockContracts } from '@slipway/sdk/lock/evm/get-lock-contracts'
import { tokenLockFlows } from '@slipway/sdk/lock/flows/token-lock-flows'
import { getMultisigHash } from '@slipway/sdk/multisig/get-multisig-hash'
import { contributeFlow } from '@slipway/sdk/presale/flows/contribute-flow'
import { presaleActionFlows } from '@slipway/sdk/presale/flows/presale-action-flows'
import { type Address, encodeFunctionData, erc20Abi, type Hash, zeroAddress } from 'viem'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { LocalSafe } from '../src/multisig/local-safe.ts'
import { safeAbi } from '../src/multisig/safe-abi.ts'
import { createFlowRunner } from './drive-flow.ts'
import { type LocalPlatform, startLocalPlatform } from './local-platform.ts'
import { draftLock, makeLock } from './lock-on-chain.ts'
import {
  createPlainToken,
  createPresale,
  goTo,
  readNow,
  readPresale,
  typedPresale,
} from './presale-on-chain.ts'
import { safeMaker, safeOwners, safeWallet } from './safe-on-chain.ts'

const unit = 10n ** 18n
const [, second, third] = safeOwners
const receiver = getDevelopmentAccount(5).address
let platform: LocalPlatform
let makeSafe: () => Promise<LocalSafe>

beforeAll(async () => {
  platform = await startLocalPlatform(18_698)
  makeSafe = await safeMaker(platform)
})

afterAll(() => platform.node.stop())

/** A platform on which the Safe acts, and its second owner signs and executes whatever the first one proposes. */
function asSafe(safe: LocalSafe, canBatch: boolean): LocalPlatform {
  const secondOwner = async (id: Hash) => {
    await safe.sign(id, second)
    await safe.execute(id)
  }
  const { client, chain } = platform
  const wallet = safeWallet(safe, chain.chainId, { canBatch, secondOwner })
  return { ...platform, flows: createFlowRunner(client, wallet) }
}

const balanceOf = (token: Address, account: Address) =>
  platform.client.readContract({
    address: token,
    abi: erc20Abi,
    functionName: 'balanceOf',
    args: [account],
  })

describe.each([
  ['one call after the other', false],
  ['in calls at once (EIP-5792)', true],
])('two of three owners, %s', (_how, canBatch) => {
  test('create a token, sell it, contribute, finish, claim, withdraw and lock', async () => {
    const safe = await makeSafe()
    const own = asSafe(safe, canBatch)
    const { flows } = own
    const token = await createPlainToken(own, safe.address)
    const supply = await balanceOf(token, safe.address)

    const where = { token, router: platform.venue.router, now: await readNow(platform) }
    const draft = readPresale(typedPresale('normal', where), where.now)
    const presale = await createPresale(own, safe.address, draft)
    await goTo(platform, Number(draft.startTime))
    const contribution = {
      presale,
      currency: zeroAddress,
      amount: 6n * unit,
      inviter: zeroAddress,
      approvals: [],
    }
    expect(await flows.succeed(contributeFlow, contribution, safe.address)).toMatchObject({
      amount: 6n * unit,
    })
    await goTo(platform, Number(draft.endTime))
    expect(
      await flows.succeed(presaleActionFlows.finalize, { presale }, safe.address),
    ).toMatchObject({ isListed: true, accepted: 6n * unit })
    const before = await balanceOf(token, safe.address)
    await flows.succeed(presaleActionFlows.claim, { presale }, safe.address)
    expect((await balanceOf(token, safe.address)) - before).toBe(600n * unit)
    const money = await platform.client.getBalance({ address: safe.address })
    await flows.succeed(presaleActionFlows.withdraw, { presale }, safe.address)
    expect(await platform.client.getBalance({ address: safe.address })).toBeGreaterThan(money)

    const contracts = getLockContracts(platform.chain)
    const maker = { platform: own, contracts, account: safe.address }
    const lockDraft = await draftLock(maker, { asset: token, amount: '1000' })
    const { result } = await makeLock(maker, lockDraft)
    const { lockId } = result as { lockId: bigint }
    await goTo(platform, Number(lockDraft.unlockAt))
    const kept = await balanceOf(token, safe.address)
    const params = { locker: contracts.tokenLocker, lockId, units: 1_000n * unit }
    await flows.succeed(tokenLockFlows.withdraw, params, safe.address)
    expect((await balanceOf(token, safe.address)) - kept).toBe(1_000n * unit)
    expect(supply).toBeGreaterThan(0n)
  })
})

const giftFlow: FlowDefinition<null> = {
  name: 'test-gift',
  batchable: false,
  errorsAbi: [],
  steps: () => [
    {
      id: 'give',
      build: () => ({ to: receiver, data: '0x', valueWei: unit }),
      verify: (_input, { transactionHash }) => ({ transactionHash }),
    },
  ],
}
const gift = { to: receiver, data: '0x', valueWei: unit } as const

/** A flow that is proposed and signed by one, and that the page is closed on. */
async function proposeAndClose(safe: LocalSafe, at: FlowStatus = 'proposed') {
  const { client, chain } = platform
  let id: Hash | undefined
  const secondOwner = (hash: Hash) => {
    id = hash
  }
  const wallet = safeWallet(safe, chain.chainId, { canBatch: true, secondOwner })
  const ports: FlowPorts = createFlowRunner(client, wallet).ports
  const page = new AbortController()
  const start = {
    id: 'gift',
    chainId: chain.chainId,
    account: safe.address,
    input: null,
    createdAt: 0,
  }
  await runFlow(giftFlow, startFlow(giftFlow, start), ports, {
    signal: page.signal,
    onChange: ({ status, proposal }) => {
      const isTold = proposal?.confirmations !== undefined
      if (status === at && (at !== 'proposed' || isTold)) page.abort(new Error('page closed'))
    },
  }).catch(() => undefined)
  const stored = decodeFlowState(String(await ports.storage.load('gift'))) as FlowState<null>
  const { getProposal: _told, ...silent } = wallet
  return { id, stored, ports, alone: { ...ports, wallet: silent } satisfies FlowPorts }
}

describe('what waits for the second owner', () => {
  test('is known by its number and who has signed, and its hash is the contract’s own', async () => {
    const safe = await makeSafe()
    const { id, stored } = await proposeAndClose(safe)
    expect(stored.proposal).toEqual({ id, nonce: 0, confirmations: 1, required: 2 })
    const { client } = platform
    const multisig = await createFlowRunner(client).ports.chain.getMultisig(safe.address)
    expect(multisig).toMatchObject({ nonce: 0, threshold: 2 })
    expect(multisig && getMultisigHash(multisig, gift, 0)).toBe(id)
  })

  test('is executed after a reload, and found on chain without any wallet', async () => {
    const safe = await makeSafe()
    const { id = '0x', stored, alone } = await proposeAndClose(safe)
    await safe.sign(id, third)
    const executed = safe.execute(id)
    const last = await resumeFlow(giftFlow, stored, alone)
    expect(last.status).toBe('mined')
    expect(last.steps[0]?.hash).toBe(await executed)
  })

  test('executed while nobody looked is found in older blocks', async () => {
    const safe = await makeSafe()
    const { id = '0x', stored, alone } = await proposeAndClose(safe)
    await safe.sign(id, second)
    const before = await platform.client.getBlockNumber({ cacheTime: 0 })
    const hash = await safe.execute(id)
    expect((await resumeFlow(giftFlow, stored, alone)).steps[0]?.hash).toBe(hash)
    const { getMultisig } = alone.chain
    expect(await getMultisig(safe.address, before)).toMatchObject({ nonce: 0 })
    expect(await getMultisig(safe.address)).toMatchObject({ nonce: 1 })
  })

  test('approved on chain is counted without the wallet', async () => {
    const safe = await makeSafe()
    const { id = '0x', alone } = await proposeAndClose(safe)
    const data = encodeFunctionData({ abi: safeAbi, functionName: 'approveHash', args: [id] })
    const approval = { from: second.address, to: safe.address, data }
    await callRpc(platform.node.rpcUrl, 'eth_sendTransaction', [approval])
    expect(await alone.chain.countApprovals(safe.address, id)).toBe(1)
  })

  test('is rejected by an empty transaction under its number', async () => {
    const safe = await makeSafe()
    const { stored, alone } = await proposeAndClose(safe)
    const nothing = { to: safe.address, data: '0x', valueWei: 0n } as const
    const rejection = await safe.propose([nothing], 0n)
    for (const owner of [second, third]) await safe.sign(rejection, owner)
    await safe.execute(rejection)
    const last = await resumeFlow(giftFlow, stored, alone)
    expect(last).toMatchObject({ status: 'rejected', failure: { name: 'Proposal_Rejected' } })
  })

  test('is replaced by another transaction under its number', async () => {
    const safe = await makeSafe()
    const { stored, alone } = await proposeAndClose(safe)
    const other = await safe.propose([{ ...gift, valueWei: 5n }], 0n)
    for (const owner of [second, third]) await safe.sign(other, owner)
    await safe.execute(other)
    const last = await resumeFlow(giftFlow, stored, alone)
    expect(last).toMatchObject({ status: 'replaced', failure: { name: 'Proposal_Replaced' } })
  })

  test('signed while the page went away is found on chain, and in the wallet’s queue', async () => {
    const executed = await makeSafe()
    const asked = await proposeAndClose(executed, 'awaiting-signature')
    const id = await executed.propose([gift])
    for (const owner of [second, third]) await executed.sign(id, owner)
    await executed.execute(id)
    expect((await resumeFlow(giftFlow, asked.stored, asked.alone)).status).toBe('mined')

    const waiting = await makeSafe()
    const open = await proposeAndClose(waiting, 'awaiting-signature')
    const next = await waiting.propose([gift])
    await waiting.sign(next, second)
    const page = new AbortController()
    let found: FlowState<null> | undefined
    await resumeFlow(giftFlow, open.stored, open.ports, {
      signal: page.signal,
      onChange: (state) => {
        found = state
        page.abort(new Error('page closed'))
      },
    }).catch(() => undefined)
    expect(found).toMatchObject({ status: 'proposed', proposal: { id: next } })
  })
})

test('a key that has lent code (EIP-7702) is a key: it sends by itself and is followed by its nonce', async () => {
  const { client, owner, chain } = platform
  const account = getDevelopmentAccount(6)
  const authorization = await account.signAuthorization({
    chainId: chain.chainId,
    address: platform.venue.router,
    nonce: await client.getTransactionCount({ address: account.address }),
  })
  // To anybody: the code that the key lends takes no money.
  const hash = await owner.sendTransaction({ to: receiver, authorizationList: [authorization] })
  await owner.waitForTransactionReceipt({ hash })
  expect(await client.getCode({ address: account.address })).toMatch(/^0xef0100/)
  const { flows } = platform
  const last = await flows.run(giftFlow, null, account.address)
  expect(last).toMatchObject({ status: 'mined' })
  expect(last).not.toHaveProperty('isContract')
  expect(last).not.toHaveProperty('proposal')
  const token = await createPlainToken(platform, account.address)
  expect(await balanceOf(token, account.address)).toBeGreaterThan(0n)
})
