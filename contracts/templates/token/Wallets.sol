// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Accounts that can use whatever they are paid (P-42)
/// @notice A payment that a stranger sets off can sink in a contract that has no way to use it: a locker, a pool. An
/// account without code belongs to a key, and so does one that EIP-7702 has lent code. Any other contract asks for itself.
library Wallets {
    /// @dev EIP-7702: a prefix that no deployed contract can have (EIP-3541), and the address of the lent code.
    uint256 private constant DELEGATION_BYTES = 23;
    bytes32 private constant DELEGATION = bytes32(uint256(0xef0100) << 232);

    /// @notice Whether a key stands behind `account`, so that anybody may pay it.
    function isWallet(address account) internal view returns (bool) {
        uint256 size = account.code.length;
        if (size == 0) return true;
        if (size != DELEGATION_BYTES) return false;
        bytes32 start;
        assembly {
            mstore(0, 0)
            extcodecopy(account, 0, 0, 3)
            start := mload(0)
        }
        return start == DELEGATION;
    }
}
