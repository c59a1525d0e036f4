// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

import {ISolvency} from "../ISolvency.sol";

/// @title What every staking pool promises, whatever is staked in it
/// @notice A clone whose tokens, admin, lock time, stake deadline and rebate can never change. Rewards run per second, are
/// paid in full before the pool begins, and are shared among what is staked at that second. What is staked and what is paid
/// as reward are ledgers of their own: one token is never the other, so principal cannot be paid out as reward (P-28).
///
/// The admin may change how rewards run, as far as they are paid for, and can take back what nobody has earned or can still
/// earn. It reaches no stake. When terms get worse for those who are in (a lower rate, a later start, an earlier end, a stop), every lock
/// time ends at once, for good (`exitOpen`).
///
/// A deposit begins the lock time of the whole stake anew. Times are unix seconds and amounts base units of their token;
/// `...Block` are names that older pools gave to what are seconds here. NFTs count one each.
interface IStakingPool is ISolvency {
    /// @notice Only the admin.
    error StakingPool_NotAdmin(address caller, address admin);
    /// @notice The amount is zero.
    error StakingPool_AmountZero();
    /// @notice Nothing is staked from `deadline` on.
    error StakingPool_Closed(uint256 deadline);
    /// @notice One account may have `limit` staked at most until the end of the limit.
    error StakingPool_LimitExceeded(uint256 amount, uint256 limit);
    /// @notice The sums of a pool fit 112 bits, as reserves of exchanges do.
    error StakingPool_AmountTooLarge(uint256 amount, uint256 max);
    /// @notice The stake is locked.
    error StakingPool_StillLocked(uint256 unlockTime);
    /// @notice There is less staked than that.
    error StakingPool_StakeTooSmall(uint256 amount, uint256 staked);
    /// @notice There is no reward to harvest yet.
    error StakingPool_NothingToHarvest(address account);
    /// @notice There is no rebate to claim.
    error StakingPool_NoRebate(address inviter);
    /// @notice Nobody invites himself.
    error StakingPool_InvitedSelf(address account);
    /// @notice A token called back from inside its own movement.
    error StakingPool_Busy();
    /// @notice Rewards have ended; their terms are final.
    error StakingPool_Ended(uint256 endTime);
    /// @notice Rewards have begun; their start is final.
    error StakingPool_AlreadyStarted(uint256 startTime);
    /// @notice Rewards begin in the future when their start is moved.
    error StakingPool_StartTooEarly(uint256 startTime, uint256 min);
    /// @notice Rewards run five minutes at least.
    error StakingPool_EndTooEarly(uint256 endTime, uint256 min);
    /// @notice Rewards end within ten years; the bound catches milliseconds (P-06).
    error StakingPool_EndTooLate(uint256 endTime, uint256 max);
    /// @notice The rate is not zero; `stopReward` ends rewards.
    error StakingPool_RateZero();
    /// @notice The limit of an account only rises, or falls away.
    error StakingPool_LimitOnlyRises(uint256 limit, uint256 current);
    /// @notice Less reward arrived than the new terms need.
    error StakingPool_BudgetTooSmall(uint256 received, uint256 needed);
    /// @notice All rewards in the pool are earned or can still be.
    error StakingPool_NothingToRecover();
    /// @notice A text has at most 512 bytes.
    error StakingPool_TextTooLong(uint256 length, uint256 max);
    /// @notice Locks have been lifted already.
    error StakingPool_ExitAlreadyOpen();

    /// @notice Reward that an account was paid, by `harvest` or with a deposit; withdrawals say it in their own event.
    event Harvested(address indexed account, uint256 reward);
    /// @notice `account` names its inviter, with its first stake; it stays.
    event InviterBound(address indexed account, address indexed inviter);
    /// @notice `inviter` has earned a rebate through a harvest of `account`.
    event RebateEarned(address indexed inviter, address indexed account, uint256 amount);
    event RebateClaimed(address indexed inviter, uint256 amount);
    /// @notice Rewards run like this from now on. `added` arrived for it, `rebateBudget` is what is left for rebates.
    event RewardsSet(uint256 rewardPerSecond, uint256 startTime, uint256 endTime, uint256 added, uint256 rebateBudget);
    /// @notice Rewards were stopped.
    event RewardStopped(uint256 endTime);
    /// @notice The limit of an account; 0 stands for none.
    event LimitSet(uint256 limit);
    /// @notice Every lock time has ended.
    event ExitOpened();
    /// @notice The admin took what nobody has earned or can earn.
    event RewardsRecovered(address indexed to, uint256 amount);
    event IpfsKeySet(string ipfsKey);

    /// @notice Pays the caller's reward. @return reward What was sent.
    function harvest() external returns (uint256 reward);
    /// @notice Pays the caller's rebates. @return amount What was sent.
    function claimRebate() external returns (uint256 amount);

    /// @notice Admin only, before the end: ends rewards now and lifts every lock time. What would have been paid later can be
    /// recovered.
    function stopReward() external;
    /// @notice Admin only, before the end: `rate` reward base units per second from now on. A higher rate takes what it costs
    /// until the end from the caller, after what the pool has over; a lower one lifts every lock time.
    function updateRewardPerBlock(uint256 rate) external;
    /// @notice Admin only. The start moves while it lies ahead; the end before it has come. What more it costs comes from the
    /// caller, after what the pool has over; a later start or an earlier end lifts every lock time.
    function updateStartAndEndBlocks(uint256 newStart, uint256 newEnd) external;
    /// @notice Admin only: raises the limit of an account; 0 ends it.
    function updatePoolLimitPerUser(uint256 limit) external;
    /// @notice Admin only: lifts every lock time, for good.
    function openExit() external;
    /// @notice Admin only: takes rewards that nobody has earned nor can earn: of seconds without any stake, of a stop, of
    /// rebates that nobody can earn any more. @return amount What was sent.
    function recoverRewards() external returns (uint256 amount);
    /// @notice Admin only: names what the project says about the pool.
    function setIpfsKey(string calldata newIpfsKey) external;

    /// @notice What the admin can still do, as bits that only ever go out: 1 rate, 2 start, 4 end, 8 stop, 16 limit, 32 lift
    /// lock times, 64 recover, 128 texts.
    function capabilities() external view returns (uint256 bits);
    /// @notice 1 token, 2 LP, 3 NFT: the number of the template.
    function kind() external view returns (uint256);
    /// @notice Its number in the factory.
    function id() external view returns (uint256);
    function factory() external view returns (address);
    /// @notice Who created it.
    function owner() external view returns (address);
    function admin() external view returns (address);
    /// @notice Token, LP token or collection.
    function stakedToken() external view returns (address);
    function rewardToken() external view returns (address);
    function createdAt() external view returns (uint256);
    /// @notice Rewards that were paid in at creation, without rebates.
    function rewardTokenAmount() external view returns (uint256);
    /// @notice Creation fee that was paid, in wei.
    function serviceFee() external view returns (uint256);

    /// @notice Reward base units per second.
    function rewardPerBlock() external view returns (uint256);
    /// @notice Unix seconds from which rewards run.
    function startBlock() external view returns (uint256);
    /// @notice Unix seconds at which rewards end.
    function bonusEndBlock() external view returns (uint256);
    /// @notice Nothing is staked from then on: the deadline, or the end where that comes first.
    function stakeDeadline() external view returns (uint256);
    /// @notice What one account may have staked; 0 stands for no limit.
    function poolLimitPerUser() external view returns (uint256);
    /// @notice Seconds after the start for which the limit holds.
    function numberBlocksForUserLimit() external view returns (uint256);
    /// @notice Whether the limit holds now.
    function hasUserLimit() external view returns (bool);
    /// @notice Seconds for which a stake is locked after the account's last deposit.
    function lengthOflockTime() external view returns (uint256);
    /// @notice Whether every lock time has ended.
    function exitOpen() external view returns (bool);
    /// @notice Rebate of an inviter, in hundredths of a percent of what the invited are paid; 0 is switched off.
    function inviteBps() external view returns (uint256);
    /// @notice What is left for rebates, in reward base units.
    function rebateBudget() external view returns (uint256);
    /// @notice Rewards beyond what is earned and what is still to be paid until the end: `recoverRewards` sends it.
    function recoverable() external view returns (uint256);
    function ipfsKey() external view returns (string memory);

    /// @notice Everything that is staked.
    function totalStaked() external view returns (uint256);
    /// @notice How many accounts have something staked.
    function stakerCount() external view returns (uint256);
    /// @notice Stake of an account, and what of the reward per share it has had (in the pool's own measure, see ADR 0162).
    function userInfo(address account) external view returns (uint256 amount, uint256 rewardDebt);
    function pendingReward(address account) external view returns (uint256 reward);
    /// @notice When the account's last deposit was made; 0 for none.
    function lockTime(address account) external view returns (uint256);
    /// @notice From when the account can withdraw; 0 when it has nothing staked.
    function unlockTime(address account) external view returns (uint256);
    function canWithdraw(address account) external view returns (bool);
    /// @notice Zero for none.
    function inviterOf(address account) external view returns (address);
    function rebateOf(address inviter) external view returns (uint256 amount);
    /// @notice Reward base units that 1e18 staked base units (of NFTs: one) would earn in 365 days at the present rate and
    /// stake; 0 before the start, after the end and without a stake. No price enters (P-11).
    function apr() external view returns (uint256);
}
