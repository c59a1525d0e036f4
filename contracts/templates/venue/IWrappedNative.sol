// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title What a token asks of wrapped native currency
interface IWrappedNative {
    /// @notice Turns `amount` of the caller's into native currency.
    function withdraw(uint256 amount) external;
}
