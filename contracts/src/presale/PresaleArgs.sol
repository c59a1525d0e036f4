// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresaleWords} from "./IPresaleWords.sol";

/// @title What of a sale can never change, kept in its bytecode
/// @dev The clone's immutable arguments, each in as many bytes as it needs; the project information's first key follows.
/// Reading one costs about a hundred gas, writing one 200 gas a byte, where a slot would cost 2 100 and 22 100 (ADR 0101).
library PresaleArgs {
    uint256 internal constant FACTORY = 0;
    uint256 internal constant OWNER = 20;
    uint256 internal constant CLAIM_TOKEN = 40;
    uint256 internal constant CURRENCY = 60;
    uint256 internal constant ROUTER = 80;
    uint256 internal constant VENUE_FACTORY = 100;
    uint256 internal constant HARD_CAP = 120;
    uint256 internal constant SOFT_CAP = 134;
    uint256 internal constant MIN_CURRENCY = 148;
    uint256 internal constant MAX_CURRENCY = 162;
    uint256 internal constant PRESALE_RATE = 176;
    uint256 internal constant LIQUIDITY_RATE = 198;
    uint256 internal constant LIQUIDITY_PERCENT = 220;
    uint256 internal constant LOCK_TIME = 222;
    uint256 internal constant VEST_FIRST = 227;
    uint256 internal constant VEST_PERCENT = 229;
    uint256 internal constant VEST_CYCLE = 231;
    uint256 internal constant MAX_REPAIR = 235;
    uint256 internal constant DECLARED_TAX = 237;
    uint256 internal constant TOKEN_TEMPLATE = 239;
    uint256 internal constant TEMPLATE = 241;
    uint256 internal constant FLAGS = 243;
    uint256 internal constant IPFS_KEY = 244;

    uint256 internal constant ADDRESS = 20;
    uint256 internal constant AMOUNT = 14;
    uint256 internal constant RATE = 22;
    uint256 internal constant RATIO = 2;
    uint256 internal constant LOCK_BYTES = 5;
    uint256 internal constant CYCLE_BYTES = 4;

    uint256 internal constant VEST = 1;
    uint256 internal constant BURNS_UNSOLD = 2;
    uint256 internal constant LISTS_BELOW_SALE = 4;

    /// @dev Bytes of a clone before its arguments.
    uint256 private constant CODE_BYTES = 0x2d;

    /// @dev What the factory adds to the terms: itself, the sale's template, and what it found out about the token.
    struct Origin {
        address factory;
        uint256 templateId;
        address venueFactory;
        uint256 tokenTemplate;
    }

    /// @dev Terms have been checked: everything fits.
    // forge-lint: disable-start(unsafe-typecast)
    function pack(Origin memory o, IPresaleWords.Terms memory t, string memory ipfsKey)
        internal
        pure
        returns (bytes memory)
    {
        uint256 flags = t.vest ? VEST : 0;
        if (t.burnsUnsold) flags |= BURNS_UNSOLD;
        if (t.listsBelowSale) flags |= LISTS_BELOW_SALE;
        return bytes.concat(
            abi.encodePacked(o.factory, t.owner, t.claimToken, t.currency, t.router, o.venueFactory),
            abi.encodePacked(uint112(t.hardCap), uint112(t.softCap), uint112(t.minCurrency), uint112(t.maxCurrency)),
            abi.encodePacked(uint176(t.presaleRate), uint176(t.liquidityRate), uint16(t.liquidityPercent)),
            abi.encodePacked(uint40(t.lockTime), uint16(t.vestFirst), uint16(t.vestPercent), uint32(t.vestCycle)),
            abi.encodePacked(uint16(t.maxRepairBps), uint16(t.declaredTaxBps), uint16(o.tokenTemplate)),
            abi.encodePacked(uint16(o.templateId), uint8(flags)),
            bytes(ipfsKey)
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

    /// @dev What follows the last argument.
    function readKey() internal view returns (string memory key) {
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
