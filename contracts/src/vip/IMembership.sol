// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Who is a paying member
/// @notice The one question that factories ask of the membership contract: members create without a fee.
interface IMembership {
    /// @notice Whether `user` has a membership that has not expired.
    /// Warning: asked with a bounded amount of gas; an answer that reverts, is too short or is not exactly `true`
    /// counts as "not a member", so that a broken membership contract never stops anybody from creating a token.
    function isMember(address user) external view returns (bool);
}
