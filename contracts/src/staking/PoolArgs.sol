// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title What of a pool can never change, kept in its bytecode
/// @dev The clone's immutable arguments: terms as one word (`PoolWords`), so that one read gives all that a stake has to know,
/// then each in as many bytes as it needs (ADR 0162).
library PoolArgs {
    uint256 internal constant TERMS = 0;
    uint256 internal constant LIMIT = 32;
    uint256 internal constant LIMIT_SECONDS = 46;
    uint256 internal constant LOCK_SECONDS = 50;
    uint256 internal constant ID = 54;
    uint256 internal constant KIND = 58;
    uint256 internal constant REWARD_TOKEN = 60;
    uint256 internal constant STAKED_TOKEN = 80;
    uint256 internal constant OWNER = 100;
    uint256 internal constant ADMIN = 120;
    uint256 internal constant FEE = 140;
    uint256 internal constant IPFS_KEY = 151;

    uint256 internal constant WORD = 32;
    uint256 internal constant AMOUNT = 14;
    uint256 internal constant TIME = 4;
    uint256 internal constant NUMBER = 4;
    uint256 internal constant SMALL = 2;
    uint256 internal constant ADDRESS = 20;
    uint256 internal constant FEE_BYTES = 11;

    /// @dev Bytes of a clone before its arguments.
    uint256 private constant CODE_BYTES = 0x2d;

    /// @dev The argument of `size` bytes at `offset` of `pool`.
    function readOf(address pool, uint256 offset, uint256 size) internal view returns (uint256 value) {
        assembly ("memory-safe") {
            extcodecopy(pool, 0x00, add(CODE_BYTES, offset), 0x20)
            value := shr(sub(256, shl(3, size)), mload(0x00))
        }
    }

    function readAddressOf(address pool, uint256 offset) internal view returns (address) {
        // forge-lint: disable-next-line(unsafe-typecast) twenty bytes were read
        return address(uint160(readOf(pool, offset, ADDRESS)));
    }

    /// @dev The same of the clone that is running.
    function read(uint256 offset, uint256 size) internal view returns (uint256 value) {
        return readOf(address(this), offset, size);
    }

    function readAddress(uint256 offset) internal view returns (address) {
        return readAddressOf(address(this), offset);
    }

    /// @dev What the project said about the pool at its birth.
    function readIpfsKey() internal view returns (string memory key) {
        assembly ("memory-safe") {
            key := mload(0x40)
            let start := add(CODE_BYTES, IPFS_KEY)
            let length := sub(extcodesize(address()), start)
            mstore(key, length)
            extcodecopy(address(), add(key, 0x20), start, length)
            mstore(0x40, and(add(add(key, length), 0x3f), not(0x1f)))
        }
    }
}
