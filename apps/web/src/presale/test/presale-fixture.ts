import type { Presale, PresaleState, PresaleTerms } from '@slipway/sdk/presale/types'
import { zeroAddress, zeroHash } from 'viem'

const START = 1_800_000_000
const address = (digit: string) => `0x${digit.repeat(40)}` as const

const terms: PresaleTerms = {
  claimToken: address('7'),
  currency: zeroAddress,
  router: address('8'),
  owner: address('1'),
  hardCap: 20n * 10n ** 18n,
  softCap: 10n * 10n ** 18n,
  presaleRate: 4_000n * 10n ** 18n,
  liquidityRate: 3_200n * 10n ** 18n,
  liquidityPercent: 6_000,
  minCurrency: 10n ** 17n,
  maxCurrency: 5n * 10n ** 18n,
  startTime: START,
  endTime: START + 86_400,
  lockTime: 180 * 86_400,
  useWhiteList: 0,
  t1Block: 0,
  t2Block: 0,
  enableWhiteTransfer: false,
  vest: false,
  vestFirst: 0,
  vestCycle: 0,
  vestPercent: 0,
  burnsUnsold: false,
  listsBelowPresale: false,
  maxRepairBps: 100,
  declaredTaxBps: 0,
}

const state: PresaleState = {
  poolStatus: 0,
  cancelReason: 0,
  total: 0n,
  accepted: 0n,
  userCount: 0,
  claimCount: 0,
  tokensDeposited: 118_400n * 10n ** 18n,
  tokensClaimed: 0n,
  finalizedAt: 0,
  vestingStart: 0,
  exitFees: 0n,
  termsChanged: false,
  lockId: 0n,
  pair: zeroAddress,
}

/** A presale of 20 native coins that runs for a day, with what a test changes of it. */
export function makePresale(
  change: Partial<Omit<Presale, 'terms' | 'state'>> & {
    terms?: Partial<PresaleTerms>
    state?: Partial<PresaleState>
  } = {},
): Presale {
  return {
    chainId: 31337,
    address: address('5'),
    kind: 'normal',
    ipfsKey: '',
    whitelistRoot: zeroHash,
    whitelistAdmin: zeroAddress,
    inviter: { open: false, rates: [] },
    token: { address: terms.claimToken, name: 'Harbour', symbol: 'HBR', decimals: 18 },
    currency: {
      address: zeroAddress,
      name: 'Local Ether',
      symbol: 'ETH',
      decimals: 18,
      isNative: true,
    },
    ...change,
    terms: { ...terms, ...change.terms },
    state: { ...state, ...change.state },
  }
}
