// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title A network's wrapped native currency
interface IWrappedNative {
    /// @notice Wraps `msg.value`.
    function deposit() external payable;

    /// @notice Unwraps `amount` of the caller's.
    function withdraw(uint256 amount) external;
}
