import { call } from './call.ts'
import { field } from './field.ts'
import { tokenCalls } from './token-calls.ts'
import type { CallTable } from './types.ts'

const nft = field.nft('NFT', '@.to')
const moved = { from: field.account('From'), to: field.account('Receiver'), tokenId: nft }

/** ERC-721, of collections of ours and of any other. */
export const nftStandardCalls = {
  approve: call('Approve an NFT', { to: field.address('Operator'), tokenId: nft }),
  setApprovalForAll: call('Approve all NFTs', {
    operator: field.contract('Operator'),
    approved: field.raw('Allowed'),
  }),
  transferFrom: call('Send an NFT', moved),
  'safeTransferFrom(address,address,uint256)': call('Send an NFT', moved),
  'safeTransferFrom(address,address,uint256,bytes)': call('Send an NFT with data', {
    ...moved,
    _data: field.raw('Data'),
  }),
} as const satisfies CallTable

/** ERC-20, of any token. */
export const foreignTokenCalls = {
  approve: tokenCalls.approve,
  transfer: tokenCalls.transfer,
  transferFrom: tokenCalls.transferFrom,
} as const satisfies CallTable

const rest = { to: field.account('Receiver'), deadline: field.date('Valid until') }

/** Adding liquidity by the router of a V2 exchange. */
export const routerCalls = {
  addLiquidity: call('Add liquidity', {
    tokenA: field.token('First token'),
    amountADesired: field.tokens('First amount', '#.tokenA'),
    amountAMin: field.tokens('First at least', '#.tokenA'),
    tokenB: field.token('Second token'),
    amountBDesired: field.tokens('Second amount', '#.tokenB'),
    amountBMin: field.tokens('Second at least', '#.tokenB'),
    ...rest,
  }),
  addLiquidityETH: call('Add liquidity', {
    token: field.token('Token'),
    amountTokenDesired: field.tokens('Tokens', '#.token'),
    amountTokenMin: field.tokens('Tokens at least', '#.token'),
    '@.value': field.native('Native currency'),
    amountETHMin: field.native('Native at least'),
    ...rest,
  }),
} as const satisfies CallTable
