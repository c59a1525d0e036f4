// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title What the taxes of a token are, and the end of their change
/// @notice Rates are basis points, shares whole percent, amounts base units.
/// @dev Errors and events are in `ITaxedBase`.
interface ITaxTerms {
    /// @notice Owner only: changes the taxes, in basis points: buy and sell at most 2 499, transfer 2 500, adding to and
    /// removing from a pool 5 000.
    function setTaxes(uint256 buyBps, uint256 sellBps, uint256 transferBps, uint256 addPoolBps, uint256 removePoolBps)
        external;

    /// @notice Owner only: changes what becomes of the tax, in whole percent that add up to 100.
    function setShares(uint256 burn, uint256 liquidity, uint256 marketing, uint256 dividend) external;

    /// @notice Owner only, one way: fixes taxes and shares.
    function disableTaxChange() external;

    /// @notice Owner only: at most 1 % of the supply, more than zero where there is a tax.
    function setSwapThreshold(uint256 amount) external;
}
