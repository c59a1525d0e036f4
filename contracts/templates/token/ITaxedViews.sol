// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title What can be read of a taxed token
/// @notice Rates are basis points, shares whole percent, amounts base units, times unix seconds.
interface ITaxedViews {
    /// @notice Basis points. What enters a pair after its quote pays the larger of `addPoolBps` and `sellBps`; what leaves
    /// one unpaid the larger of `removePoolBps` and `buyBps` (S-34).
    function taxes()
        external
        view
        returns (uint256 buyBps, uint256 sellBps, uint256 transferBps, uint256 addPoolBps, uint256 removePoolBps);

    /// @notice Whole percent of the collected tax.
    function shares() external view returns (uint256 burn, uint256 liquidity, uint256 marketing, uint256 dividend);

    /// @notice Base units, zero for a limit that is off; `fissionCount` addresses.
    function limits()
        external
        view
        returns (uint256 walletLimit, uint256 swapLimit, uint256 fissionCount, uint256 swapThreshold);

    /// @notice Where the token is on its way to open trading: block and unix seconds of the launch, blocks from the launch
    /// on in which buyers are blacklisted (fixed at creation), who may launch beside the owner, and the main pair.
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

    /// @notice Switches that are on. None that is off ever comes on.
    function switches()
        external
        view
        returns (bool taxChange, bool blacklist, bool swapLimit, bool walletLimit, bool mint);

    /// @notice Where the money goes and where it trades.
    function wallets()
        external
        view
        returns (address marketing, address liquidityReceiver, address router, address quote);

    /// @notice Whether the account can neither send nor receive now.
    function isBlacklisted(address account) external view returns (bool);

    /// @notice Base units that the account bought in the kill blocks and cannot send now.
    function frozenOf(address account) external view returns (uint256 amount);

    /// @notice 0 none, 1 in, 2 out, 3 both.
    function exemptionOf(address account) external view returns (uint8 directions);

    /// @notice Whether trades with the account are taxed.
    function isPair(address account) external view returns (bool);

    /// @notice Base units of tax that wait to be used.
    function collectedTax() external view returns (uint256 amount);

    /// @notice The contract that keeps other currencies for this token (S-34): V2 refuses to pay a token itself.
    function tokenVault() external view returns (address);
}
