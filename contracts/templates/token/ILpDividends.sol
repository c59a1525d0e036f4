// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Dividends for those who provide liquidity (templates 4 and 9)
/// @notice A small vault inside the token. Who stakes the pool's liquidity token here, or has it locked in a liquidity
/// locker that the platform had when the token was created, shares the quote token that the dividend part of the tax
/// brought. Liquidity tokens in a wallet earn nothing.
///
/// Shares are units of the liquidity token, one to one: there is no rate that a first depositor could bend. What comes
/// in streams over the dividend interval (blocks), so that being there for one block earns one block's part, and for no
/// block nothing. While nobody has a share, the stream stands still. Principal and rewards are separate ledgers; quote
/// tokens that somebody merely sends to the token belong to nobody.
///
/// Warning: a lock is read when it is credited and when it is synchronised, which anybody may do. What it earned since
/// the last time is paid if it has neither shrunk nor changed hands, and goes to the others otherwise.
interface ILpDividends {
    /// @notice Blocks over which what comes in is paid out.
    error Token_DividendIntervalOutOfRange(uint256 blocks, uint256 max);
    /// @notice The account has nothing to claim.
    error Token_NothingToClaim();
    /// @notice Nobody sets off a payment to a contract but the contract itself (P-42).
    error Token_ClaimsForItself(address account);
    /// @notice Nothing was staked or taken back.
    error Token_LpAmountZero();
    /// @notice The account has staked less. Smallest units of the liquidity token.
    error Token_UnstakeTooMuch(uint256 amount, uint256 staked);
    /// @notice The token has no pool yet.
    error Token_LpPoolMissing();
    /// @notice Not a liquidity locker of the platform, or one that it got after the token was created (P-39).
    error Token_LockerUnknown(address locker);
    /// @notice Another liquidity token, nobody's, empty, or no longer locked.
    error Token_LockUnusable(address locker, uint256 lockId);
    /// @notice The lock counts already; `syncLock` brings it up to date.
    error Token_LockAlreadyCredited(address locker, uint256 lockId);
    /// @notice The lock does not count.
    error Token_LockNotCredited(address locker, uint256 lockId);
    /// @notice The locker's credited locks would add up to more than it holds: one of them is out of date.
    error Token_LockNotCovered(uint256 credited, uint256 held);

    /// @notice Quote base units from swap-back, to be streamed.
    event DividendsAdded(uint256 amount);
    /// @notice Quote base units.
    event DividendPaid(address indexed account, uint256 amount);
    /// @notice Blocks over which what comes in is paid out.
    event DividendIntervalSet(uint256 blocks);
    /// @notice Smallest units of the liquidity token.
    event LpStaked(address indexed account, uint256 amount);
    /// @notice Smallest units of the liquidity token.
    event LpUnstaked(address indexed account, uint256 amount);
    /// @notice From now on a lock counts `amount` units for `account`; 0 when it no longer counts.
    event LockCredited(address indexed locker, uint256 indexed lockId, address indexed account, uint256 amount);

    /// @notice Stakes liquidity tokens of the caller, who has approved them. What arrives counts.
    function stakeLp(uint256 amount) external;

    /// @notice Gives staked liquidity tokens back to the caller: at any time, in any state of the token.
    function unstakeLp(uint256 amount) external;

    /// @notice Pays the caller what they have earned.
    function claimDividend() external;

    /// @notice Pays `account` what it has earned; anybody may pay the gas. A contract is paid at its own call alone, unless
    /// it is a wallet by EIP-7702.
    function claimDividendFor(address account) external;

    /// @notice Counts a lock for its owner from now on; anybody may call.
    function creditLock(address locker, uint256 lockId) external;

    /// @notice Brings a credited lock up to date: what it earned becomes its owner's, or the others' when it has shrunk
    /// or changed hands. A lock that has run out stops counting. Anybody may call.
    function syncLock(address locker, uint256 lockId) external;

    /// @notice Starts to stream what waits; anybody may call.
    function distribute() external;

    /// @notice Owner only.
    /// @param blocks 1 to 100 000, for what is streamed from now on.
    function setDividendInterval(uint256 blocks) external;

    /// @notice What dividends are paid in: the quote token, never unwrapped.
    function dividendToken() external view returns (address);

    /// @return threshold Always 0: every unit counts.
    /// @return intervalBlocks Blocks over which what comes in is paid out.
    function dividendTerms() external view returns (uint256 threshold, uint256 intervalBlocks);

    /// @notice All in quote base units.
    /// @return received All that came in.
    /// @return paid All that was claimed.
    /// @return waiting What came in and is not yet anybody's.
    function dividendTotals() external view returns (uint256 received, uint256 paid, uint256 waiting);

    /// @notice Quote base units that `account` can claim now. What its locks earned is added when they are synchronised.
    function pendingDividend(address account) external view returns (uint256 amount);

    /// @notice Quote base units that a credited lock has earned since it was last synchronised.
    function pendingLockDividend(address locker, uint256 lockId) external view returns (uint256 amount);

    /// @notice Units of the liquidity token that count for `account`, staked and locked.
    function dividendShareOf(address account) external view returns (uint256 units);

    /// @notice Units of the liquidity token that `account` has staked.
    function stakedLpOf(address account) external view returns (uint256 units);

    /// @notice Whom a lock counts for, and how many units.
    function lockCredit(address locker, uint256 lockId) external view returns (address account, uint256 amount);

    /// @return total Units that count, staked and locked.
    /// @return staked Units that lie here.
    function lpTotals() external view returns (uint256 total, uint256 staked);
}
