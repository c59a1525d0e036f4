import { getAbiItem, parseAbi } from 'viem'

/** Every event of a mapping and of an airdrop by list; a test compares these lists with the generated ABIs. */
export const airdropEventsAbi = parseAbi([
  'event Mapped(address indexed account, uint256 received, uint256 amountOut)',
  'event Claimed(uint256 indexed index, address indexed account, uint256 amount, uint256 claimed)',
  'event Recharged(address indexed from, uint256 amount)',
  'event IpfsKeySet(string ipfsKey)',
  'event Withdrawn(address indexed token, address indexed to, uint256 amount)',
])

/** What the factory of airdrops tells; who took part is told by the airdrops themselves. */
export const airdropFactoryEventsAbi = parseAbi([
  'event AirdropDeployed(address indexed owner, address indexed airdrop, uint256 indexed templateId, uint256 id, address[] addressParams, uint256[] numberParams, string ipfsKey, uint256 feeWei)',
  'event TemplateSet(uint256 indexed templateId, address indexed implementation, bool enabled)',
  'event FeeSet(uint256 indexed templateId, uint256 feeWei)',
  'event FeeWhitelistSet(address indexed user, uint256 discountBps)',
  'event DevAddressSet(address indexed devAddress)',
  'event VipSet(address indexed vip)',
  'event Withdrawn(address indexed to, uint256 amountWei)',
  'event OwnershipTransferred(address indexed oldOwner, address indexed newOwner)',
])

/** By which the engine finds airdrops. */
export const airdropDeployedEvent = getAbiItem({
  abi: airdropFactoryEventsAbi,
  name: 'AirdropDeployed',
})

/** What `Multisend` tells. */
export const multisendEventsAbi = parseAbi([
  'event Sent(address indexed sender, address indexed asset, uint256 indexed listId, uint256 number, uint256 recipients, uint256 total)',
])
