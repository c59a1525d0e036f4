// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title What `LaunchPad` asks of a token with a launch gate (templates 2 to 9)
interface ILaunchableToken {
    /// @notice Who sets the token's terms.
    function owner() external view returns (address);

    /// @notice Opens trading, for good.
    function launch() external;

    /// @notice Where the token stands; `pair` may be zero before the launch.
    function launchState()
        external
        view
        returns (
            bool launched,
            uint256 launchedAtBlock,
            uint256 launchedAt,
            uint256 killBlocks,
            bool liquidityPhase,
            address launcher,
            address pair
        );

    /// @notice Where taxes go, and at which exchange against which currency the token trades.
    function wallets()
        external
        view
        returns (address marketing, address liquidityReceiver, address router, address quote);
}
