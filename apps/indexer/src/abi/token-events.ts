import { tokenFactoryAbi } from '@slipway/deployments/abi'
import { getAbiItem, parseAbi } from 'viem'

/**
 * Every event of every token template, once. Templates share their events, so that one list serves all tokens of a
 * factory; a test compares it with the generated ABIs.
 */
export const tokenEventsAbi = parseAbi([
  'event Transfer(address indexed from, address indexed to, uint256 amount)',
  'event OwnershipTransferred(address indexed oldOwner, address indexed newOwner)',
  'event MintEnabled(uint256 cooldown, uint256 maxBps, uint256 nextMintAt)',
  'event Minted(address indexed to, uint256 amount, uint256 nextMintAt)',
  'event MintDisabled()',
  'event ContractUriSet(string contractUri)',
  'event ContractUriFrozen()',
  'event Launched(address indexed pair, uint256 killBlocks)',
  'event LiquidityPhaseStarted(address pair)',
  'event LiquidityPhaseStopped()',
  'event LauncherSet(address indexed launcher)',
  'event PairRegistered(address indexed pair)',
  'event TaxesSet(uint256 buyBps, uint256 sellBps, uint256 transferBps, uint256 addPoolBps, uint256 removePoolBps)',
  'event SharesSet(uint256 burn, uint256 liquidity, uint256 marketing, uint256 dividend)',
  'event TaxChangeDisabled()',
  'event WalletLimitSet(uint256 amount)',
  'event WalletLimitDisabled()',
  'event SwapLimitSet(uint256 amount)',
  'event SwapLimitDisabled()',
  'event BlacklistSet(address indexed account, bool listed)',
  'event BlacklistDisabled()',
  'event BuyerKilled(address indexed account, uint256 amount)',
  'event MarketingWalletSet(address indexed wallet)',
  'event ExemptionAdded(address indexed account, uint8 directions)',
  'event FissionCountSet(uint256 count)',
  'event SwapThresholdSet(uint256 amount)',
  'event SwappedBack(uint256 soldTokens, uint256 burnedTokens, uint256 liquidityTokens, uint256 liquidityQuote, uint256 marketingQuote, uint256 dividendAmount)',
  'event DividendsAdded(uint256 amount)',
  'event DividendPaid(address indexed account, uint256 amount)',
  'event DividendExcluded(address indexed account)',
  'event DividendThresholdSet(uint256 amount)',
  'event DividendIntervalSet(uint256 blocks)',
  'event NftDividendSet(uint256 perNft, uint256 trigger)',
  'event NftBlacklistSet(uint256 indexed tokenId, bool listed)',
  'event NftActivated(uint256 indexed tokenId)',
  'event NftRetired(uint256 indexed tokenId)',
  'event NftPayout(uint256 amountPerNft, uint256 activeNfts)',
  'event NftDividendPaid(uint256 indexed tokenId, address indexed owner, uint256 amount)',
  'event LpStaked(address indexed account, uint256 amount)',
  'event LpUnstaked(address indexed account, uint256 amount)',
  'event LockCredited(address indexed locker, uint256 indexed lockId, address indexed account, uint256 amount)',
  'event InviteOffered(address indexed inviter, address indexed invitee)',
  'event InviterBound(address indexed invitee, address indexed inviter)',
  'event RebatePaid(address indexed trader, address indexed inviter, uint256 level, uint256 amount)',
  'event RebatesSet(uint256[7] rebateBps)',
  'event BindIntervalSet(uint256 blocks)',
])

/** By which the engine finds tokens. */
export const tokenDeployedEvent = getAbiItem({ abi: tokenFactoryAbi, name: 'TokenDeployed' })
