import { call } from './call.ts'
import { field } from './field.ts'
import { permitFields } from './permit-fields.ts'
import type { CallTable } from './types.ts'
import { unsigned } from './unsigned.ts'

// A presale knows its currency; the call does not, so that no wallet could find its decimals.
const contribution = {
  amount: field.raw('Amount (base units)'),
  inviter: field.address('Inviter'),
}
const slot = {
  index: field.raw('Number in the list'),
  level: field.choice('Tier', 'whitelistLevels'),
  'proof.[]': field.hidden('Proof', 'it proves what the other fields say'),
}
const receiver = { to: field.account('Receiver') }
const accounts = { 'accounts.[]': field.account('Account') }

/** What participants of a presale do, and its owner. */
export const presaleCalls = {
  contribute: call('Contribute to a presale', contribution),
  contributeWithPermit: call('Contribute to a presale', { ...contribution, ...permitFields }),
  contributeWithProof: call('Contribute to a presale', { ...contribution, ...slot }),
  activateSlot: call('Activate a whitelist slot', { account: field.account('Account'), ...slot }),
  claim: call('Claim bought tokens'),
  claimTo: call('Claim bought tokens', receiver),
  claimFor: call('Send bought tokens', accounts),
  refund: call('Refund own contribution'),
  refundTo: call('Refund own contribution', receiver),
  refundFor: call('Pay contributions back', accounts),
  reclaimExitFee: call('Return an exit fee', { account: field.account('Account') }),
  reclaimExitFeeTo: call('Reclaim own exit fee', receiver),
  finalize: call('Finish presale, make the pool'),
  cancel: call('Cancel the presale'),
  destroy: call('Remove the presale'),
  withdraw: call('Pay the owner of the presale'),
  withdrawTo: call('Withdraw the owner part', receiver),
  payPlatform: call('Pay the platform its part'),
  setTime: call('Change times of the presale', {
    startTime_: field.date('Starts'),
    endTime_: field.date('Ends'),
  }),
  setWhitelistMode: call('Change the whitelist mode', {
    mode: field.choice('Whitelist', 'whitelistModes'),
    t1Block_: field.duration('Only tier 1 for'),
    t2Block_: field.duration('Tiers 1 and 2 for'),
  }),
  setWhitelist: call('List or unlist accounts', {
    ...accounts,
    level: field.choice('Tier', 'whitelistLevels'),
  }),
  setWhitelistRoot: call('Set the whitelist', {
    root: field.raw('Root of the list'),
    ipfsKey: field.raw('List (IPFS)'),
  }),
  revokeLeaves: call('Revoke whitelist slots', {
    'indexes.[]': field.raw('Number in the list'),
  }),
  setWhitelistAdmin: call('Set the whitelist admin', { admin: field.address('Admin') }),
  setSlotTransfer: call('Allow or stop slot transfers', { enabled: field.raw('Allowed') }),
  transferSlot: call('Give away own slot', receiver),
  moveSlot: unsigned('the slot market hands a sold slot over'),
  openInviter: call('Enable inviter rewards', { 'rates.[]': field.percent('By level') }),
  updateInfo: call('Change presale information', { ipfsKey_: field.raw('Information (IPFS)') }),
} as const satisfies CallTable

/** Rewards of those who invited participants. */
export const inviterCalls = {
  claimReward: call('Pay a reward to an inviter', {
    presale: field.contract('Presale'),
    inviter: field.account('Inviter'),
  }),
  claimRewardTo: call('Claim own inviter reward', {
    presale: field.contract('Presale'),
    ...receiver,
  }),
  open: unsigned('a presale opens its own ledger'),
  record: unsigned('a presale tells of a contribution'),
  revoke: unsigned('a presale tells of a refund'),
  settle: unsigned('a presale pays what inviters have earned'),
  voidRewards: unsigned('a presale that failed says so'),
} as const satisfies CallTable
