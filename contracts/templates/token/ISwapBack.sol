// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Collected tax becomes what its shares say
/// @dev Errors and events are in `ITaxedBase`.
interface ISwapBack {
    /// @notice Anyone: uses collected tax, once a block, selling at most 0.2 % of the pool's reserve, as far as the step
    /// before saw it or half of it (P-25, P-44).
    function swapBack() external;
}
