import { expect, test } from 'vitest'
import { decodeContractError } from './decode-contract-error.ts'
import { wasRejected } from './was-rejected.ts'

const bare = (fields: Record<string, unknown>) => Object.assign(new Error('no'), fields)
const said = (message: string, code?: number) => ({ message, ...(code !== undefined && { code }) })

/** What wallets, and the libraries between them and a page, answer when their owner says no. */
const refusals: readonly (readonly [string, unknown])[] = [
  // Codes.
  ['EIP-1193', bare({ code: 4001 })],
  ['EIP-1193, as text', bare({ code: '4001' })],
  ['ethers 5 and 6', bare({ code: 'ACTION_REJECTED', reason: 'rejected' })],
  ['viem', bare({ name: 'UserRejectedRequestError' })],
  ['WalletConnect, a request', said('User rejected.', 5000)],
  ['WalletConnect, without its words', { code: 5000, message: '' }],
  ['WalletConnect, chains', said('User disapproved requested chains', 5001)],
  ['WalletConnect, methods', said('User disapproved requested json-rpc methods', 5002)],
  ['WalletConnect, events', said('User disapproved requested event types', 5003)],
  ['Ledger, a status', bare({ name: 'TransportStatusError', statusCode: 0x6985 })],
  ['Ledger, refused on the device', bare({ statusCode: 0x5501 })],
  ['Ledger, a name', bare({ name: 'TransactionRefusedOnDevice' })],
  ['Ledger, another name', bare({ name: 'UserRefusedOnDevice' })],
  ['Ledger, its device kit', { _tag: 'RefusedByUserDAError', message: '' }],
  ['Ledger, its application', { _tag: 'EthAppCommandError', errorCode: '6985' }],
  ['Trezor, cancelled', bare({ code: 'Failure_ActionCancelled' })],
  ['Trezor, the window', bare({ code: 'Method_Cancel' })],
  ['Trezor, no permission', bare({ code: 'Method_PermissionsNotGranted' })],
  ['imToken', said('User canceled', 1001)],
  // Words, under a code that says nothing or none at all.
  ['MetaMask, a transaction', said('MetaMask Tx Signature: User denied transaction signature.')],
  [
    'MetaMask, typed data',
    said('MetaMask Typed Message Signature: User denied message signature.'),
  ],
  [
    'MetaMask with a Ledger',
    said('Ledger device: Condition of use not satisfied (denied by the user?) (0x6985)', -32603),
  ],
  ['Ledger, a status in words', said('Ledger device: UNKNOWN_ERROR (0x5501)', -32603)],
  ['Trezor, in words', said('Action cancelled by user', -32603)],
  ['Trezor, a single word', said('Cancelled', -32000)],
  ['Keystone', said('KeystoneError#Tx_canceled. Signing canceled, please retry')],
  ['a mobile wallet', said('cancelled', -32603)],
  ['Coinbase Wallet', said('User denied account authorization')],
  ['Safe', said('Transaction was rejected', -32000)],
  ['Frame', said('User declined transaction', -32000)],
  ['Brave', said('The user rejected the request.')],
  ['Rainbow', said('User rejected request', -32000)],
  ['a window that was closed', said('User closed the popup window')],
  ['Trust Wallet', said('Request rejected', -32000)],
  ['TokenPocket, in Chinese', said('用户取消了操作', -32603)],
  ['a wallet in Chinese', said('已取消')],
  ['a text instead of an error', 'User rejected the transaction'],
  ['one word instead of an error', 'cancelled'],
  // Nested.
  ['below a cause', new Error('a', { cause: new Error('b', { cause: bare({ code: 4001 }) }) })],
  ['MetaMask mobile', { code: -32603, data: { originalError: { code: 4001, message: '' } } }],
  ['an inner error', { code: -32603, message: 'Internal error', data: { code: 4001 } }],
  ['a deeper cause', { code: -32603, data: { cause: { message: 'User rejected the request.' } } }],
  ['ethers 6', bare({ code: 'UNKNOWN_ERROR', info: { error: { code: 4001 } } })],
  ['ethers 5', bare({ code: 'SERVER_ERROR', error: { error: { code: 5000 } } })],
  ['JSON in words', said('{"code":4001,"message":"User rejected"}', -32603)],
]

test.each(refusals)('a refusal is known by its code or its words: %s', (_wallet, error) => {
  expect(wasRejected(error)).toBe(true)
  expect(decodeContractError(error, [])).toMatchObject({ kind: 'rejected' })
})

test.each<readonly [string, unknown]>([
  ['nothing', undefined],
  ['a number as text', '4001'],
  ['a chain that the wallet does not know', bare({ code: 4902 })],
  ['a method that it does not have', said('The method is not supported', 4200)],
  ['no permission to ask', bare({ code: 4100 })],
  ['a wallet that is busy', said('Request already pending', -32002)],
  ['a node', said('internal error', -32603)],
  ['a node that gave up', said('context canceled', -32000)],
  ['a node with a time limit', said('The operation was canceled.', -32603)],
  ['a reading that was left', bare({ name: 'AbortError', message: 'The operation was aborted.' })],
  ['a node that refuses a transaction', said('transaction rejected: nonce too low', -32000)],
  ['a gateway', said('Request rejected: rate limit reached', -32005)],
  ['a contract with such words', said('execution reverted: rejected by user list', 3)],
  ['a contract under a code of the node', said('execution reverted: User rejected', -32000)],
  ['a Ledger without blind signing', bare({ statusCode: 0x6a80 })],
  ['a hash that begins like a status', said('unknown transaction 0x6985aa')],
])('anything else is none: %s', (_what, error) => {
  expect(wasRejected(error)).toBe(false)
})

test('an error that contains itself ends', () => {
  const circle: Record<string, unknown> = { code: -32603 }
  circle.data = circle
  expect(wasRejected(circle)).toBe(false)
})
