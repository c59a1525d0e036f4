// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title One slot per account of a taxed token
/// @notice Bits 0 to 111 are the balance in base units, 112 to 127 what the token knows of the account, 128 to 255 belong
/// to the template (a dividend checkpoint, an inviter).
library PackedAccount {
    /// @dev A supply never passes 2^112 - 1, so that adding to a balance cannot reach a flag.
    uint256 internal constant BALANCE = type(uint112).max;

    /// @notice A pool of an exchange: trades with it are taxed, and it can never be blacklisted or exempt.
    uint256 internal constant PAIR = 1 << 112;
    /// @notice The pool against the token's own quote, in which collected tax is sold.
    uint256 internal constant MAIN_PAIR = 1 << 113;
    /// @notice Owner or receiver of the creation, or who accepted ownership before launch (S-30).
    uint256 internal constant INSIDER = 1 << 114;
    /// @notice Has, or had, the right to open trading (S-31).
    uint256 internal constant LAUNCHER = 1 << 115;
    /// @notice Listed by the owner.
    uint256 internal constant BLACKLISTED = 1 << 116;
    /// @notice Bought in the kill blocks, and keeps what it bought there.
    uint256 internal constant KILLED = 1 << 117;
    /// @notice Receives without tax and beyond the wallet limit, unless from a pair (S-32).
    uint256 internal constant EXEMPT_IN = 1 << 118;
    /// @notice Sends without tax, unless into a pair (S-32).
    uint256 internal constant EXEMPT_OUT = 1 << 119;
    /// @notice Free for the template: counted among the holders.
    uint256 internal constant TEMPLATE_FLAG = 1 << 120;
    /// @notice Free for the template: never counted.
    uint256 internal constant SECOND_TEMPLATE_FLAG = 1 << 121;

    /// @notice Flags that make a move something else than one between two plain wallets after launch.
    uint256 internal constant SPECIAL = PAIR | LAUNCHER | BLACKLISTED | KILLED | EXEMPT_IN | EXEMPT_OUT;

    /// @notice First bit of the part that belongs to the template.
    uint256 internal constant TEMPLATE_SHIFT = 128;
}
