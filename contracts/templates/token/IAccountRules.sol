// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title What the owner may decide about single accounts
/// @dev Errors and events are in `ITaxedBase`.
interface IAccountRules {
    /// @notice Owner only: stops accounts from sending and receiving, or sets them free, and with them what they bought
    /// in the kill blocks. Freeing works also after the blacklist is off.
    function setBlacklist(address[] calldata accounts, bool listed) external;

    /// @notice Owner only, one way: sets all listed accounts free.
    function disableBlacklist() external;

    /// @notice Owner only: moves the marketing share. Neither the owner, a pool, the token, its quote nor a blacklisted
    /// account.
    function setMarketingWallet(address wallet) external;

    /// @notice Owner only, one way: frees a platform contract that holds tokens from transfer tax and wallet limit.
    /// Never from what a trade pays (S-32). @param directions 1 in, 2 out, 3 both.
    function addExemption(address contractAccount, uint8 directions) external;
}
