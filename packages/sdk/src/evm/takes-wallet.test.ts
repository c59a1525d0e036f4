import { expect, test } from 'vitest'
import { takesWallet } from './takes-wallet.ts'

const to = '0x55d398326f99059fF775485246999027B3197955'
const call = { to, data: '0x313ce567' }

test.each<[string, string, readonly unknown[]]>([
  ['a call', 'eth_call', [call, 'latest']],
  ['a call of no named block', 'eth_call', [call]],
  ['a balance', 'eth_getBalance', [to, 'latest']],
  ['the code of an account', 'eth_getCode', [to, 'latest']],
])('the wallet may answer: %s', (_case, method, params) => {
  expect(takesWallet({ method, params })).toBe(true)
})

test.each<[string, string, unknown]>([
  ['a rehearsal, which names its sender', 'eth_call', [{ ...call, from: to }, 'latest']],
  ['the gas of a transaction', 'eth_estimateGas', [call]],
  ['several transactions one after another', 'eth_simulateV1', [{}, 'latest']],
  ['a call on replaced state', 'eth_call', [call, 'latest', { [to]: { code: '0x00' } }]],
  ['code that is deployed nowhere', 'eth_call', [{ data: '0x6000' }, 'latest']],
  ['an older block', 'eth_call', [call, '0x10']],
  ['transactions that wait', 'eth_getBalance', [to, 'pending']],
  ['what became of a transaction', 'eth_getTransactionReceipt', ['0x01']],
  ['how many an account sent', 'eth_getTransactionCount', [to, 'latest']],
  ['logs', 'eth_getLogs', [{ fromBlock: '0x0' }]],
  ['a proof', 'eth_getProof', [to, [], 'latest']],
  ['the block that others are read at', 'eth_blockNumber', []],
  ['a block', 'eth_getBlockByNumber', ['latest', false]],
  ['fees', 'eth_gasPrice', []],
  ['a signature', 'personal_sign', ['0x00', to]],
  ['a request without a list', 'eth_call', undefined],
])('the nodes alone answer: %s', (_case, method, params) => {
  expect(takesWallet({ method, params })).toBe(false)
})
