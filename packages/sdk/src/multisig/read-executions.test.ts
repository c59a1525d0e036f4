import { type Hex, type Log, pad, toEventSelector } from 'viem'
import { expect, test } from 'vitest'
import { readExecutions } from './read-executions.ts'

const account = '0x00000000000000000000000000000000000000A1'
const other = '0x00000000000000000000000000000000000000b2'
const proposal = `0x${'11'.repeat(32)}` as const
const transactionHash = `0x${'22'.repeat(32)}` as const
const success = toEventSelector('ExecutionSuccess(bytes32,uint256)')
const failure = toEventSelector('ExecutionFailure(bytes32,uint256)')

const log = (topics: readonly Hex[], data: Hex = pad('0x'), address: Hex = account) =>
  ({ address, topics, data, transactionHash }) as unknown as Log

test.each<[string, Log, boolean]>([
  ['since version 1.4', log([success, proposal]), true],
  ['before it', log([success], `${proposal}${'00'.repeat(32)}`), true],
  ['failed', log([failure, proposal]), false],
])('what an account carried out, %s', (_version, event, succeeded) => {
  expect(readExecutions([event], account)).toEqual([{ proposal, transactionHash, succeeded }])
})

test('whoever else says the same words is not believed, nor is another event of the account', () => {
  const approved = toEventSelector('ApproveHash(bytes32,address)')
  const logs = [log([success, proposal], '0x', other), log([approved, proposal])]
  expect(readExecutions(logs, account)).toEqual([])
})
