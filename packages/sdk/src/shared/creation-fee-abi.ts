import { parseAbi } from 'viem'

/**
 * What every factory of the platform answers about its fees, in one line each: a page that only shows a fee does without
 * the whole of a factory. The token factory answers `template` with words of its own, in the same order.
 */
export const creationFeeAbi = parseAbi([
  'function feeOf(address user, uint256 templateId) view returns (uint256 feeWei)',
  'function feeWhitelist(address user) view returns (uint256 discountBps)',
  'function template(uint256 templateId) view returns (address implementation, uint256 feeWei, bool enabled)',
  'function templateFee(uint256 templateId) view returns (uint256 feeWei)',
  'function templateIds() view returns (uint256[])',
  'function vip() view returns (address)',
])
