// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title What a token asks of Arbitrum
interface IArbSys {
    /// @notice Number of the block on layer 2.
    function arbBlockNumber() external view returns (uint256);
}
