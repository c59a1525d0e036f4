import { parseAbi } from 'viem'

/** What the token factory answers about itself, its inviters and addresses to come: all that a form asks, an eighth of the whole. */
export const tokenFactoryReadsAbi = parseAbi([
  'struct Template { address generator; uint88 feeWei; bool enabled; }',
  'function owner() view returns (address result)',
  'function devAddress() view returns (address)',
  'function inviterShare() view returns (uint256 shareBps)',
  'function recordCount() view returns (uint256)',
  'function recordCountOf(address user) view returns (uint256)',
  'function inviterReward(address inviter) view returns (uint256 amountWei)',
  'function templateIds() view returns (uint256[])',
  'function template(uint256 templateId) view returns (Template)',
  'function getDeployAddress(address deployer, uint256 templateId, string[] stringParams, address[] addressParams, uint256[] numberParams, bool[] boolParams, bytes12 seed) view returns (address token)',
])
