// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title What of an airdrop can never change, kept in its bytecode
/// @dev The clone's immutable arguments, each in as many bytes as it needs (ADR 0101).
library TokenMappingArgs {
    uint256 internal constant FACTORY = 0;
    uint256 internal constant OWNER = 20;
    uint256 internal constant ORIGIN = 40;
    uint256 internal constant TARGET = 60;
    uint256 internal constant RATE = 80;
    uint256 internal constant START_TIME = 96;
    uint256 internal constant END_TIME = 101;
    uint256 internal constant ID = 106;

    uint256 internal constant ADDRESS = 20;
    uint256 internal constant AMOUNT = 16;
    uint256 internal constant TIME = 5;
    uint256 internal constant NUMBER = 4;

    /// @dev Bytes of a clone before its arguments.
    uint256 private constant CODE_BYTES = 0x2d;

    struct Terms {
        address factory;
        address owner;
        address origin;
        address target;
        uint256 rate;
        uint256 startTime;
        uint256 endTime;
        uint256 id;
    }

    /// @dev Terms have been checked: everything fits.
    // forge-lint: disable-start(unsafe-typecast)
    function pack(Terms memory t) internal pure returns (bytes memory) {
        return bytes.concat(
            abi.encodePacked(t.factory, t.owner, t.origin, t.target),
            abi.encodePacked(uint128(t.rate), uint40(t.startTime), uint40(t.endTime), uint32(t.id))
        );
    }

    // forge-lint: disable-end(unsafe-typecast)

    /// @dev The argument of `size` bytes at `offset` of the clone that is running.
    function read(uint256 offset, uint256 size) internal view returns (uint256 value) {
        assembly ("memory-safe") {
            extcodecopy(address(), 0x00, add(CODE_BYTES, offset), 0x20)
            value := shr(sub(256, shl(3, size)), mload(0x00))
        }
    }

    function readAddress(uint256 offset) internal view returns (address) {
        // forge-lint: disable-next-line(unsafe-typecast) twenty bytes were read
        return address(uint160(read(offset, ADDRESS)));
    }
}
