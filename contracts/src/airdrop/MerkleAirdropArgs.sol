// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title What of an airdrop by list can never change, kept in its bytecode
/// @dev The clone's immutable arguments, each in as many bytes as it needs; read by `TokenMappingArgs` (ADR 0101).
library MerkleAirdropArgs {
    uint256 internal constant FACTORY = 0;
    uint256 internal constant OWNER = 20;
    uint256 internal constant TOKEN = 40;
    uint256 internal constant ROOT = 60;
    uint256 internal constant START_TIME = 92;
    uint256 internal constant END_TIME = 97;
    uint256 internal constant TOTAL = 102;
    uint256 internal constant FIRST_BPS = 116;
    uint256 internal constant RELEASE_SECONDS = 118;
    uint256 internal constant ID = 123;

    uint256 internal constant START_SHIFT = 216;

    uint256 internal constant WORD = 32;
    uint256 internal constant AMOUNT = 14;
    uint256 internal constant TIME = 5;
    uint256 internal constant BPS = 2;
    uint256 internal constant NUMBER = 4;

    struct Terms {
        address factory;
        address owner;
        address token;
        bytes32 root;
        uint256 startTime;
        uint256 endTime;
        uint256 total;
        uint256 firstBps;
        uint256 releaseSeconds;
        uint256 id;
    }

    /// @dev Bytes of a clone before its arguments.
    uint256 private constant CODE_BYTES = 0x2d;
    uint256 private constant TIME_MASK = type(uint40).max;

    /// @dev Terms have been checked: everything fits.
    // forge-lint: disable-start(unsafe-typecast)
    function pack(Terms memory t) internal pure returns (bytes memory) {
        return bytes.concat(
            abi.encodePacked(t.factory, t.owner, t.token, t.root),
            abi.encodePacked(uint40(t.startTime), uint40(t.endTime), uint112(t.total)),
            abi.encodePacked(uint16(t.firstBps), uint40(t.releaseSeconds), uint32(t.id))
        );
    }

    // forge-lint: disable-end(unsafe-typecast)

    /// @dev All that a claim goes by, in one read: everybody pays for it. `window` has the times and the release in one word,
    /// read by the functions below.
    function readRules() internal view returns (address token, bytes32 root, uint256 window) {
        assembly ("memory-safe") {
            let data := mload(0x40)
            extcodecopy(address(), data, add(CODE_BYTES, TOKEN), 0x60)
            token := shr(96, mload(data))
            root := mload(add(data, 20))
            window := mload(add(data, 52))
        }
    }

    function startOf(uint256 window) internal pure returns (uint256) {
        return window >> START_SHIFT;
    }

    function endOf(uint256 window) internal pure returns (uint256) {
        return (window >> 176) & TIME_MASK;
    }

    function firstBpsOf(uint256 window) internal pure returns (uint256) {
        return (window >> 48) & type(uint16).max;
    }

    function releaseSecondsOf(uint256 window) internal pure returns (uint256) {
        return (window >> 8) & TIME_MASK;
    }
}
