// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title What `WhitelistMarket` asks of a presale
interface ITradedSlots {
    /// @notice A wallet's slot, and whether slots of this presale can change hands.
    /// @param status 0 none, 1 unused, 2 used, 3 revoked. @param level Tier.
    /// @param transferable Whether the presale's owner lets slots change hands.
    /// @param until Unix seconds from which being listed is of no use: the public phase, or the end of a presale for
    /// listed wallets only. Zero when nobody is listed or the presale is over.
    function slotOf(address account)
        external
        view
        returns (uint256 status, uint256 level, bool transferable, uint256 until);

    /// @notice Moves an unused slot; only the market may ask.
    function moveSlot(address from, address to) external;
}
