import { call } from './call.ts'
import { factoryCalls } from './factory-calls.ts'
import { field } from './field.ts'
import { permitFields } from './permit-fields.ts'
import type { CallTable } from './types.ts'
import { unsigned } from './unsigned.ts'

const creation = {
  templateId: field.choice('Kind of airdrop', 'airdropKinds'),
  // The last one is the token that is paid out, in both kinds.
  'addressParams.[]': field.token('Token'),
  'numberParams.[0]': field.raw('Rate, or list root'),
  'numberParams.[1]': field.date('Starts'),
  'numberParams.[2]': field.date('Ends (1970: never)'),
  'numberParams.[3]': field.tokens('Paid in now', '#.addressParams.[-1]'),
  'numberParams.[]': field.raw('All numbers'),
  ipfsKey: field.raw('Information (IPFS)'),
  '@.value': field.native('Fee'),
}

/** Creating airdrops. */
export const airdropFactoryCalls = {
  ...factoryCalls,
  deploy: call('Create an airdrop', creation),
  deployWithPermit: call('Create an airdrop', {
    ...creation,
    permitDeadline: permitFields.deadline,
    signature: permitFields.signature,
  }),
  setAirdropInfo: unsigned('an airdrop notes who took part in it'),
} as const satisfies CallTable

// An airdrop knows its tokens; the call does not, so that no wallet could find their decimals.
const amount = { amount: field.raw('Amount (base units)') }
const shared = {
  recharge: call('Add tokens to an airdrop', amount),
  setIpfsKey: call('Change information', { newIpfsKey: field.raw('Information (IPFS)') }),
}

/** Old tokens for new ones. */
export const tokenMappingCalls = {
  ...shared,
  airdrop: call('Swap old tokens for new ones', amount),
  airdropWithPermit: call('Swap old tokens for new ones', { ...amount, ...permitFields }),
  withdrawOrigin: call('Withdraw the old tokens'),
  withdrawTarget: call('Withdraw leftover new tokens'),
} as const satisfies CallTable

const proof = 'it proves what the other fields say'

/** Claims from a list. */
export const merkleAirdropCalls = {
  ...shared,
  claim: call('Claim from an airdrop', {
    index: field.raw('Number in the list'),
    account: field.account('Account'),
    ...amount,
    'proof.[]': field.hidden('Proof', proof),
  }),
  claimMany: call('Claim entries of an airdrop', {
    'entries.[].index': field.raw('Number in the list'),
    'entries.[].account': field.account('Account'),
    'entries.[].amount': field.raw('Amount (base units)'),
    'proofs.[].[]': field.hidden('Proof', proof),
  }),
  withdrawLeft: call('Withdraw leftover tokens'),
} as const satisfies CallTable

const batch = {
  'batch.listId': field.raw('List'),
  'batch.number': field.raw('Part of the list'),
  'recipients.[]': field.account('Receiver'),
}
const payment = {
  token: field.token('Token'),
  ...batch,
  'amounts.[]': field.tokens('Amount', '#.token'),
}

/** Payments to many. */
export const multisendCalls = {
  sendNative: call('Send native currency to many', {
    ...batch,
    'amounts.[]': field.native('Amount'),
    '@.value': field.native('Total'),
  }),
  sendTokens: call('Send tokens to many', payment),
  sendTokensDirectly: call('Send tokens to many', payment),
  sendTokensWithPermit: call('Send tokens to many', {
    ...payment,
    allowed: field.tokens('Total allowance', '#.token'),
    ...permitFields,
  }),
  sendNfts: call('Send NFTs to many', {
    collection: field.collection('Collection'),
    ...batch,
    'nftIds.[]': field.nft('NFT', '#.collection'),
  }),
} as const satisfies CallTable
