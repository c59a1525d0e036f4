import {
  encodeAbiParameters,
  keccak256,
  type Log,
  pad,
  parseAbiParameters,
  toEventSelector,
  toHex,
} from 'viem'
import { entryPoint07Address } from 'viem/account-abstraction'
import { describe, expect, test } from 'vitest'
import { account } from '../../test/fake-world.ts'
import { judgeReceipt } from './judge-receipt.ts'

const multisig = { nonce: 7, threshold: 2, owners: [account], domainSeparator: keccak256('0x01') }
const asked = {
  account,
  proposal: { id: 'batch-1' },
  isBatch: true,
  call: undefined,
  firstNumber: 7,
} as const

const transactionHash = keccak256('0x02')
const operation = (succeeded: boolean) => ({
  address: entryPoint07Address,
  topics: [
    toEventSelector('UserOperationEvent(bytes32,address,address,uint256,bool,uint256,uint256)'),
    pad('0x01'),
    pad(account),
    pad('0x'),
  ],
  data: encodeAbiParameters(parseAbiParameters('uint256, bool, uint256, uint256'), [
    0n,
    succeeded,
    1n,
    1n,
  ]),
})
const execution = {
  address: account,
  topics: [toEventSelector('ExecutionSuccess(bytes32,uint256)'), keccak256(toHex('another'))],
  data: '0x',
  transactionHash,
}

const judge = (...logs: object[]) =>
  judgeReceipt(
    {
      transactionHash,
      blockHash: keccak256('0x03'),
      blockNumber: 9n,
      succeeded: true,
      logs: logs as Log[],
    },
    asked,
    multisig,
  )?.kind

describe('an account with owners that sends by its module for operations (ERC-4337)', () => {
  test('is spoken for by the entry point, for no number of it was spent', () => {
    expect(judge(operation(true))).toBe('executed')
    expect(judge(operation(false))).toBe('failed')
  })

  test('is judged by its own events where it has carried out something else', () => {
    expect(judge(operation(true), execution)).toBeUndefined()
    expect(judge()).toBeUndefined()
  })
})
