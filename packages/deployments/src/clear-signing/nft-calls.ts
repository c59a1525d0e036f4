import { call } from './call.ts'
import { factoryCalls } from './factory-calls.ts'
import { field } from './field.ts'
import { ownerCalls } from './owner-calls.ts'
import { nftStandardCalls } from './standard-calls.ts'
import type { CallTable } from './types.ts'
import { unsigned } from './unsigned.ts'

const price = (label: string) => field.currency(label, '#.addressParams.[0]')

/** Creating NFT sales. */
export const nftSaleFactoryCalls = {
  ...factoryCalls,
  deploy: call('Create an NFT collection', {
    templateId: field.raw('Template'),
    'stringParams.[0]': field.raw('Name'),
    'stringParams.[1]': field.raw('Symbol'),
    'stringParams.[2]': field.raw('URI'),
    'stringParams.[3]': field.raw('Information (IPFS)'),
    'addressParams.[0]': field.address('Currency'),
    'addressParams.[1]': field.address('Gets royalties'),
    'addressParams.[2]': field.address('Gets the first NFTs'),
    'numberParams.[0]': field.choice('Minting', 'mintMethods'),
    'numberParams.[1]': field.choice('Files', 'uriModes'),
    'numberParams.[2]': field.raw('Total NFTs'),
    'numberParams.[3]': field.raw('Minted at once'),
    'numberParams.[4]': field.raw("Owner's share"),
    'numberParams.[5]': price('Price'),
    'numberParams.[6]': price('Price for the list'),
    'numberParams.[7]': field.raw('Limit per account'),
    'numberParams.[8]': field.date("List's start"),
    'numberParams.[9]': field.date('Public start'),
    'numberParams.[10]': field.date('Ends (1970: never)'),
    'numberParams.[11]': field.percent('Royalty'),
    'numberParams.[12]': field.raw('Root of the list'),
    'numberParams.[13]': field.raw('Provenance hash'),
    '@.value': field.native('Fee'),
  }),
  openInviter: call('Enable inviter rewards', {
    sale: field.contract('Collection'),
    'rates.[]': field.percent('By level'),
    '@.value': field.native('Fee'),
  }),
  setMintFeePercent: call("Change platform's part", { bps: field.percent('Part of prices') }),
  setOpenInviterFee: call('Change fee of inviter rewards', { feeWei: field.native('Fee') }),
  setTokenInfo: call('Change information', {
    sale: field.contract('Collection'),
    ipfsKey: field.raw('Information (IPFS)'),
  }),
} as const satisfies CallTable

// What `value` is counted in, the collection knows and the call does not.
const minting = {
  receiver: field.account('Receiver'),
  amount: field.raw('NFTs'),
  value: field.raw('Maximum (base units)'),
}
const byFactory = (what: string) => unsigned(`the factory ${what}`)

/** Minting, and what owners of collections do. */
export const nftSaleCalls = {
  ...nftStandardCalls,
  mint: call('Mint NFTs', minting),
  mintInvited: call('Mint NFTs', { ...minting, inviter: field.address('Inviter') }),
  mintListed: call('Mint NFTs from the list', {
    ...minting,
    inviter: field.address('Inviter'),
    allowance: field.raw('Total allowance'),
    'proof.[]': field.hidden('Proof', 'it proves what the other fields say'),
  }),
  mintByOwner: call('Mint NFTs as the owner', {
    receiver: minting.receiver,
    amount: minting.amount,
  }),
  addUri: call('Set the file location', { baseUri: field.raw('Base of the URIs') }),
  setWhitelist: call('Set the list', {
    root: field.raw('Root of the list'),
    listKey: field.raw('List (IPFS)'),
  }),
  drawOffset: call('Draw the order of NFTs'),
  reveal: call('Reveal the NFTs', {
    baseUri: field.raw('Base of the URIs'),
    salt: field.raw('Salt'),
  }),
  withdraw: call('Pay the owner the proceeds'),
  withdrawTo: call('Withdraw the proceeds', { to: field.account('Receiver') }),
  withdrawPlatform: call('Pay the platform its part'),
  claimReward: call('Pay a reward to an inviter', { inviter: field.account('Inviter') }),
  claimRewardTo: call('Claim own inviter reward', { to: field.account('Receiver') }),
  transferOwnership: ownerCalls.transferOwnership,
  renounceOwnership: ownerCalls.renounceOwnership,
  begin: byFactory('begins a collection'),
  openInviter: byFactory('opens rewards, for a fee'),
  setIpfsKey: byFactory('hands information on'),
} as const satisfies CallTable
