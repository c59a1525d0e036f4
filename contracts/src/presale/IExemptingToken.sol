// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title What a private presale asks of a token with a launch gate (templates 2 to 9)
interface IExemptingToken {
    /// @notice Which ways of an account are free of tax and limits: 0 none, 1 in, 2 out, 3 both.
    function exemptionOf(address account) external view returns (uint8 directions);
}
