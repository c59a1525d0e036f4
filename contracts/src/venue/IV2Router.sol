// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Router of a V2 exchange, as far as it is called here
interface IV2Router {
    /// @notice Factory of the pairs that it trades with.
    function factory() external view returns (address);
}
