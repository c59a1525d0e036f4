import { type Hex, toFunctionSelector } from 'viem'
import { readInstructions } from '../../evm/read-instructions.ts'

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
  upgrade: [
    'upgradeTo(address)',
    'upgradeTo(uint256,address)',
    'upgradeToAndCall(address,bytes)',
    'upgrade(address,address)',
    'upgradeAndCall(address,address,bytes)',
    'changeAdmin(address)',
    'setImplementation(address)',
    '_setImplementation(address)',
    '_setPendingImplementation(address)',
    'updateCode(address)',
    'updateCodeAddress(address)',
    'updateImplementation(address)',
    'changeMasterCopy(address)',
    'setTarget(address)',
    'upgradeBeaconToAndCall(address,bytes)',
    'diamondCut((address,uint8,bytes4[])[],address,bytes)',
  ],
  seize: [
    'burnFrom(address)',
    'burn(address,uint256)',
    'forceTransfer(address,address,uint256)',
    'destroyBlackFunds(address)',
    'wipeFrozenAddress(address)',
  ],
}

const SELECTOR_DIGITS = 8
const PUSH1 = 0x60
const PUSH4 = 0x63

/** Every constant of at most four bytes that the codes push: their dispatch tables are among them. */
function pushedSelectors(codes: readonly Hex[]): ReadonlySet<string> {
  const pushes = codes
    .flatMap(readInstructions)
    .filter(({ opcode }) => opcode >= PUSH1 && opcode <= PUSH4)
  // A selector that begins with zeros is pushed without them.
  return new Set(pushes.map(({ data }) => `0x${data.padStart(SELECTOR_DIGITS, '0')}`))
}

/**
 * Powers that a foreign token's code has commonly used names for.
 * Warning: an absent name proves nothing, and a present one may be harmless.
 * @param codes all that act under the token's address.
 */
export function readCodePowers(...codes: readonly Hex[]): readonly CodePower[] {
  const pushed = pushedSelectors(codes)
  const powers = Object.entries(names) as [CodePower, readonly string[]][]
  return powers
    .filter(([, signatures]) => signatures.some((one) => pushed.has(toFunctionSelector(one))))
    .map(([power]) => power)
}
