/** Branching trees of the contracts of pools, in `contracts/test`. */
export const poolTrees = [
  'staking/IStakingPool.tree',
  'staking/PoolFactory.tree',
  'staking/TokenPool.tree',
] as const

/** Trees of which nothing is on Solana, and why. */
export const evmPoolTreesAlone: Readonly<Record<string, string>> = {
  'staking/NftPool.tree': 'NFTs are not staked on Solana (ADR 0298)',
}

/** Scenarios of the contracts that are the program's too, by the title of its own test. */
export const poolsTestedApart: Readonly<Record<string, string>> = {
  test_RevertWhen_HarvestingTwiceInASecond: 'a wallet is paid once, also within one transaction',
  test_RevertWhen_RateIsZeroOrTooLarge: 'the owner changes rewards as far as they are paid for',
  test_RevertWhen_TooLittleArrivesForTheNewTerms:
    'the owner changes rewards as far as they are paid for',
  test_UpdateTimes_StartMovesWhileItLiesAhead:
    'a start that lies ahead is moved, and a later one lifts locks',
  test_Terms_AreThoseOfTheCreation: 'a pool says every term that it began with',
  test_Deposit_TokensOfAnyDecimals:
    'the largest sums there are: nothing overflows, and nothing of them is lost but less than a unit',
  test_RevertWhen_SumsAreTooLarge:
    'the largest sums there are: nothing overflows, and nothing of them is lost but less than a unit',
  test_RevertWhen_TakingMoreThanTheStake:
    'stakes are locked from the last deposit on, until terms get worse',
  test_Withdraw_RewardThatIsRefusedStaysDue:
    'a frozen reward keeps no stake: it leaves whole, and what was earned stays due',
  test_Withdraw_RewardTokensOfEveryKind: 'of a pool: a reward that is gone keeps no stake',
  test_DeployPool_MakesAndFundsAPool: 'events tell all of a pool: an index needs nothing but them',
  test_RevertWhen_ParamsMissing: 'unknown instructions, and those that are cut short',
  test_RevertWhen_TokensAreUnusable:
    'a pool begins with the mints, vaults and token programs that belong together, and takes its owner’s tokens alone',
  test_RevertWhen_RateOutOfRange: 'terms that are refused',
  test_P06_TimesToTheSecond: 'terms at their bounds are taken',
  test_RevertWhen_DeadlineOutOfRange: 'terms that are refused',
  // A limit that nobody can reach is held as the largest one there, and refused by the program.
  test_RevertWhen_TermsAreOutOfRange: 'terms that are refused',
  test_RevertWhen_TheRewardTokenKeepsAPart:
    'what is gathered of a taxed reward covers the terms by what arrives',
  test_Registry_FollowsFromNumbers:
    'pools and what wallets have in them are read from a node of the local cluster, which has the program where the client looks for it',
  test_P37_AddressesFollowFromNumbers:
    'a pool is made once, at its own address, with vaults of its own',
}

const asks = 'wallets read the accounts themselves; there is nothing to ask the program'
const signs = 'a transaction of Solana moves tokens by its own signature, without an allowance'
const rebates = 'a pool of Solana pays no rebates to inviters'
const words = 'a pool of Solana has no file of what its project says'
const registers = 'tokens of Solana have no launch, and pools of theirs no registry'

/** Scenarios of the contracts that are none of the program's, and why. */
export const evmPoolsAlone: Readonly<Record<string, string>> = {
  test_Rebates_AreEarnedByHarvestsOfTheInvited: rebates,
  test_Rebates_AreNotEarnedWhereNoneArePaid: rebates,
  test_Rebates_BelowOneUnitAreNothing: rebates,
  test_RevertWhen_InvitingOneself: rebates,
  test_SetIpfsKey_ByTheAdmin: words,
  test_RevertWhen_KeyTooLong: words,
  test_Capabilities_OnlyGoOut: asks,
  test_P38_SolvencyCountsEveryLedger: asks,
  test_Apr_SpeaksOfAWholeToken: asks,
  test_StakerCount_StandsStillAtItsLargest:
    'each wallet in a pool of Solana deposits for an account: its count is full at seven million SOL of deposits',
  test_P37_ImplementationIsShut:
    'pools of Solana are accounts of one program: no code stands beside them that could be called',
  test_Deposit_ByPermit2: signs,
  test_DepositWithPermit_NeedsNoAllowance: signs,
  test_DeployPool_ByPermit2: signs,
  test_DeployPoolWithPermit_NeedsNoAllowance: signs,
  test_ShrunkenStakes_AreGivenBackAlike:
    'base units of tokens that the program takes never change by themselves',
  test_DeployPool_OfUnlaunchedTokensIsRegistered: registers,
  test_P39_LaterKindIsNothingToOlderTokens: registers,
  test_RevertWhen_NotPair: 'tokens of liquidity on Solana are mints like others, by the same rules',
  test_RevertWhen_AdminZero: 'who makes a pool of Solana is its owner, and nobody else is named',
  test_CreateFee_IsTheUsers: 'no program charges a fee',
  // Tested, by each title: 'a token that could defeat a pool is neither staked nor a reward: $error' (MintHooked).
  test_RevertWhen_TheRewardTokenCallsBack:
    'mints that call somebody with each transfer are refused, and no other token of Solana does',
}

const named = 'contracts find by themselves what a transaction of Solana names as accounts'

/** Scenarios of the program (by the names of its tests) that are none of the contracts', and why. */
export const solanaPoolsAlone: Readonly<Record<string, string>> = {
  'stakes and rewards of one token are never taken for one another':
    'contracts refuse a pool whose reward is what is staked',
  'close and revive: an ended account is nothing, and another pool in its place owes nothing':
    'a pool of EVM networks stays, empty, and nobody paid a deposit',
  'a mint that was closed and made anew with a way to freeze is not staked any more':
    'a contract cannot tell by a token’s code what its maker may do',
  'who gave the associated account of a token away gets stake, reward and surplus into another own one':
    'contracts pay to addresses: nobody names an account',
  'a wrong vault, a wrong mint and a fake token program': named,
  'forged state of pools and wallets, and what a wallet has elsewhere': named,
  'forged state: nothing is staked, paid or changed by it': named,
  'a pool closes over its own vaults, to its owner’s accounts': named,
  'no pool begins with a program that is none of tokens, nor is paid through it': named,
}

/** Files of the tests that are named above. */
export const poolTests = [
  ...['solana-staking', 'solana-staking-attacks', 'solana-staking-attacks-accounts'],
  ...['solana-staking-destination', 'solana-staking-events', 'solana-staking-reading'],
  ...['solana-mint-extensions', 'solana-fake-token-programs'],
] as const
