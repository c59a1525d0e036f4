// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title The contract that holds all pools of a V4 exchange, as far as it is called here
interface IV4PoolManager {
    /// @notice `count` words of its storage from `slot` on.
    function extsload(bytes32 slot, uint256 count) external view returns (bytes32[] memory words);
}
