// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title What a token asks of the currency that it trades against
interface IQuote {
    /// @notice Base units that an account holds.
    function balanceOf(address account) external view returns (uint256);
}
