// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Wallets} from "../../templates/token/Wallets.sol";

/// @title Whom anybody may pay what is theirs (P-42)
/// @notice A contract may keep books of its own on what it asked for, or have no way to use what a stranger sends it. So a
/// claim or refund goes to a wallet whoever sets it off, and to a contract only when the contract asks.
library Payees {
    /// @notice The account is a contract, and somebody else asked.
    error Payees_AsksForItself(address account);

    /// @notice Whether the caller may set off a payment to `account`.
    function mayPay(address account) internal view returns (bool) {
        return account == msg.sender || Wallets.isWallet(account);
    }

    /// @notice Reverts with `Payees_AsksForItself` where `mayPay` says no.
    function check(address account) internal view {
        if (!mayPay(account)) revert Payees_AsksForItself(account);
    }
}
