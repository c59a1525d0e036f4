import { parseAbi } from 'viem'

/** What the contract of memberships tells; a test compares the list with the generated ABI. */
export const vipEventsAbi = parseAbi([
  'event PlanAdded(uint256 indexed index, uint256 price, uint256 circle)',
  'event PlanEnabled(uint256 indexed index, bool enabled)',
  'event VipStarted(address indexed user, uint256 index, address payer, uint256 amount, uint256 circle, uint256 expiredAt)',
  'event DevAddressSet(address indexed devAddress)',
  'event Withdrawn(address indexed to, uint256 amountWei)',
  'event OwnershipTransferred(address indexed oldOwner, address indexed newOwner)',
])
