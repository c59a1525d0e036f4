import type { TemplateId } from '../platform/template-id.ts'

/**
 * Where each value of a draft stands among the arrays of `TokenFactory.deploy`; `rebateBps.0` is the first of a list.
 * The owner, whom the factory appends to the addresses, is not among them.
 */
export interface TokenParameterLayout {
  readonly strings: readonly string[]
  readonly addresses: readonly string[]
  readonly numbers: readonly string[]
  readonly bools: readonly string[]
}

const strings = ['name', 'symbol', 'contractUri'] as const

const minting = ['totalSupply', 'decimals', 'mintCooldownSeconds', 'mintMaxBps'] as const

const taxedAddresses = [
  'receiver',
  'marketingWallet',
  'router',
  'quote',
  'liquidityReceiver',
] as const

const taxedNumbers = [
  ...minting,
  'buyTaxBps',
  'sellTaxBps',
  'transferTaxBps',
  'addPoolTaxBps',
  'removePoolTaxBps',
  'burnShare',
  'liquidityShare',
  'marketingShare',
  'dividendShare',
  'killBlocks',
  'walletLimit',
  'swapLimit',
  'fissionCount',
  'swapThreshold',
] as const

const taxedBools = [
  'mintable',
  'taxChangeable',
  'blacklistEnabled',
  'swapLimitEnabled',
  'walletLimitEnabled',
  'manualLaunch',
] as const

const holderDividend = ['dividendThreshold', 'dividendIntervalBlocks'] as const

const referral = [
  'rebateBps.0',
  'rebateBps.1',
  'rebateBps.2',
  'rebateBps.3',
  'rebateBps.4',
  'rebateBps.5',
  'rebateBps.6',
  'bindIntervalBlocks',
] as const

const taxed = {
  strings,
  addresses: taxedAddresses,
  numbers: taxedNumbers,
  bools: taxedBools,
} as const satisfies TokenParameterLayout

/** The order of each template's parameters; what the contract's constructor reads. */
export const tokenParameterLayouts: Readonly<Record<TemplateId, TokenParameterLayout>> = {
  1: { strings, addresses: ['receiver'], numbers: minting, bools: ['mintable'] },
  2: taxed,
  3: {
    ...taxed,
    addresses: [...taxedAddresses, 'rewardToken'],
    numbers: [...taxedNumbers, ...holderDividend],
  },
  4: { ...taxed, numbers: [...taxedNumbers, 'dividendIntervalBlocks'] },
  5: { ...taxed, numbers: [...taxedNumbers, ...holderDividend] },
  6: { ...taxed, numbers: [...taxedNumbers, ...referral] },
  7: { ...taxed, numbers: [...taxedNumbers, ...holderDividend] },
  8: {
    ...taxed,
    addresses: [...taxedAddresses, 'nft'],
    numbers: [...taxedNumbers, 'perNftDividend', 'dividendIntervalBlocks', 'dividendTrigger'],
    bools: [...taxedBools, 'marketingTaxAccounted'],
  },
  9: { ...taxed, numbers: [...taxedNumbers, ...referral, 'dividendIntervalBlocks'] },
}
