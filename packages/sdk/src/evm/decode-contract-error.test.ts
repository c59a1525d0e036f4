import { contractErrorsAbi } from '@slipway/deployments/errors'
import {
  ContractFunctionExecutionError,
  ContractFunctionRevertedError,
  encodeErrorResult,
  HttpRequestError,
  InsufficientFundsError,
  RpcRequestError,
  TimeoutError,
  UnsupportedProviderMethodError,
  UserRejectedRequestError,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { decodeContractError, decodeRevertData } from './decode-contract-error.ts'
import {
  ChainMismatch,
  RpcTimeout,
  RpcUnavailable,
  RpcWrongChain,
  SlipwayError,
  TokenInfoNotFound,
} from './errors.ts'

const inviter = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const data = encodeErrorResult({
  abi: contractErrorsAbi,
  errorName: 'TokenFactory_InviterHasNoTokens',
  args: [inviter],
})
const wanted = {
  kind: 'contract',
  name: 'TokenFactory_InviterHasNoTokens',
  args: { inviter },
}
const url = 'http://node.example'
const request = { body: { method: 'eth_call' }, url }

const decode = (error: unknown) => decodeContractError(error, contractErrorsAbi)

describe('a revert keeps its name and numbers', () => {
  test('from raw data', () => {
    expect(decodeRevertData(data, contractErrorsAbi)).toEqual(wanted)
  })

  test('from a contract read of viem', () => {
    const cause = new ContractFunctionRevertedError({
      abi: contractErrorsAbi,
      data,
      functionName: 'deploy',
    })
    const error = new ContractFunctionExecutionError(cause, { abi: [], functionName: 'deploy' })
    expect(decode(error)).toEqual(wanted)
  })

  test('from the answer of a node', () => {
    const error = new RpcRequestError({
      ...request,
      error: { code: 3, message: 'execution reverted', data },
    })
    expect(decode(error)).toEqual(wanted)
  })

  test.each([
    ['a bare provider error', { code: 3, message: 'execution reverted', data }],
    [
      'a wallet that nests',
      { code: -32603, message: 'Internal error', data: { originalError: { code: 3, data } } },
    ],
    ['a wallet that nests twice', { error: { data: { data } } }],
    ['an error with a cause', new Error('failed', { cause: { info: { error: { data } } } })],
  ])('from %s', (_case, error) => {
    expect(decode(error)).toEqual(wanted)
  })

  test('for every error of every contract', () => {
    const sample = { address: inviter, string: 'x', bytes32: `0x${'11'.repeat(32)}` } as const
    for (const item of contractErrorsAbi) {
      const args = item.inputs.map(({ type }) => sample[type as keyof typeof sample] ?? 7n)
      const encoded = encodeErrorResult({ abi: [item], errorName: item.name, args } as Parameters<
        typeof encodeErrorResult
      >[0])
      const decoded = decodeRevertData(encoded, contractErrorsAbi)
      expect(decoded.name).toBe(item.name)
      expect(Object.keys(decoded.args)).toEqual(item.inputs.map(({ name }) => name))
    }
  })
})

describe('a revert without a name of ours', () => {
  test('is told by its reason, panic code or selector', () => {
    const reason = encodeErrorResult({
      abi: [{ type: 'error', name: 'Error', inputs: [{ name: 'reason', type: 'string' }] }],
      args: ['too late'],
    })
    expect(decodeRevertData(reason, [])).toEqual({
      kind: 'contract',
      name: 'Contract_Reverted',
      args: { reason: 'too late' },
    })
    expect(decodeRevertData(`0x4e487b71${'11'.padStart(64, '0')}`, [])).toEqual({
      kind: 'contract',
      name: 'Contract_Panic',
      args: { panicCode: '0x11' },
    })
    expect(decodeRevertData('0xdeadbeef', []).name).toBe('0xdeadbeef')
    expect(decodeRevertData('0x', []).name).toBe('Transaction_Reverted')
  })

  test('is still a revert when only the words came through', () => {
    expect(decode({ code: -32000, message: 'execution reverted' }).name).toBe(
      'Transaction_Reverted',
    )
    expect(decode({ code: -32603, message: 'EVM error InvalidOpcode' }).kind).toBe('contract')
  })
})

describe('everything else', () => {
  test.each([
    ['a rejection', new UserRejectedRequestError(new Error('no')), 'rejected', 'Wallet_Rejected'],
    [
      'a rejection in another language',
      { code: 4001, message: '已取消' },
      'rejected',
      'Wallet_Rejected',
    ],
    ['a bare rejection', { code: 4001, message: 'User denied' }, 'rejected', 'Wallet_Rejected'],
    [
      'too little money',
      new InsufficientFundsError(),
      'insufficient-funds',
      'Balance_InsufficientUnknown',
    ],
    [
      'too little money in words',
      { code: -32000, message: 'insufficient funds for gas * price + value' },
      'insufficient-funds',
      'Balance_InsufficientUnknown',
    ],
    ['a silent node', new TimeoutError(request), 'timeout', 'Rpc_Unavailable'],
    ['a dead node', new HttpRequestError({ url }), 'rpc-down', 'Rpc_Unavailable'],
    ['a lost connection', new TypeError('fetch failed'), 'rpc-down', 'Rpc_Unavailable'],
    [
      'a wallet elsewhere',
      { code: 4902, message: 'Unrecognized chain' },
      'chain-mismatch',
      'Chain_Mismatch',
    ],
    ['no node of ours', new RpcUnavailable(56), 'rpc-down', 'Rpc_Unavailable'],
    ['a time-out of ours', new RpcTimeout(56, 4_000), 'timeout', 'Rpc_Timeout'],
    ['a lying node', new RpcWrongChain(url, 56, 1), 'rpc-down', 'Rpc_WrongChain'],
    [
      'a mismatch of ours',
      new Error('x', { cause: new ChainMismatch(56, 1) }),
      'chain-mismatch',
      'Chain_Mismatch',
    ],
    ['no token', new TokenInfoNotFound(56, inviter), 'unknown', 'Token_InfoNotFound'],
    ['a wallet that allows it not', { code: 4100, message: 'No.' }, 'unknown', 'Wallet_NotAllowed'],
    [
      'a wallet that lacks it',
      new Error('failed', { cause: new UnsupportedProviderMethodError(new Error('no')) }),
      'unknown',
      'Wallet_Unsupported',
    ],
    ['a wallet that is gone', { code: 4900, message: 'Gone.' }, 'unknown', 'Wallet_Disconnected'],
    [
      'a session that ends meanwhile',
      new Error('failed', { cause: { code: 6000, message: 'User disconnected.' } }),
      'unknown',
      'Wallet_Disconnected',
    ],
    ['something odd', new Error('the moon is full'), 'unknown', 'Wallet_RequestFailed'],
    ['nothing at all', undefined, 'unknown', 'Wallet_RequestFailed'],
  ])('%s', (_case, error, kind, name) => {
    expect(decode(error)).toMatchObject({ kind, name })
  })

  test('keeps the words of what it does not know', () => {
    expect(decode(new Error('the moon is full')).args).toEqual({ reason: 'the moon is full' })
  })
})

test('failures of the SDK are classes with a stable code, numbers and a cause', () => {
  const cause = new Error('below')
  const error = new RpcTimeout(56, 3_500, cause)
  expect(error).toBeInstanceOf(SlipwayError)
  expect(error).toMatchObject({ name: 'RpcTimeout', code: 'Rpc_Timeout', cause })
  expect(error.args).toEqual({ chainId: 56, seconds: 4 })
})

describe('what exchanges and transfers say', () => {
  const textOf = (reason: string) =>
    encodeErrorResult({
      abi: [{ type: 'error', name: 'Error', inputs: [{ name: 'reason', type: 'string' }] }],
      errorName: 'Error',
      args: [reason],
    })

  test.each([
    ['UniswapV2Router: EXPIRED', 'Venue_Expired'],
    ['PancakeRouter: EXPIRED', 'Venue_Expired'],
    ['UniswapV2Router: INSUFFICIENT_A_AMOUNT', 'Venue_PriceMoved'],
    ['UniswapV2Router: INSUFFICIENT_OUTPUT_AMOUNT', 'Venue_PriceMoved'],
    ['UniswapV2: INSUFFICIENT_LIQUIDITY_MINTED', 'Venue_LiquidityTooSmall'],
    ['UniswapV2Library: INSUFFICIENT_LIQUIDITY', 'Venue_PoolEmpty'],
    ['TransferHelper: TRANSFER_FROM_FAILED', 'Token_TransferFailed'],
    ['TransferHelper::transferFrom: transferFrom failed', 'Token_TransferFailed'],
    ['something else', 'Contract_Reverted'],
  ])('%s', (reason, name) => {
    expect(decodeRevertData(textOf(reason), [])).toEqual({
      kind: 'contract',
      name,
      args: { reason },
    })
  })

  test.each([
    ['0x90b8ec18', 'Token_TransferFailed'],
    ['0x7939f424', 'Token_TransferFailed'],
    ['0x3e3f8f73', 'Token_TransferFailed'],
    ['0xb12d13eb', 'Native_TransferFailed'],
  ] as const)('%s', (data, name) => {
    expect(decodeRevertData(data, [])).toEqual({ kind: 'contract', name, args: {} })
  })
})
