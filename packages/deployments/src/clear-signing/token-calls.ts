import { call } from './call.ts'
import { field } from './field.ts'
import { ownerCalls } from './owner-calls.ts'
import type { CallTable } from './types.ts'
import { unsigned } from './unsigned.ts'

const own = (label: string) => field.tokens(label, '@.to')
const asMessage = unsigned('the allowance is signed as a message, and a contract hands it in')

/** What holders and owners do with a token of any template. */
export const tokenCalls = {
  ...ownerCalls,
  approve: call('Approve tokens', {
    spender: field.contract('Spender'),
    amount: own('Amount at most'),
  }),
  transfer: call('Send tokens', { to: field.account('Receiver'), amount: own('Amount') }),
  transferFrom: call('Send tokens of an account', {
    from: field.account('From'),
    to: field.account('Receiver'),
    amount: own('Amount'),
  }),
  'permit(address,address,uint256,uint256,bytes)': asMessage,
  'permit(address,address,uint256,uint256,uint8,bytes32,bytes32)': asMessage,
  burn: call('Burn own tokens', { amount: own('Amount') }),
  mint: call('Mint tokens', { to: field.account('Receiver'), amount: own('Amount') }),
  disableMint: call('End minting forever'),
  setContractURI: call('Change token information', {
    newContractUri: field.raw('Information (URI)'),
  }),
  freezeContractURI: call('Fix token information'),
} as const satisfies CallTable
