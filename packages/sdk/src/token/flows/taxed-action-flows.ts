import { type Address, isAddressEqual, parseEventLogs } from 'viem'
import { proveEvent } from '../../evm/prove-event.ts'
import { taxedTokenAbi as abi } from '../../evm/taxed-token-abi.ts'
import { buildCall } from '../../flow/build-call.ts'
import { oneStepFlow } from '../../flow/one-step-flow.ts'
import { declaredActions, type TokenActionInput } from './declared-action.ts'

/** Taxes in basis points. */
export interface SetTaxesInput extends TokenActionInput {
  readonly buy: bigint
  readonly sell: bigint
  readonly transfer: bigint
  readonly addPool: bigint
  readonly removePool: bigint
}

/** Shares of the collected tax in whole percent. */
export interface SetSharesInput extends TokenActionInput {
  readonly burn: bigint
  readonly liquidity: bigint
  readonly marketing: bigint
  readonly dividend: bigint
}

/** An amount in base units of the token. */
export interface TokenAmountInput extends TokenActionInput {
  readonly amount: bigint
}

/** Accounts that go onto the blacklist together, or off it. */
export interface SetBlacklistInput extends TokenActionInput {
  readonly accounts: readonly Address[]
  readonly listed: boolean
}

/** A contract that takes part without tax and limits from now on; for good. */
export interface AddExemptionInput extends TokenActionInput {
  readonly account: Address
  /** 1: into it, 2: out of it, 3: both. */
  readonly directions: number
}

const action = declaredActions(abi)
const none = (_input: TokenActionInput) => [] as const

/** What the owner of a token that takes taxes can do, and what anybody can; each proven by the token's own event. */
export const taxedActionFlows = {
  /** Opens trading, for good. */
  launch: oneStepFlow<TokenActionInput>({
    feature: 'token',
    name: 'launch',
    build: ({ token }) => buildCall({ to: token, abi, functionName: 'launch', args: [] }),
    verify: ({ token }, { logs }) => {
      const query = { abi, eventName: 'Launched', emitter: token } as const
      const { pair, killBlocks } = proveEvent(logs, { ...query, expected: {} })
      return { pair, killBlocks }
    },
  }),
  startLiquidityPhase: action('startLiquidityPhase', {
    args: none,
    event: 'LiquidityPhaseStarted',
  }),
  stopLiquidityPhase: action('stopLiquidityPhase', { args: none, event: 'LiquidityPhaseStopped' }),
  /** Gives a contract of the platform the one right to open trading (S-31). */
  setLauncher: action('setLauncher', {
    args: ({ launcher }: TokenActionInput & { readonly launcher: Address }) => [launcher] as const,
    event: 'LauncherSet',
    expected: ({ launcher }) => ({ launcher }),
  }),
  setTaxes: action('setTaxes', {
    args: ({ buy, sell, transfer, addPool, removePool }: SetTaxesInput) =>
      [buy, sell, transfer, addPool, removePool] as const,
    event: 'TaxesSet',
    expected: ({ buy, sell, transfer, addPool, removePool }) => ({
      buyBps: buy,
      sellBps: sell,
      transferBps: transfer,
      addPoolBps: addPool,
      removePoolBps: removePool,
    }),
  }),
  setShares: action('setShares', {
    args: ({ burn, liquidity, marketing, dividend }: SetSharesInput) =>
      [burn, liquidity, marketing, dividend] as const,
    event: 'SharesSet',
    expected: ({ burn, liquidity, marketing, dividend }) => ({
      burn,
      liquidity,
      marketing,
      dividend,
    }),
  }),
  disableTaxChange: action('disableTaxChange', { args: none, event: 'TaxChangeDisabled' }),
  setWalletLimit: action('setWalletLimit', {
    args: ({ amount }: TokenAmountInput) => [amount] as const,
    event: 'WalletLimitSet',
    expected: ({ amount }) => ({ amount }),
  }),
  disableWalletLimit: action('disableWalletLimit', { args: none, event: 'WalletLimitDisabled' }),
  setSwapLimit: action('setSwapLimit', {
    args: ({ amount }: TokenAmountInput) => [amount] as const,
    event: 'SwapLimitSet',
    expected: ({ amount }) => ({ amount }),
  }),
  disableSwapLimit: action('disableSwapLimit', { args: none, event: 'SwapLimitDisabled' }),
  setBlacklist: oneStepFlow<SetBlacklistInput>({
    feature: 'token',
    name: 'set-blacklist',
    build: ({ token, accounts, listed }) =>
      buildCall({ to: token, abi, functionName: 'setBlacklist', args: [accounts, listed] }),
    verify: ({ token, accounts, listed }, { logs }) => {
      for (const account of accounts) {
        const expected = { account, listed }
        proveEvent(logs, { abi, eventName: 'BlacklistSet', emitter: token, expected })
      }
      return { count: accounts.length }
    },
  }),
  disableBlacklist: action('disableBlacklist', { args: none, event: 'BlacklistDisabled' }),
  setMarketingWallet: action('setMarketingWallet', {
    args: ({ wallet }: TokenActionInput & { readonly wallet: Address }) => [wallet] as const,
    event: 'MarketingWalletSet',
    expected: ({ wallet }) => ({ wallet }),
  }),
  addExemption: action('addExemption', {
    args: ({ account, directions }: AddExemptionInput) => [account, directions] as const,
    // The event tells all directions of the account, those of earlier exemptions too.
    event: 'ExemptionAdded',
    expected: ({ account }) => ({ account }),
  }),
  setFissionCount: action('setFissionCount', {
    args: ({ count }: TokenActionInput & { readonly count: bigint }) => [count] as const,
    event: 'FissionCountSet',
  }),
  setSwapThreshold: action('setSwapThreshold', {
    args: ({ amount }: TokenAmountInput) => [amount] as const,
    event: 'SwapThresholdSet',
  }),
  /**
   * Anybody: sells what was collected, within the token's own bounds (P-25). What an earlier sale left to do comes
   * first, and leaves no event where a template makes a step of its own or finds nothing to add: the result is empty.
   */
  swapBack: oneStepFlow<TokenActionInput>({
    feature: 'token',
    name: 'swap-back',
    build: ({ token }) => buildCall({ to: token, abi, functionName: 'swapBack', args: [] }),
    verify: ({ token }, { logs }) => {
      const events = parseEventLogs({
        abi,
        eventName: 'SwappedBack',
        logs: [...logs],
        strict: true,
      })
      const own = events.find(({ address }) => isAddressEqual(address, token))
      return own ? { ...own.args } : {}
    },
  }),
  /** Anybody: makes a pool of another exchange pay taxes, and takes it out of the dividends. */
  registerPair: action('registerPair', {
    args: ({ pair }: TokenActionInput & { readonly pair: Address }) => [pair] as const,
    event: 'PairRegistered',
    expected: ({ pair }) => ({ pair }),
  }),
} as const
