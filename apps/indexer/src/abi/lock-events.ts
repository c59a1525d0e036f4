import { parseAbi } from 'viem'

/** What `TokenLocker` tells; a test compares this list and those below with the generated ABIs. */
export const tokenLockerEventsAbi = parseAbi([
  'event AssetAdded(uint256 indexed number, address indexed token, address custody, bool rebasing)',
  'event Locked(uint256 indexed lockId, address indexed token, address indexed owner, uint256 amount, uint256 units, uint256 unlockAt, bool rebasing, bool migratable)',
  'event Scheduled(uint256 indexed lockId, uint256 cliffAt, uint256 firstBps, uint256 cycleSeconds, uint256 cycleBps)',
  'event Relocked(uint256 indexed lockId, uint256 unlockAt)',
  'event Incremented(uint256 indexed lockId, uint256 amount, uint256 units)',
  'event Withdrawn(uint256 indexed lockId, uint256 amount, uint256 units)',
  'event Split(uint256 indexed lockId, uint256 indexed newLockId, uint256 units, uint256 newInitialUnits, uint256 initialUnitsLeft)',
  'event LockOwnershipTransferred(uint256 indexed lockId, address indexed from, address indexed to)',
  'event Migrated(uint256 indexed lockId, address indexed successor, uint256 indexed successorLockId, uint256 amount, uint256 arrived)',
  'event OperatorSet(address indexed owner, address indexed operator, bool allowed)',
])

/** What `LiquidityLocker` tells. */
export const liquidityLockerEventsAbi = parseAbi([
  'event Locked(uint256 indexed lockId, address indexed lpToken, address indexed owner, uint256 amount, uint256 unlockAt)',
  'event Relocked(uint256 indexed lockId, uint256 unlockAt)',
  'event Incremented(uint256 indexed lockId, uint256 amount)',
  'event Withdrawn(uint256 indexed lockId, uint256 amount)',
  'event Split(uint256 indexed lockId, uint256 indexed newLockId, uint256 amount)',
  'event LockOwnershipTransferred(uint256 indexed lockId, address indexed from, address indexed to)',
])

/** What `NftLocker` tells. */
export const nftLockerEventsAbi = parseAbi([
  'event Locked(uint256 indexed lockId, address indexed collection, address indexed owner, uint256 nftId, uint256 unlockAt, uint8 kind, address poolAddress)',
  'event Relocked(uint256 indexed lockId, uint256 unlockAt)',
  'event Withdrawn(uint256 indexed lockId, address indexed collection, uint256 nftId, address owner)',
  'event LockOwnershipTransferred(uint256 indexed lockId, address indexed from, address indexed to)',
  'event FeeReceiverSet(uint256 indexed lockId, address indexed receiver)',
  'event FeesCollected(uint256 indexed lockId, address indexed receiver, address token0, address token1, uint256 amount0, uint256 amount1)',
])

/** What `LockAnnouncer` tells. */
export const lockAnnouncerEventsAbi = parseAbi([
  'event SuccessorAnnounced(address indexed successor, uint256 opensAt)',
  'event SuccessorStruckOff(address indexed successor)',
])
