import { getLocalDeployment } from '@slipway/deployments'
import {
  nftSaleAbi,
  openingVaultAbi,
  standardTokenAbi,
  tokenFactoryAbi,
  tokenLockerAbi,
  whitelistMarketAbi,
} from '@slipway/deployments/abi'
import {
  type Abi,
  type Address,
  encodeAbiParameters,
  encodeEventTopics,
  encodeFunctionData,
  erc20Abi,
  erc721Abi,
  getAddress,
  type Hex,
  isAddressEqual,
  type Log,
  maxUint256,
  parseAbi,
  zeroAddress,
} from 'viem'
import { describe, expect, it } from 'vitest'
import type { ReadClient } from '../evm/create-read-client.ts'
import { type ExplainedCall, explainCall } from './explain-call.ts'
import { findSignWarnings } from './find-sign-warnings.ts'
import { rehearseRequest } from './rehearse-request.ts'
import { SignRequestNotYours, signFlow } from './sign-flow.ts'
import type { RequestForecast } from './sign-forecast.ts'
import type { SignRequest } from './sign-request.ts'

const account: Address = getAddress('0x00000000000000000000000000000000000000a1')
const spender: Address = getAddress('0x00000000000000000000000000000000000000b2')
const token: Address = getAddress('0x00000000000000000000000000000000000000c3')
const nft: Address = getAddress('0x00000000000000000000000000000000000000d4')
const native: Address = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'
const factory = getLocalDeployment().contracts.tokenFactory?.address as Address

const word = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value])
const transfer = (address: Address, from: Address, to: Address, value: bigint) =>
  ({
    address,
    topics: encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer', args: { from, to } }),
    data: word(value),
  }) as unknown as Log
const transferOfNft = (from: Address, to: Address, tokenId: bigint) =>
  ({
    address: nft,
    topics: encodeEventTopics({
      abi: erc721Abi,
      eventName: 'Transfer',
      args: { from, to, tokenId },
    }),
    data: '0x',
  }) as unknown as Log
const approval = (owner: Address, value: bigint) =>
  ({
    address: token,
    topics: encodeEventTopics({
      abi: erc20Abi,
      eventName: 'Approval',
      args: { owner, spender },
    }),
    data: word(value),
  }) as unknown as Log
const approvalForAll = (isGiven: boolean) =>
  ({
    address: nft,
    topics: encodeEventTopics({
      abi: erc721Abi,
      eventName: 'ApprovalForAll',
      args: { owner: account, operator: spender },
    }),
    data: encodeAbiParameters([{ type: 'bool' }], [isGiven]),
  }) as unknown as Log

const request: SignRequest = {
  chainId: 31_337,
  account,
  purpose: '',
  expiresAt: 2_000_000_000,
  calls: [{ to: token, data: '0x12345678', valueWei: 7n }],
}

/** A node on which the request leaves these logs; questions after it are answered by the token's own words. */
function nodeWith(logs: readonly Log[], allowance: bigint | null = null): ReadClient {
  const answers = new Map<string, string>([
    ['0x95d89b41', encodeAbiParameters([{ type: 'string' }], ['TIDE'.repeat(20)])],
    ['0x313ce567', word(6n)],
    ...(allowance === null ? [] : ([['0xdd62ed3e', word(allowance)]] as const)),
  ])
  const request = async ({
    params,
  }: {
    params: [{ blockStateCalls: [{ calls: { data: string }[] }] }]
  }) => {
    const [{ calls }] = params[0].blockStateCalls
    const [, ...asked] = calls
    const results = asked.map(({ data }) => {
      const returnData = answers.get(data.slice(0, 10))
      return returnData ? { status: '0x1', returnData } : { status: '0x0' }
    })
    return [{ calls: [{ status: '0x1', logs }, ...results] }]
  }
  return { request } as unknown as ReadClient
}

describe('what a request would do', () => {
  it('is the sum of what moves, by token, in the token’s own words', async () => {
    const logs = [
      transfer(token, account, spender, 40n),
      transfer(token, spender, account, 15n),
      transfer(token, spender, factory, 1_000n),
      transferOfNft(spender, account, 9n),
    ]
    expect(await rehearseRequest(nodeWith(logs), request)).toMatchObject({
      state: 'done',
      rights: [],
      changes: [
        { token: undefined, amount: -7n },
        { token: { address: token, symbol: 'TIDE'.repeat(8), decimals: 6 }, amount: -25n },
        { token: { address: nft }, amount: 1n, isNft: true },
      ],
    })
  })

  it('counts the native currency by what the node writes down, where it does', async () => {
    const logs = [transfer(native, account, token, 7n), transfer(native, token, account, 3n)]
    expect(await rehearseRequest(nodeWith(logs), request)).toMatchObject({
      changes: [{ token: undefined, amount: -4n }],
      events: [],
    })
  })

  it('names the rights that stand in the end, not those that it uses up itself', async () => {
    const logs = [approval(account, 100n)]
    expect(await rehearseRequest(nodeWith(logs, 60n), request)).toMatchObject({
      rights: [{ token: { address: token }, spender, amount: 60n }],
    })
    expect(await rehearseRequest(nodeWith(logs, 0n), request)).toMatchObject({ rights: [] })
    // A token that cannot be asked is believed by its event.
    expect(await rehearseRequest(nodeWith(logs), request)).toMatchObject({
      rights: [{ spender, amount: 100n }],
    })
    // A transfer to oneself hides nothing.
    const hidden = [approval(account, 100n), transfer(token, account, account, 100n)]
    expect(await rehearseRequest(nodeWith(hidden, 100n), request)).toMatchObject({
      rights: [{ spender, amount: 100n }],
    })
  })

  it('knows rights over every NFT, taken back or given, and none of other accounts', async () => {
    expect(await rehearseRequest(nodeWith([approvalForAll(true)]), request)).toMatchObject({
      rights: [{ token: { address: nft }, spender, amount: undefined }],
    })
    const none = [approvalForAll(true), approvalForAll(false), approval(spender, 5n)]
    expect(await rehearseRequest(nodeWith(none), request)).toMatchObject({ rights: [] })
  })

  it('says why the network would refuse it, and that it is not known where no node can try', async () => {
    const refusing = {
      request: async () => [{ calls: [{ status: '0x0', returnData: '0x' }] }],
    } as unknown as ReadClient
    expect(await rehearseRequest(refusing, request)).toEqual({
      state: 'refused',
      failure: { kind: 'contract', name: 'Transaction_Reverted', args: {} },
    })
    const old = {
      request: async () => {
        throw new Error('the method eth_simulateV1 does not exist')
      },
    } as unknown as ReadClient
    expect(await rehearseRequest(old, request)).toEqual({ state: 'unsupported' })
  })
})

const local = { chainId: 31_337, isLocal: true }

describe('what a transaction calls', () => {
  it('is named with its arguments where it is ours', () => {
    const data = encodeFunctionData({
      abi: erc20Abi,
      functionName: 'approve',
      args: [spender, 5n],
    })
    expect(explainCall({ to: token, data, valueWei: 0n }, local)).toMatchObject({
      functionName: 'approve',
      args: [
        { type: 'address', value: spender },
        { type: 'uint256', value: 5n },
      ],
    })
    const fee = tokenFactoryAbi.find(
      (item) => item.type === 'function' && item.stateMutability === 'payable',
    )
    expect(fee).toBeDefined()
    expect(explainCall({ to: factory, data: '0x00000000', valueWei: 0n }, local)).toEqual({
      contract: 'tokenFactory',
      args: [],
    })
  })

  it('is not named where no ABI knows it, where its data do not fit, and on another network', () => {
    const foreign = encodeFunctionData({
      abi: parseAbi(['function sweep(address)']),
      args: [token],
    })
    expect(explainCall({ to: token, data: foreign, valueWei: 0n }, local)).toEqual({ args: [] })
    expect(explainCall({ to: token, data: '0x095ea7b3', valueWei: 0n }, local)).toEqual({
      args: [],
    })
    const elsewhere = { chainId: 1, isLocal: false }
    expect(explainCall({ to: factory, data: '0x', valueWei: 0n }, elsewhere)).toEqual({ args: [] })
  })
})

describe('warnings', () => {
  const done = { state: 'done', changes: [], rights: [], events: [] } as const
  const right = (amount: bigint | undefined, to = spender) => ({
    ...done,
    rights: [{ token: { address: token }, spender: to, amount }],
  })
  const ours = [{ contract: 'tokenFactory', functionName: 'deploy', args: [] }]
  const foreign = [{ functionName: 'approve', args: [] }]
  const known = { created: [], isOurs: (address: Address) => isAddressEqual(address, factory) }
  const warningsOf = (
    asked: SignRequest,
    explained: readonly ExplainedCall[],
    forecast: RequestForecast,
    created: readonly Address[] = [],
  ) => findSignWarnings(asked, explained, forecast, { ...known, created })

  it('tell the allowance of a token that was created here from that of any other', () => {
    const approval: SignRequest = {
      ...request,
      calls: [{ to: token, data: '0x095ea7b3', valueWei: 0n }],
    }
    expect(warningsOf(approval, foreign, right(5n, factory), [token])).toEqual([])
    expect(warningsOf(approval, foreign, right(5n), [token])).toEqual(['right'])
    expect(warningsOf(approval, foreign, right(5n, factory))).toEqual(['token'])
    expect(warningsOf(approval, foreign, right(5n))).toEqual(['token', 'right'])
    // What no trial has shown is not known of a token of others.
    expect(warningsOf(approval, foreign, done)).toEqual(['unknown'])
    // Before it is known which tokens were created here, none is said to be of elsewhere.
    const early = { ...known, created: undefined }
    expect(findSignWarnings(approval, foreign, right(5n, factory), early)).toEqual(['unknown'])
  })

  it('are of what a call says where no node could try it', () => {
    const untried = { state: 'unsupported' } as const
    const said = (functionName: string, ...values: readonly unknown[]) => [
      { functionName, args: values.map((value) => ({ name: '', type: '', value })) },
    ]
    const asked = (functionName: string, ...values: readonly unknown[]) =>
      warningsOf(request, said(functionName, ...values), untried, [token])
    const all = ['right', 'unlimited', 'untried']
    expect(asked('approve', spender, maxUint256)).toEqual(all)
    expect(asked('approve', spender, 5n)).toEqual(['right', 'untried'])
    expect(asked('approve', factory, 5n)).toEqual(['untried'])
    expect(asked('approve', spender, 0n)).toEqual(['untried'])
    expect(asked('permit', account, spender, maxUint256, 9n)).toEqual(all)
    expect(asked('setApprovalForAll', spender, true)).toEqual(all)
    expect(asked('setApprovalForAll', spender, false)).toEqual(['untried'])
    // A token of others is as unknown as before.
    expect(warningsOf(request, said('approve', spender, 5n), untried)).toEqual([
      'unknown',
      'right',
      'untried',
    ])
  })

  it('stand for what is not ours, for rights, for endless ones, and for what nobody tried', () => {
    const own: SignRequest = { ...request, calls: [{ to: factory, data: '0x12', valueWei: 0n }] }
    expect(warningsOf(own, ours, done)).toEqual([])
    expect(warningsOf(own, ours, right(5n, factory))).toEqual([])
    expect(warningsOf(own, ours, right(5n))).toEqual(['right'])
    expect(warningsOf(own, ours, right(maxUint256, factory))).toEqual(['unlimited'])
    expect(warningsOf(request, foreign, right(undefined))).toEqual(['token', 'right', 'unlimited'])
    expect(warningsOf(own, ours, { state: 'unsupported' })).toEqual(['untried'])
  })

  it('stand for what goes to somebody else without a balance that changes', () => {
    const locker = getLocalDeployment().contracts.tokenLocker?.address as Address
    const vault = getLocalDeployment().contracts.openingVault?.address as Address
    const handed = (to: Address, data: Hex) => {
      const asked = { ...request, calls: [{ to, data, valueWei: 0n }] }
      return warningsOf(asked, [explainCall({ to, data, valueWei: 0n }, local)], done)
    }
    const lockOf = (newOwner: Address) =>
      encodeFunctionData({
        abi: tokenLockerAbi,
        functionName: 'transferOwnership',
        args: [7n, newOwner],
      })
    expect(handed(locker, lockOf(spender))).toEqual(['handover'])
    expect(handed(locker, lockOf(account))).toEqual([])
    const operator = (allowed: boolean) =>
      encodeFunctionData({
        abi: tokenLockerAbi,
        functionName: 'setOperator',
        args: [spender, allowed],
      })
    expect(handed(locker, operator(true))).toEqual(['handover'])
    expect(handed(locker, operator(false))).toEqual([])
    const owed = (to: Address) =>
      encodeFunctionData({ abi: openingVaultAbi, functionName: 'refundTo', args: [1n, to] })
    expect(handed(vault, owed(spender))).toEqual(['handover'])
    expect(handed(vault, owed(account))).toEqual([])
    const renounced = [{ contract: 'vip', functionName: 'renounceOwnership', args: [] }]
    expect(warningsOf(request, renounced, done)).toEqual(['handover'])
  })

  it('stand for what is made for somebody else, or offered to anybody', () => {
    const { launchPad, tokenLocker, whitelistMarket } = getLocalDeployment().contracts
    const called = (to: Address | undefined, data: Hex) => {
      const call = { to: to as Address, data, valueWei: 0n }
      const explained = [explainCall(call, local)]
      // A token that was created here is known.
      return findSignWarnings({ ...request, calls: [call] }, explained, done, {
        created: [token],
        isOurs: () => true,
      })
    }
    const minted = (abi: Abi, functionName: string, to: Address) =>
      encodeFunctionData({ abi, functionName, args: [to, 5n] })
    expect(called(token, minted(standardTokenAbi, 'mint', spender))).toEqual(['handover'])
    expect(called(token, minted(standardTokenAbi, 'mint', account))).toEqual([])
    expect(called(token, minted(nftSaleAbi, 'mintByOwner', spender))).toEqual(['handover'])
    const offered = encodeFunctionData({
      abi: whitelistMarketAbi,
      functionName: 'add',
      args: [nft, 1n, 2_000_000_000n],
    })
    expect(called(whitelistMarket?.address, offered)).toEqual(['handover'])
    const schedule = { cliffAt: 0n, firstBps: 0n, cycleSeconds: 0n, cycleBps: 0n }
    const lockFor = (owner: Address) =>
      encodeFunctionData({
        abi: tokenLockerAbi,
        functionName: 'lockMany',
        args: [token, [{ owner, amount: 5n, unlockAt: 9n, schedule }], false, false],
      })
    expect(called(tokenLocker?.address, lockFor(spender))).toEqual(['handover'])
    expect(called(tokenLocker?.address, lockFor(account))).toEqual([])
    const launchFor = (change: object) => ({
      contract: 'launchPad',
      functionName: 'launch',
      args: [
        {
          name: 'params',
          type: 'tuple',
          value: {
            ...{ token, lockOwner: account, tokenReceiver: zeroAddress },
            ...{ purchases: [{ to: account, quoteAmount: 1n, minTokens: 0n }], ...change },
          },
        },
      ],
    })
    const to = launchPad?.address as Address
    const launch = { ...request, calls: [{ to, data: '0x12345678' as const, valueWei: 0n }] }
    const launched = (change: object) => warningsOf(launch, [launchFor(change)], done)
    expect(launched({})).toEqual([])
    expect(launched({ lockOwner: spender })).toEqual(['handover'])
    expect(launched({ purchases: [{ to: spender }] })).toEqual(['handover'])
  })

  it('do not stand for a plain payment', () => {
    const payment: SignRequest = { ...request, calls: [{ to: spender, data: '0x', valueWei: 1n }] }
    expect(warningsOf(payment, [{ args: [] }], done)).toEqual([])
  })
})

describe('the flow of a request', () => {
  it('builds its transactions for its account and network alone', () => {
    const [step] = signFlow.steps(request)
    const build = (chainId: number, from: Address) =>
      step?.build(request, { chainId, account: from, results: {} })
    expect(build(31_337, account)).toEqual(request.calls[0])
    expect(() => build(31_337, spender)).toThrow(SignRequestNotYours)
    expect(() => build(1, account)).toThrow(SignRequestNotYours)
  })
})
