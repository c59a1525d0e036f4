// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title What a token asks of a V2 factory
interface IV2Factory {
    /// @notice The pair of two tokens in either order, `address(0)` when there is none.
    function getPair(address tokenA, address tokenB) external view returns (address pair);

    /// @notice Creates the pair of two tokens. Reverts when it exists.
    function createPair(address tokenA, address tokenB) external returns (address pair);
}
