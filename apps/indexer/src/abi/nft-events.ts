import { getAbiItem, parseAbi } from 'viem'

/** What a collection and its sale tell; a test compares these lists with the generated ABIs. */
export const nftSaleEventsAbi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)',
  'event Minted(address indexed receiver, uint256 firstId, uint256 quantity, uint256 phase, uint256 price)',
  'event UserJoined(address indexed account, uint256 id, address indexed inviter)',
  'event RewardEarned(address indexed inviter, address indexed receiver, uint256 indexed level, uint256 amount)',
  'event RewardPaid(address indexed inviter, address indexed to, uint256 amount)',
  'event InviterOpened(uint256[] rates)',
  'event WhitelistSet(bytes32 root, string listKey)',
  'event UriAdded(uint256 indexed fromId, string baseUri)',
  'event OffsetDue(uint256 drawBlock)',
  'event OffsetDrawn(uint256 offset)',
  'event Revealed(string baseUri, bytes32 salt, uint256 offset)',
  'event IpfsKeySet(string ipfsKey)',
  'event ProceedsPaid(address indexed to, uint256 amount)',
  'event PlatformPaid(address indexed to, uint256 amount)',
  'event OwnershipTransferred(address indexed oldOwner, address indexed newOwner)',
])

/** What the factory of NFT sales tells; texts about a project are told by the sales themselves. */
export const nftSaleFactoryEventsAbi = parseAbi([
  'event NftSaleDeployed(address indexed owner, address indexed sale, uint256 indexed templateId, uint256 id, string[] stringParams, address[] addressParams, uint256[] numberParams, uint256 platformBps, uint256 feeWei)',
  'event MintFeePercentSet(uint256 bps)',
  'event OpenInviterFeeSet(uint256 feeWei)',
  'event InviterOpened(address indexed sale, uint256[] rates, uint256 feeWei)',
  'event TemplateSet(uint256 indexed templateId, address indexed implementation, bool enabled)',
  'event FeeSet(uint256 indexed templateId, uint256 feeWei)',
  'event FeeWhitelistSet(address indexed user, uint256 discountBps)',
  'event DevAddressSet(address indexed devAddress)',
  'event VipSet(address indexed vip)',
  'event Withdrawn(address indexed to, uint256 amountWei)',
  'event OwnershipTransferred(address indexed oldOwner, address indexed newOwner)',
])

/** By which the engine finds collections. */
export const nftSaleDeployedEvent = getAbiItem({
  abi: nftSaleFactoryEventsAbi,
  name: 'NftSaleDeployed',
})
