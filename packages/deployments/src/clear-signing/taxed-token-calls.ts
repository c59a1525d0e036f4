import { call } from './call.ts'
import { field } from './field.ts'
import type { CallTable } from './types.ts'

const own = (label: string) => field.tokens(label, '@.to')

/** What owners do with tokens that take taxes (templates 2 to 9), and what anybody may set off. */
export const taxedTokenCalls = {
  launch: call('Open trading of the token'),
  startLiquidityPhase: call('Start adding liquidity'),
  stopLiquidityPhase: call('Stop adding liquidity'),
  setLauncher: call('Allow opening of trading', { launcher: field.contract('Launch contract') }, [
    'launcher',
  ]),
  setTaxes: call(
    'Change taxes',
    {
      buyBps: field.percent('Buying'),
      sellBps: field.percent('Selling'),
      transferBps: field.percent('Transfers'),
      addPoolBps: field.percent('Adding liquidity'),
      removePoolBps: field.percent('Removing liquidity'),
    },
    ['buyBps', 'sellBps', 'transferBps', 'addPoolBps', 'removePoolBps'],
  ),
  setShares: call('Change the use of taxes', {
    burn_: field.unit('Burned', '%'),
    liquidity: field.unit('Liquidity', '%'),
    marketing: field.unit('Marketing', '%'),
    dividend: field.unit('Dividends', '%'),
  }),
  disableTaxChange: call('Fix taxes forever'),
  setWalletLimit: call('Change the wallet limit', { amount: own('Wallet limit') }, ['amount']),
  disableWalletLimit: call('End wallet limit forever'),
  setSwapLimit: call('Change the trade limit', { amount: own('Trade limit') }, ['amount']),
  disableSwapLimit: call('End trade limit forever'),
  setBlacklist: call('Block or free accounts', {
    'accounts.[]': field.account('Account'),
    listed: field.raw('Blocked'),
  }),
  disableBlacklist: call('End the blacklist forever'),
  setMarketingWallet: call('Change the marketing wallet', { wallet: field.account('Wallet') }, [
    'wallet',
  ]),
  addExemption: call(
    'Free a contract from taxes',
    {
      contractAccount: field.contract('Contract'),
      directions: field.choice('Transfers', 'directions'),
    },
    ['contractAccount', 'directions'],
  ),
  setFissionCount: call('Change the fission', { count: field.raw('Addresses for a buy') }, [
    'count',
  ]),
  setSwapThreshold: call('Change the swap threshold', { amount: own('From') }, ['amount']),
  swapBack: call('Use collected taxes'),
  registerPair: call('Make a pool pay taxes', { pair: field.contract('Pool') }),
} as const satisfies CallTable
