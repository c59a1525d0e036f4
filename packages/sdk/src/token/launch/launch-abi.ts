import { parseAbi } from 'viem'

/** What the platform's launch contract does and says; see `ILaunchPad`. */
export const launchPadAbi = parseAbi([
  'struct Creation { uint256 templateId; string[] strings; address[] addresses; uint256[] numbers; bool[] bools; address inviter; address nftWrapper; bytes32 seed; }',
  'struct Purchase { address to; uint256 quoteAmount; uint256 minTokens; }',
  'struct Opening { uint256 openingSeconds; uint256 cap; }',
  'struct LaunchOrder { address token; Creation creation; address venueFactory; address quote; uint256 tokenAmount; uint256 quoteAmount; uint256 maxRepairBps; uint256 unlockAt; address lockOwner; address tokenReceiver; Purchase[] purchases; Opening opening; uint256 deadline; }',
  'struct Permit { address token; uint256 value; uint256 deadline; bytes signature; }',
  'function launch(LaunchOrder order) payable returns (address token, address pair, uint256 lockId, uint256 openingId)',
  'function launchWithPermits(LaunchOrder order, Permit[] permits) payable returns (address token, address pair, uint256 lockId, uint256 openingId)',
  'function valueOf(address caller, LaunchOrder order) view returns (uint256 valueWei)',
  'event Launched(address indexed owner, address indexed token, address indexed pair, address quote, uint256 tokenAmount, uint256 quoteAmount, uint256 liquidity, uint256 lockId, uint256 unlockAt, uint256 openingId)',
  'event TeamBuy(address indexed token, address indexed to, uint256 quoteIn, uint256 tokensOut)',
])

/** What the vault of batch openings does and says; see `IOpeningVault`. */
export const openingVaultAbi = parseAbi([
  'struct Opening { address token; address pair; address quote; bool isNative; uint40 endsAt; uint40 refundsFrom; uint8 status; uint256 cap; uint256 minRate; uint256 total; uint256 spent; uint256 bought; }',
  'function commit(uint256 openingId, address account, uint256 amount, uint256 wantedRate) payable',
  'function clear(uint256 openingId)',
  'function claimTo(uint256 openingId, address to)',
  'function claimFor(uint256 openingId, address account)',
  'function refundTo(uint256 openingId, address to)',
  'function refundFor(uint256 openingId, address account)',
  'function openingOf(uint256 openingId) view returns (Opening opening)',
  'function commitmentOf(uint256 openingId, address account) view returns (uint256 amount)',
  'function claimable(uint256 openingId, address account) view returns (uint256 tokens, uint256 quoteBack)',
  'function openingCount() view returns (uint256)',
  'event Committed(uint256 indexed openingId, address indexed account, uint256 amount)',
  'event Cleared(uint256 indexed openingId, uint256 spent, uint256 bought)',
  'event Claimed(uint256 indexed openingId, address indexed account, address indexed to, uint256 tokens, uint256 quoteBack)',
  'event Refunded(uint256 indexed openingId, address indexed account, address indexed to, uint256 amount)',
])

/** What the locker of liquidity does and says; see `ILiquidityLocker`. */
export const liquidityLockerAbi = parseAbi([
  'function lock(address lpToken, uint256 amount, address owner, uint256 unlockAt) returns (uint256 lockId)',
  'function lockedOf(address lpToken) view returns (uint256 amount)',
  'event Locked(uint256 indexed lockId, address indexed lpToken, address indexed owner, uint256 amount, uint256 unlockAt)',
])
