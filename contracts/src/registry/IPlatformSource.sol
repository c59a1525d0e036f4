// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title What a token asks of the factory that creates it
/// @notice Read once, in the token's constructor, from `msg.sender`.
interface IPlatformSource {
    /// @notice Registry of the platform's contracts; never changes.
    function platformRegistry() external view returns (address registry);

    /// @notice Contract that launches the token which is being created right now: `LaunchPad` inside `deployFor`,
    /// `address(0)` at any other time.
    function creationLauncher() external view returns (address launcher);
}
