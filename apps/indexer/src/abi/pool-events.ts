import { parseAbi, parseAbiItem } from 'viem'

/** What names a new pool. */
export const poolDeployedEvent = parseAbiItem(
  'event PoolDeployed(address indexed owner, address indexed pool, uint256 indexed kind, uint256 id, address stakedToken, address rewardToken, uint256[] params, address admin, string ipfsKey, uint256 rewardTokenAmount, uint256 rebateBudget, uint256 feeWei)',
)

/** What `PoolFactory` tells; a test compares this list and the next with the generated ABIs. */
export const poolFactoryEventsAbi = [
  poolDeployedEvent,
  ...parseAbi([
    'event TemplateSet(uint256 indexed templateId, address indexed implementation, bool enabled)',
    'event FeeSet(uint256 indexed templateId, uint256 feeWei)',
    'event FeeWhitelistSet(address indexed user, uint256 discountBps)',
    'event DevAddressSet(address indexed devAddress)',
    'event VipSet(address indexed vip)',
    'event Withdrawn(address indexed to, uint256 amountWei)',
    'event OwnershipTransferred(address indexed oldOwner, address indexed newOwner)',
  ]),
] as const

/** What pools of every kind tell. */
export const poolEventsAbi = parseAbi([
  'event Deposited(address indexed account, uint256 received, uint256 staked)',
  'event Withdrawn(address indexed account, uint256 amount, uint256 sent, uint256 reward, uint256 staked)',
  'event EmergencyWithdrawn(address indexed account, uint256 amount, uint256 sent)',
  'event NftsDeposited(address indexed account, uint256[] nftIds, uint256 staked)',
  'event NftsWithdrawn(address indexed account, uint256[] nftIds, uint256 reward, uint256 staked)',
  'event NftsEmergencyWithdrawn(address indexed account, uint256[] nftIds, uint256 staked)',
  'event BaseUriSet(string baseUri)',
  'event Harvested(address indexed account, uint256 reward)',
  'event InviterBound(address indexed account, address indexed inviter)',
  'event RebateEarned(address indexed inviter, address indexed account, uint256 amount)',
  'event RebateClaimed(address indexed inviter, uint256 amount)',
  'event RewardsSet(uint256 rewardPerSecond, uint256 startTime, uint256 endTime, uint256 added, uint256 rebateBudget)',
  'event RewardStopped(uint256 endTime)',
  'event LimitSet(uint256 limit)',
  'event ExitOpened()',
  'event RewardsRecovered(address indexed to, uint256 amount)',
  'event IpfsKeySet(string ipfsKey)',
])
