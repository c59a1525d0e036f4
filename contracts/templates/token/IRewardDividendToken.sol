// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Template 3: dividends in another token
/// @notice A part of the collected tax is sold for the quote token, the quote token for the reward token, and that is
/// what holders get. The second sale happens in small steps and never holds up the first: at most one in five minutes,
/// and only at a price that is not more than 1 % worse than the average of the pool since the last look at it (P-25).
///
/// Warning: the reward token is another's contract. If it stops moving, what it owes waits in the token vault, and so
/// does the quote that was meant for it; nothing else in the token depends on it.
interface IRewardDividendToken {
    /// @notice The address does not answer like a token, or is this one.
    error Token_RewardTokenUnusable(address token);
    /// @notice The exchange has no pool of the reward token and the quote token with anything in it.
    error Token_RewardPoolMissing(address rewardToken, address quote);

    /// @notice Quote that waits to become rewards, base units.
    function waitingQuote() external view returns (uint256 amount);

    /// @notice Pool in which quote becomes rewards; `address(0)` where rewards are the quote itself.
    function rewardPair() external view returns (address);
}
