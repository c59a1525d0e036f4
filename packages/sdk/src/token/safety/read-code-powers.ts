import { type Hex, toFunctionSelector } from 'viem'

/** What a function's name promises; what it does stays unknown. */
export type CodePower =
  | 'mint'
  | 'pause'
  | 'blacklist'
  | 'tax'
  | 'limit'
  | 'trading'
  | 'upgrade'
  | 'seize'

/** Names that tokens with such powers commonly carry. A token may hide a power behind any other name. */
const names: Readonly<Record<CodePower, readonly string[]>> = {
  mint: ['mint(address,uint256)', 'mint(uint256)', 'mintTo(address,uint256)'],
  pause: ['pause()', 'unpause()', 'setPaused(bool)'],
  blacklist: [
    'blacklist(address)',
    'addToBlacklist(address)',
    'addBlackList(address)',
    'setBlacklist(address,bool)',
    'setBlacklist(address[],bool)',
    'blacklistAddress(address,bool)',
    'setBots(address[])',
    'addBots(address[])',
    'freeze(address)',
  ],
  tax: [
    'setFee(uint256)',
    'setFees(uint256,uint256)',
    'setTax(uint256)',
    'setTaxes(uint256,uint256)',
    'setTaxes(uint256,uint256,uint256,uint256,uint256)',
    'setBuyFee(uint256)',
    'setSellFee(uint256)',
    'setTaxFeePercent(uint256)',
    'updateFees(uint256,uint256)',
    'updateBuyFees(uint256,uint256,uint256)',
    'updateSellFees(uint256,uint256,uint256)',
  ],
  limit: [
    'setMaxTxAmount(uint256)',
    'setMaxTxPercent(uint256)',
    'setMaxWallet(uint256)',
    'updateMaxTxnAmount(uint256)',
    'updateMaxWalletAmount(uint256)',
    'setWalletLimit(uint256)',
    'setSwapLimit(uint256)',
  ],
  trading: ['enableTrading()', 'disableTrading()', 'openTrading()', 'setTrading(bool)', 'launch()'],
  upgrade: ['upgradeTo(address)', 'upgradeToAndCall(address,bytes)', 'changeAdmin(address)'],
  seize: [
    'burnFrom(address)',
    'burn(address,uint256)',
    'forceTransfer(address,address,uint256)',
    'destroyBlackFunds(address)',
    'wipeFrozenAddress(address)',
  ],
}

const PUSH1 = 0x60
const PUSH4 = 0x63
const PUSH32 = 0x7f

/** Every four-byte constant that the code pushes: its dispatch table is among them. */
function pushedSelectors(code: Hex): ReadonlySet<string> {
  const found = new Set<string>()
  for (let at = 2; at < code.length; ) {
    const opcode = Number.parseInt(code.slice(at, at + 2), 16)
    if (opcode === PUSH4) found.add(`0x${code.slice(at + 2, at + 10)}`)
    const skipped = opcode >= PUSH1 && opcode <= PUSH32 ? opcode - PUSH1 + 1 : 0
    at += 2 + skipped * 2
  }
  return found
}

/**
 * Powers that a foreign token's code has commonly used names for.
 * Warning: an absent name proves nothing, and a present one may be harmless.
 */
export function readCodePowers(code: Hex): readonly CodePower[] {
  const pushed = pushedSelectors(code)
  const powers = Object.entries(names) as [CodePower, readonly string[]][]
  return powers
    .filter(([, signatures]) => signatures.some((one) => pushed.has(toFunctionSelector(one))))
    .map(([power]) => power)
}
