import { parseAbi } from 'viem'

/** What `LaunchPad` tells; a test compares it with the generated ABI. */
export const launchPadEventsAbi = parseAbi([
  'event Launched(address indexed owner, address indexed token, address indexed pair, address quote, uint256 tokenAmount, uint256 quoteAmount, uint256 liquidity, uint256 lockId, uint256 unlockAt, uint256 openingId)',
  'event TeamBuy(address indexed token, address indexed to, uint256 quoteIn, uint256 tokensOut)',
])

/** What `OpeningVault` tells. */
export const openingVaultEventsAbi = parseAbi([
  'event OpeningStarted(uint256 indexed openingId, address indexed token, address indexed quote, uint256 endsAt, uint256 refundsFrom, uint256 cap, uint256 minRate)',
  'event Committed(uint256 indexed openingId, address indexed account, uint256 amount)',
  'event Cleared(uint256 indexed openingId, uint256 spent, uint256 bought)',
  'event Claimed(uint256 indexed openingId, address indexed account, address indexed to, uint256 tokens, uint256 quoteBack)',
  'event Refunded(uint256 indexed openingId, address indexed account, address indexed to, uint256 amount)',
])
