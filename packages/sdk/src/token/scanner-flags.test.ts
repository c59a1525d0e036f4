import { expect, test } from 'vitest'
import { draftOf } from '../../test/typed-drafts.ts'
import { calculateBlocksDuration } from '../evm/calculate-blocks-duration.ts'
import { calculateScannerFlags } from './scanner-flags.ts'

const quiet = {
  mintable: false,
  mintCooldownDays: '',
  mintMaxPercent: '',
  transferTaxPercent: '0',
  killBlocks: '0',
  manualLaunch: false,
  taxChangeable: false,
  blacklistEnabled: false,
  walletLimitEnabled: false,
  swapLimitEnabled: false,
  fissionCount: '0',
}
const codes = (change: Record<string, unknown>) =>
  calculateScannerFlags(draftOf(2, { ...quiet, ...change })).map(({ code }) => code)

test('a token without powers and with ordinary taxes raises nothing', () => {
  expect(codes({})).toEqual([])
  const minting = { mintable: false, mintCooldownDays: '', mintMaxPercent: '' }
  expect(calculateScannerFlags(draftOf(1, minting))).toEqual([])
  expect(calculateScannerFlags(draftOf(1))).toMatchObject([{ code: 'mintable' }])
})

test.each([
  [{ mintable: true, mintCooldownDays: '3', mintMaxPercent: '1' }, 'mintable'],
  [{ taxChangeable: true }, 'tax-changeable'],
  [{ blacklistEnabled: true }, 'blacklist'],
  [{ manualLaunch: true }, 'trading-gate'],
  [{ walletLimitEnabled: true }, 'wallet-limit'],
  [{ swapLimitEnabled: true }, 'swap-limit'],
  [{ buyTaxPercent: '10.01' }, 'high-buy-tax'],
  [{ sellTaxPercent: '10.01' }, 'high-sell-tax'],
  [{ transferTaxPercent: '0.01' }, 'transfer-tax'],
  [{ addPoolTaxPercent: '10.01' }, 'high-pool-tax'],
  [{ removePoolTaxPercent: '10.01' }, 'high-pool-tax'],
  [{ fissionCount: '1' }, 'fission'],
  [{ liquidityReceiver: '0x0000000000000000000000000000000000000a01' }, 'liquidity-withdrawable'],
])('%o raises %s and nothing else', (change, code) => {
  expect(codes(change)).toEqual([code])
})

test('a tax of 10 % is still ordinary; kill blocks raise their own flag beside the gate', () => {
  const ten = { buyTaxPercent: '10', sellTaxPercent: '10', removePoolTaxPercent: '10' }
  expect(codes(ten)).toEqual([])
  expect(codes({ manualLaunch: true, killBlocks: '1' })).toEqual(['kill-blocks', 'trading-gate'])
})

test('blocks are shown as time where the block time is known', () => {
  expect(calculateBlocksDuration(20n, { blockTimeSeconds: 3 })).toBe(60)
  expect(calculateBlocksDuration(20, {})).toBeUndefined()
})
