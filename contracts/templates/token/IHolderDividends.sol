// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Dividends for holders
/// @notice A part of the collected tax is paid to everybody who holds at least `threshold` base units, in proportion to
/// the whole balance. What comes in streams over `intervalBlocks`, so that who joins for a moment earns nothing (S-35).
/// Claiming costs the same whatever the number of holders, and nobody can hold up anybody else.
///
/// Without a share are: registered pairs, the token and its launcher, contracts that have a role on the platform as of
/// the token's creation, the dead address, and blacklisted accounts while they are listed. An account that loses its
/// share keeps what it has earned; a listed account can claim it once it is free again. Only what a pool had earned
/// before it was registered goes back to the others: its tokens were never one holder's.
///
/// Warning: a balance that crosses the threshold because the owner moved the threshold is counted, or no more counted,
/// from its next change on; anyone may bring that about at once with `refreshShare`.
/// Warning: the stream stands still while less than about a thousandth of the first supply has a share.
interface IHolderDividends {
    /// @notice Base units; a threshold is below 0.1 % of the supply.
    error Token_DividendThresholdTooHigh(uint256 amount, uint256 max);
    /// @notice Blocks over which dividends stream: at least one.
    error Token_DividendIntervalOutOfRange(uint256 blocks, uint256 max);
    /// @notice Nothing has been earned since the last payment.
    error Token_NothingToClaim();
    /// @notice Nobody sets off a payment to a contract but the contract itself (P-42).
    error Token_ClaimsForItself(address account);
    /// @notice The receiver did not take native currency; it can claim by itself and gets wrapped currency then.
    error Token_PaymentRefused(address account);

    /// @notice Amount in the dividend token.
    event DividendsAdded(uint256 amount);
    /// @notice Amount in the dividend token.
    event DividendPaid(address indexed account, uint256 amount);
    /// @notice Base units of this token.
    event DividendThresholdSet(uint256 threshold);
    /// @notice Blocks over which dividends stream from now on.
    event DividendIntervalSet(uint256 blocks);
    /// @notice The account is never counted again: a contract of the platform, or the dead address.
    event DividendExcluded(address indexed account);

    /// @notice Pays the caller's dividends.
    /// @dev Reverts with `Token_NothingToClaim()`, or `Token_Blacklisted(account)` while listed.
    function claimDividend() external;

    /// @notice Anyone: pays an account's dividends, to that account only. A contract is paid at its own call alone, unless
    /// it is a wallet by EIP-7702: what a locker or a pool has earned must not sink in it.
    /// @dev As `claimDividend`; native currency is handed over with a bounded amount of gas.
    function claimDividendFor(address account) external;

    /// @notice Anyone: counts an account by the present threshold, and ends the share of a contract that had a role on the
    /// platform at the token's creation. What the account has earned stays claimable.
    function refreshShare(address account) external;

    /// @notice Anyone: starts the stream of what waits, when none is running.
    function distribute() external;

    /// @notice Owner only: less than 0.1 % of the supply, in base units.
    function setDividendThreshold(uint256 threshold) external;

    /// @notice Owner only: 1 to 100 000 blocks, for streams that start from now on.
    function setDividendInterval(uint256 blocks) external;

    /// @notice What dividends are paid in: `address(0)` is native currency.
    function dividendToken() external view returns (address);

    /// @return threshold Base units that a holder needs.
    /// @return intervalBlocks Blocks that a stream runs.
    function dividendTerms() external view returns (uint256 threshold, uint256 intervalBlocks);

    /// @notice In the dividend token.
    /// @return received All that came in.
    /// @return paid All that was paid.
    /// @return waiting What came in and does not stream yet.
    function dividendTotals() external view returns (uint256 received, uint256 paid, uint256 waiting);

    /// @notice What `claimDividend` would pay the account in this block, in the dividend token.
    function pendingDividend(address account) external view returns (uint256 amount);

    /// @notice Base units of this token that are counted for the account.
    function dividendShareOf(address account) external view returns (uint256 share);
}
