import { getAbiItem, parseAbi } from 'viem'

/** Every event of a presale, with what its listing tells; a test compares the list with the generated ABIs. */
export const presaleEventsAbi = parseAbi([
  'event Contributed(address indexed account, address indexed inviter, uint256 amount, uint256 total)',
  'event Refunded(address indexed account, uint256 amount, uint256 feeKept, uint256 total)',
  'event ExitFeeReturned(address indexed account, uint256 amount)',
  'event Claimed(address indexed account, uint256 tokens, uint256 excess)',
  'event Canceled(uint256 reason)',
  'event Finalized(address indexed pair, uint256 accepted, uint256 tokensListed, uint256 currencyListed, uint256 liquidity, uint256 lockId, uint256 unlockAt, uint256 ownerCurrency, uint256 ownerTokens, uint256 tokensBurned, uint256 inviterReward)',
  'event LiquidityRetained(uint256 tokens, uint256 currency, uint256 until)',
  'event Withdrawn(address indexed to, address indexed asset, uint256 amount)',
  'event PlatformPaid(address indexed to, uint256 amount)',
  'event TimeSet(uint256 startTime, uint256 endTime)',
  'event WhitelistModeSet(uint256 mode, uint256 t1Block, uint256 t2Block)',
  'event WhitelistRootSet(bytes32 root, string ipfsKey)',
  'event WhitelistAdminSet(address indexed admin)',
  'event SlotSet(address indexed account, uint256 level, uint256 status)',
  'event SlotActivated(address indexed account, uint256 indexed index, uint256 level)',
  'event SlotMoved(address indexed from, address indexed to, uint256 level)',
  'event LeafRevoked(uint256 indexed index)',
  'event SlotTransferSet(bool enabled)',
  'event InviterOpened(uint256[] rates)',
  'event InfoUpdated(string ipfsKey)',
  'event PoolRepaired(address indexed pair, uint256 tokenIn, uint256 quoteIn, uint256 tokenOut, uint256 quoteOut)',
  'event TokenRefused(address indexed token, uint256 received, uint256 least)',
])

/** What the factory of presales tells. */
export const presaleFactoryEventsAbi = parseAbi([
  'event PresaleDeployed(address indexed owner, address indexed presale, uint256 indexed templateId, uint256 id, address[] addressParams, uint256[] numberParams, string ipfsKey, uint256 tokensDeposited, uint256 feeWei)',
  'event TemplateSet(uint256 indexed templateId, address indexed implementation, bool enabled)',
  'event FeeSet(uint256 indexed templateId, uint256 feeWei)',
  'event FeeWhitelistSet(address indexed user, uint256 discountBps)',
  'event DevAddressSet(address indexed devAddress)',
  'event VipSet(address indexed vip)',
  'event Withdrawn(address indexed to, uint256 amountWei)',
  'event OwnershipTransferred(address indexed oldOwner, address indexed newOwner)',
])

/** By which the engine finds presales. */
export const presaleDeployedEvent = getAbiItem({
  abi: presaleFactoryEventsAbi,
  name: 'PresaleDeployed',
})

/** What the ledger of inviters' rewards tells. */
export const inviterEventsAbi = parseAbi([
  'event Opened(address indexed presale, address indexed currency, uint256[] rates)',
  'event Bound(address indexed presale, address indexed account, address indexed inviter)',
  'event WeightSet(address indexed presale, address indexed inviter, uint256 weight)',
  'event Settled(address indexed presale, uint256 total)',
  'event Voided(address indexed presale)',
  'event RewardPaid(address indexed presale, address indexed inviter, uint256 amount)',
])

/** What the market of whitelist slots tells. */
export const whitelistMarketEventsAbi = parseAbi([
  'event Offered(uint256 indexed saleId, address indexed presale, address indexed owner, uint256 level, uint256 price, uint256 expired)',
  'event OfferCanceled(uint256 indexed saleId)',
  'event Sold(uint256 indexed saleId, address indexed buyer, uint256 price)',
])
