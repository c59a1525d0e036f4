// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Bits of a presale's `capabilities()`: who can still do what. They only ever go out.
library PresaleCapabilities {
    /// @dev The owner can call the presale off; everybody gets everything back.
    uint256 internal constant CANCEL = 1;
    /// @dev The owner can move the times, once there are contributions for the price of free exit.
    uint256 internal constant SET_TIME = 2;
    /// @dev The owner can change the whitelist's mode and tiers, and with its admin the root of the Merkle list.
    uint256 internal constant WHITELIST_RULES = 4;
    /// @dev Owner and whitelist admin can list and unlist wallets whose slot is unused.
    uint256 internal constant WHITELIST = 8;
    /// @dev The owner can let slots change hands, or not.
    uint256 internal constant SLOT_TRANSFER = 16;
    /// @dev The owner can open inviter rewards out of the own part.
    uint256 internal constant OPEN_INVITER = 32;
    /// @dev The owner can remove the presale, which has not begun.
    uint256 internal constant DESTROY = 64;
    /// @dev The presale can be finished, first by the owner, then by anybody.
    uint256 internal constant FINALIZE = 128;
    /// @dev The owner can change the project's information. Always.
    uint256 internal constant UPDATE_INFO = 256;
}
