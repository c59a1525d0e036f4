import { type Log, parseAbi, parseEventLogs } from 'viem'
import { createChainProbe } from './chain-of-run.ts'

// Written by hand from the contracts' promises, so that an event which drifted away from them is noticed here.
const abi = parseAbi([
  'event TokenDeployed(address indexed owner, address indexed token, uint256 indexed templateId, uint256 infoId, string name, string symbol, uint8 decimals, uint256 totalSupply, address inviter, uint256 feeWei, uint256 inviterRewardWei)',
  'event PresaleDeployed(address indexed owner, address indexed presale, uint256 indexed templateId, uint256 id, address[] addressParams, uint256[] numberParams, string ipfsKey, uint256 tokensDeposited, uint256 feeWei)',
  'event PoolDeployed(address indexed owner, address indexed pool, uint256 indexed kind, uint256 id, address stakedToken, address rewardToken, uint256[] params, address admin, string ipfsKey, uint256 rewardTokenAmount, uint256 rebateBudget, uint256 feeWei)',
  'event AirdropDeployed(address indexed owner, address indexed airdrop, uint256 indexed templateId, uint256 id, address[] addressParams, uint256[] numberParams, string ipfsKey, uint256 feeWei)',
  'event Contributed(address indexed account, address indexed inviter, uint256 amount, uint256 total)',
  'event Claimed(address indexed account, uint256 tokens, uint256 excess)',
  'event Finalized(address indexed pair, uint256 accepted, uint256 tokensListed, uint256 currencyListed, uint256 liquidity, uint256 lockId, uint256 unlockAt, uint256 ownerCurrency, uint256 ownerTokens, uint256 tokensBurned, uint256 inviterReward)',
  'event Deposited(address indexed account, uint256 received, uint256 staked)',
  'event NftsDeposited(address indexed account, uint256[] nftIds, uint256 staked)',
  'event Mapped(address indexed account, uint256 received, uint256 amountOut)',
  'event Claimed(uint256 indexed index, address indexed account, uint256 amount, uint256 claimed)',
  'event Locked(uint256 indexed lockId, address indexed token, address indexed owner, uint256 amount, uint256 units, uint256 unlockAt, bool rebasing, bool migratable)',
  'event Locked(uint256 indexed lockId, address indexed lpToken, address indexed owner, uint256 amount, uint256 unlockAt)',
  'event Locked(uint256 indexed lockId, address indexed collection, address indexed owner, uint256 nftId, uint256 unlockAt, uint8 kind, address poolAddress)',
  'event Split(uint256 indexed lockId, uint256 indexed newLockId, uint256 units, uint256 newInitialUnits, uint256 initialUnitsLeft)',
  'event Split(uint256 indexed lockId, uint256 indexed newLockId, uint256 amount)',
])

/** How often each thing was done on all chains together. */
export interface ActCounts {
  presales: number
  locks: number
  airdrops: number
  contributions: number
  /** accounts, those on two networks twice */
  contributors: number
  finished: number
  stakes: number
  claims: number
}

async function countOnChain(shortname: string): Promise<ActCounts> {
  const logs: Log[] = await createChainProbe(shortname).getLogs({ fromBlock: 0n })
  const told = parseEventLogs({ abi, logs })
  const count = (...names: string[]) =>
    told.filter(({ eventName }) => names.includes(eventName)).length
  const contributors = told.flatMap(({ eventName, args }) =>
    eventName === 'Contributed' && 'account' in args ? [args.account] : [],
  )
  return {
    presales: count('PresaleDeployed'),
    locks: count('Locked', 'Split'),
    airdrops: count('AirdropDeployed'),
    contributions: count('Contributed'),
    contributors: new Set(contributors).size,
    finished: count('Finalized'),
    stakes: count('Deposited', 'NftsDeposited'),
    claims: count('Claimed', 'Mapped'),
  }
}

/** Adds up what the logs of chains say, without the index, the API or the SDK. */
export async function countActs(shortnames: readonly string[]): Promise<ActCounts> {
  const counts = await Promise.all(shortnames.map(countOnChain))
  const add = (name: keyof ActCounts) => counts.reduce((sum, count) => sum + count[name], 0)
  return {
    presales: add('presales'),
    locks: add('locks'),
    airdrops: add('airdrops'),
    contributions: add('contributions'),
    contributors: add('contributors'),
    finished: add('finished'),
    stakes: add('stakes'),
    claims: add('claims'),
  }
}
