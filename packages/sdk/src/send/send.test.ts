import { decodeFunctionData, erc20Abi } from 'viem'
import { describe, expect, test } from 'vitest'
import { eventLog } from '../../test/event-log.ts'
import { addressOf } from '../../test/typed-locks.ts'
import { EventMissing } from '../evm/event-missing.ts'
import type { FlowContext, FlowReceipt } from '../flow/types.ts'
import { buildSend } from './build-send.ts'
import { findSendWarnings } from './find-send-warnings.ts'
import { readSendParams } from './read-send-params.ts'
import { sendFlow } from './send-flow.ts'
import type { SendAsset, SendForecast } from './types.ts'

const account = addressOf('a1')
const receiver = addressOf('b2')
const token = addressOf('70')
const native: SendAsset = { kind: 'native', symbol: 'ETH', decimals: 18 }
const coin = { kind: 'token', address: token, symbol: 'HRB', decimals: 2 } as const
const params = { asset: coin, receiver, amount: 150n }
const quiet: SendForecast = {
  isContract: false,
  isUnused: false,
  rehearsal: { state: 'done', arrives: 150n },
}

const codesOf = (
  receiverText: string,
  amount: string,
  asset: SendAsset = coin,
  balance?: bigint,
) => {
  const reading = readSendParams({ receiver: receiverText, amount }, asset, balance)
  return reading.ok ? [] : reading.issues.map(({ field, code }) => `${field}: ${code}`)
}

describe('what is typed', () => {
  test('becomes exact base units of the asset', () => {
    expect(readSendParams({ receiver, amount: '1.5' }, coin, 150n)).toEqual({ ok: true, params })
    const whole = readSendParams({ receiver, amount: '0.000000000000000001' }, native, undefined)
    expect(whole).toEqual({ ok: true, params: { asset: native, receiver, amount: 1n } })
  })

  test.each([
    ['', '', ['receiver: Input_Required', 'amount: Input_Required']],
    ['0x12', '1', ['receiver: Input_AddressInvalid']],
    [`0x${'0'.repeat(40)}`, '1', ['receiver: Token_ReceiverZero']],
    [receiver, '1.234', ['amount: Input_TooManyDecimals']],
    [receiver, '0', ['amount: Input_AmountZero']],
    [receiver, '1e3', ['amount: Input_NumberExponent']],
  ])('"%s", "%s" is refused by field and code', (to, amount, codes) => {
    expect(codesOf(to, amount)).toEqual(codes)
  })

  test('more than the wallet holds is refused in the unit of what is sent, all of it is not', () => {
    expect(codesOf(receiver, '1.51', coin, 150n)).toEqual(['amount: Token_InsufficientBalance'])
    expect(codesOf(receiver, '2', native, 10n ** 18n)).toEqual(['amount: Balance_Insufficient'])
    expect(codesOf(receiver, '1.5', coin, 150n)).toEqual([])
  })
})

describe('the transaction', () => {
  test('of native currency is plain value without data', () => {
    const asked = { asset: native, receiver, amount: 5n }
    expect(buildSend(asked)).toEqual({ to: receiver, data: '0x', valueWei: 5n })
  })

  test('of a token is its own transfer', () => {
    const { to, data, valueWei } = buildSend(params)
    expect([to, valueWei]).toEqual([token, 0n])
    expect(decodeFunctionData({ abi: erc20Abi, data })).toEqual({
      functionName: 'transfer',
      args: [receiver, 150n],
    })
  })

  const [step] = sendFlow.steps(params)
  const context: FlowContext = { chainId: 1, account, results: {} }
  const verify = (args: Readonly<Record<string, unknown>>, emitter = token) =>
    step?.verify(
      params,
      { logs: [eventLog(erc20Abi, 'Transfer', args, emitter)] } as unknown as FlowReceipt,
      context,
    )

  test('is proven by the token alone, and says what arrived', () => {
    expect(verify({ from: account, to: receiver, value: 140n })).toEqual({ arrived: 140n })
    expect(() => verify({ from: account, to: account, value: 150n })).toThrow(EventMissing)
    expect(() => verify({ from: receiver, to: receiver, value: 150n })).toThrow(EventMissing)
    expect(() => verify({ from: account, to: receiver, value: 150n }, receiver)).toThrow(
      EventMissing,
    )
  })
})

describe('warnings', () => {
  const warn = (change: Partial<SendForecast>, to = receiver) =>
    findSendWarnings({ ...params, receiver: to }, { ...quiet, ...change }, account)

  test('an ordinary payment has none', () => {
    expect(warn({})).toEqual([])
  })

  test('a token sent to its own contract is said as such, not as any contract', () => {
    expect(warn({ isContract: true }, token)).toEqual(['token-itself'])
  })

  test('a contract, the own wallet, an unused address and a part that is kept are said', () => {
    expect(warn({ isContract: true })).toEqual(['contract'])
    expect(warn({ isUnused: true })).toEqual(['unused'])
    expect(warn({ rehearsal: { state: 'done', arrives: 149n } })).toEqual(['arrives-less'])
    expect(warn({ rehearsal: { state: 'done', arrives: 0n } }, account)).toEqual(['own'])
  })
})
