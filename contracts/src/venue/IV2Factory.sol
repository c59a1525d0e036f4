// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Factory of a V2 exchange, as far as it is called here
interface IV2Factory {
    /// @notice The pair of two tokens, in either order; `address(0)` when there is none.
    function getPair(address tokenA, address tokenB) external view returns (address pair);

    /// @notice Creates the pair; reverts when it exists.
    function createPair(address tokenA, address tokenB) external returns (address pair);
}
