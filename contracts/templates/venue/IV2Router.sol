// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title What a token asks of a V2 router
interface IV2Router {
    /// @notice The factory whose pairs the router uses.
    function factory() external view returns (address);

    /// @notice Wrapped native currency of the chain.
    // solhint-disable-next-line func-name-mixedcase
    function WETH() external view returns (address);
}
