// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title How much a wallet may hold, how much a trade may move, and how many addresses a buy sprays
/// @dev Errors and events are in `ITaxedBase`.
interface ITradeLimits {
    /// @notice Owner only: at least 0.1 % of the supply, in base units.
    function setWalletLimit(uint256 amount) external;

    /// @notice Owner only, one way: lifts the limit.
    function disableWalletLimit() external;

    /// @notice Owner only: at least 0.1 % of the supply, in base units.
    function setSwapLimit(uint256 amount) external;

    /// @notice Owner only, one way: lifts the limit.
    function disableSwapLimit() external;

    /// @notice Owner only: at most 3.
    function setFissionCount(uint256 count) external;
}
