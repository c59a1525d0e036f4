import { call } from './call.ts'
import { field } from './field.ts'
import type { CallTable } from './types.ts'

const lock = { locker: field.contract('Locker'), lockId: field.raw('Lock') }
const ids = { 'tokenIds.[]': field.raw('NFT') }

/** Dividends of any kind, and rebates to inviters (templates 3 to 9). */
export const dividendTokenCalls = {
  claimDividend: call('Claim dividends'),
  claimDividendFor: call('Pay dividends to an account', { account: field.account('Account') }),
  refreshShare: call('Refresh a dividend share', { account: field.account('Account') }),
  distribute: call('Start paying dividends'),
  setDividendThreshold: call('Change who gets dividends', {
    threshold: field.tokens('Holders from', '@.to'),
  }),
  setDividendInterval: call('Change the dividend interval', {
    blocks: field.unit('Interval', 'blocks'),
  }),
  stakeLp: call('Stake liquidity', { amount: field.raw('Amount (base units)') }),
  unstakeLp: call('Withdraw staked liquidity', { amount: field.raw('Amount (base units)') }),
  creditLock: call('Enable dividends for a lock', lock),
  syncLock: call('Sync a lock', lock),
  setNftDividend: call('Change dividends of NFTs', {
    perNft: field.raw('Each (base units)'),
    trigger: field.raw('From (base units)'),
  }),
  setNftBlacklist: call('Block or free NFTs', { ...ids, listed: field.raw('Blocked') }),
  claimNftDividends: call('Claim dividends of NFTs', ids),
  activateNfts: call('Enable dividends for NFTs', ids),
  setRebates: call('Lower rebates to inviters', {
    ...Object.fromEntries(
      [1, 2, 3, 4, 5, 6, 7].map((level) => [
        `rebateBps.[${level - 1}]`,
        field.percent(`Level ${level}`),
      ]),
    ),
  }),
  setBindInterval: call('Change invitation interval', {
    blocks: field.unit('Interval', 'blocks'),
  }),
  acceptInviter: call('Accept an inviter', { inviter: field.account('Inviter') }),
} as const satisfies CallTable
