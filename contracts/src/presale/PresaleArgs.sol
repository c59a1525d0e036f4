// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IPresaleTypes} from "./IPresaleTypes.sol";

/// @title What of a presale can never change, kept in its bytecode
/// @dev The clone's immutable arguments, each in as many bytes as it needs; the project information's first key follows.
/// Reading one costs about a hundred gas, writing one 200 gas a byte, where a slot would cost 2 100 and 22 100 (ADR 0101).
library PresaleArgs {
    uint256 internal constant FACTORY = 0;
    uint256 internal constant OWNER = 20;
    uint256 internal constant TOKEN_TEMPLATE = 40;
    uint256 internal constant CLAIM_TOKEN = 42;
    uint256 internal constant FLAGS = 62;
    uint256 internal constant QUOTE = 63;
    uint256 internal constant ROUTER = 83;
    uint256 internal constant VENUE_FACTORY = 103;
    uint256 internal constant HARD_CAP = 123;
    uint256 internal constant SOFT_CAP = 137;
    uint256 internal constant MIN_CURRENCY = 151;
    uint256 internal constant MAX_CURRENCY = 165;
    uint256 internal constant PRESALE_RATE = 179;
    uint256 internal constant LIQUIDITY_RATE = 201;
    uint256 internal constant LIQUIDITY_PERCENT = 223;
    uint256 internal constant LOCK_TIME = 225;
    uint256 internal constant VEST_FIRST = 230;
    uint256 internal constant VEST_PERCENT = 232;
    uint256 internal constant VEST_CYCLE = 234;
    uint256 internal constant MAX_REPAIR = 238;
    uint256 internal constant DECLARED_TAX = 240;
    uint256 internal constant TEMPLATE = 242;
    uint256 internal constant IPFS_KEY = 244;

    uint256 internal constant ADDRESS = 20;
    uint256 internal constant AMOUNT = 14;
    uint256 internal constant RATE = 22;
    uint256 internal constant RATIO = 2;
    uint256 internal constant LOCK_BYTES = 5;
    uint256 internal constant CYCLE_BYTES = 4;

    uint256 internal constant VEST = 1;
    uint256 internal constant BURNS_UNSOLD = 2;
    uint256 internal constant LISTS_BELOW_PRESALE = 4;
    /// @dev The currency is the native one, and `QUOTE` its wrapped form.
    uint256 internal constant NATIVE = 8;

    /// @dev Bytes of a clone before its arguments.
    uint256 private constant CODE_BYTES = 0x2d;

    /// @dev What the factory adds to the terms: itself, the presale's template, and what it found out about the token.
    struct Origin {
        address factory;
        uint256 templateId;
        address quote;
        address venueFactory;
        uint256 tokenTemplate;
    }

    /// @dev Terms have been checked: everything fits.
    // forge-lint: disable-start(unsafe-typecast)
    function pack(Origin memory o, IPresaleTypes.Terms memory t, string memory ipfsKey)
        internal
        pure
        returns (bytes memory)
    {
        uint256 flags = t.vest ? VEST : 0;
        if (t.burnsUnsold) flags |= BURNS_UNSOLD;
        if (t.listsBelowPresale) flags |= LISTS_BELOW_PRESALE;
        if (t.currency == address(0)) flags |= NATIVE;
        return bytes.concat(
            abi.encodePacked(o.factory, t.owner, uint16(o.tokenTemplate), t.claimToken, uint8(flags), o.quote),
            abi.encodePacked(t.router, o.venueFactory),
            abi.encodePacked(uint112(t.hardCap), uint112(t.softCap), uint112(t.minCurrency), uint112(t.maxCurrency)),
            abi.encodePacked(uint176(t.presaleRate), uint176(t.liquidityRate), uint16(t.liquidityPercent)),
            abi.encodePacked(uint40(t.lockTime), uint16(t.vestFirst), uint16(t.vestPercent), uint32(t.vestCycle)),
            abi.encodePacked(uint16(t.maxRepairBps), uint16(t.declaredTaxBps), uint16(o.templateId)),
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

    /// @dev What is paid with; zero for native. Flags and quote lie side by side.
    function readCurrency() internal view returns (address money) {
        assembly ("memory-safe") {
            // A byte of flags and twenty of quote.
            extcodecopy(address(), 0x00, add(CODE_BYTES, FLAGS), 0x20)
            if iszero(and(byte(0, mload(0x00)), NATIVE)) { money := shr(96, mload(0x01)) }
        }
    }

    /// @dev What bounds a wallet's contribution, in one copy: the most of it, and the rate.
    function readBounds() internal view returns (uint256 maxCurrency, uint256 rate) {
        assembly ("memory-safe") {
            // Fourteen bytes of amount and 22 of rate.
            extcodecopy(address(), 0x00, add(CODE_BYTES, MAX_CURRENCY), 0x40)
            maxCurrency := shr(144, mload(0x00))
            rate := shr(80, mload(0x0e))
        }
    }

    /// @dev What a buyer's part depends on, in one copy: the rate, and the schedule (first part, later parts, cycle).
    function readShare() internal view returns (uint256 rate, uint256 schedule) {
        assembly ("memory-safe") {
            extcodecopy(address(), 0x00, add(CODE_BYTES, PRESALE_RATE), 0x40)
            rate := shr(80, mload(0x00))
            // The schedule's eight bytes end 59 bytes after the rate's first.
            schedule := and(mload(0x1b), 0xffffffffffffffff)
        }
    }

    /// @dev The schedule alone.
    function readSchedule() internal view returns (uint256) {
        return read(VEST_FIRST, 2 * RATIO + CYCLE_BYTES);
    }

    /// @dev What is sold, and the platform's template that it was made from (0: a foreign token).
    function readToken() internal view returns (address token, uint256 tokenTemplate) {
        assembly ("memory-safe") {
            // Two bytes of template and twenty of token.
            extcodecopy(address(), 0x00, add(CODE_BYTES, TOKEN_TEMPLATE), 0x20)
            token := shr(96, mload(0x02))
            tokenTemplate := shr(240, mload(0x00))
        }
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
