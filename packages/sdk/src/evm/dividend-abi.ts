import { parseAbi } from 'viem'

/** Dividends of any kind (templates 3 to 5 and 7 to 9). */
export const dividendAbi = parseAbi([
  'function dividendToken() view returns (address)',
  'function dividendTerms() view returns (uint256 threshold, uint256 intervalBlocks)',
  'function dividendTotals() view returns (uint256 received, uint256 paid, uint256 waiting)',
  'function pendingDividend(address account) view returns (uint256)',
  'function dividendShareOf(address account) view returns (uint256)',
  'function setDividendThreshold(uint256 threshold)',
  'function setDividendInterval(uint256 blocks)',
  'function claimDividend()',
  'function claimDividendFor(address account)',
  'function refreshShare(address account)',
  'function distribute()',
  'event DividendsAdded(uint256 amount)',
  'event DividendPaid(address indexed account, uint256 amount)',
  'event DividendThresholdSet(uint256 threshold)',
  'event DividendIntervalSet(uint256 blocks)',
])

/** Dividends that are bought with the currency of the pool (template 3). */
export const rewardDividendAbi = parseAbi(['function waitingQuote() view returns (uint256 amount)'])

/** Dividends of those who stake liquidity (templates 4 and 9). */
export const liquidityDividendAbi = parseAbi([
  'function lpTotals() view returns (uint256 total, uint256 staked)',
  'function stakedLpOf(address account) view returns (uint256)',
  'function lockCredit(address locker, uint256 lockId) view returns (address account, uint256 amount)',
  'function pendingLockDividend(address locker, uint256 lockId) view returns (uint256)',
  'function stakeLp(uint256 amount)',
  'function unstakeLp(uint256 amount)',
  'function creditLock(address locker, uint256 lockId)',
  'function syncLock(address locker, uint256 lockId)',
  'event LpStaked(address indexed account, uint256 amount)',
  'event LpUnstaked(address indexed account, uint256 amount)',
  'event LockCredited(address indexed locker, uint256 indexed lockId, address indexed account, uint256 amount)',
])

/** Dividends of the holders of a collection (template 8). */
export const nftDividendAbi = parseAbi([
  'function nftTerms() view returns (address nft, uint256 perNft, uint256 interval, uint256 trigger, bool marketingTaxAccounted)',
  'function pendingNftDividend(uint256 tokenId) view returns (uint256)',
  'function nftState(uint256 tokenId) view returns (bool active, uint256 activeNfts)',
  'function isNftBlacklisted(uint256 tokenId) view returns (bool)',
  'function setNftDividend(uint256 perNft, uint256 trigger)',
  'function setNftBlacklist(uint256[] tokenIds, bool listed)',
  'function claimNftDividends(uint256[] tokenIds)',
  'function activateNfts(uint256[] tokenIds)',
  'event NftDividendSet(uint256 perNft, uint256 trigger)',
  'event NftBlacklistSet(uint256 indexed tokenId, bool listed)',
  'event NftDividendPaid(uint256 indexed tokenId, address indexed owner, uint256 amount)',
  'event NftActivated(uint256 indexed tokenId)',
  'event NftPayout(uint256 amountPerNft, uint256 activeNfts)',
])

/** Rebates to inviters (templates 6 and 9). */
export const referralAbi = parseAbi([
  'function inviterOf(address account) view returns (address)',
  'function referralTerms() view returns (uint256[7] rebateBps, uint256 bindIntervalBlocks, uint256 smallTransferMax)',
  'function pendingInvite(address invitee, address inviter) view returns (uint256)',
  'function setRebates(uint256[7] rebateBps)',
  'function setBindInterval(uint256 blocks)',
  'function acceptInviter(address inviter)',
  'event InviteOffered(address indexed inviter, address indexed invitee)',
  'event InviterBound(address indexed invitee, address indexed inviter)',
  'event RebatesSet(uint256[7] rebateBps)',
  'event BindIntervalSet(uint256 blocks)',
])
