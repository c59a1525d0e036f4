// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INftSale} from "./INftSale.sol";

/// @title What of an NFT sale can never change, kept in its bytecode
/// @dev The clone's immutable arguments, each in as many bytes as it needs; all that a purchase goes by lies in two words
/// beside each other (ADR 0101, 0170). Name and symbol are the end of the code.
library NftSaleArgs {
    uint256 internal constant FACTORY = 0;
    uint256 internal constant RULES = 20;
    uint256 internal constant REST = 84;
    uint256 internal constant CREATOR = 101;
    uint256 internal constant ROYALTY_RECEIVER = 121;
    uint256 internal constant PROVENANCE = 141;
    uint256 internal constant NAME_BYTES = 173;
    uint256 internal constant NAME = 174;

    /// @dev Bytes of a clone before its arguments.
    uint256 private constant CODE_BYTES = 0x2d;

    /// @dev Terms have been checked: everything fits.
    // forge-lint: disable-start(unsafe-typecast)
    function pack(address factory, INftSale.Terms memory t, string memory name, string memory symbol)
        internal
        pure
        returns (bytes memory)
    {
        bytes memory rules = bytes.concat(
            abi.encodePacked(factory, t.paymentToken, uint96(t.mintFee), uint32(t.total), uint32(t.cap)),
            abi.encodePacked(uint40(t.publicStart), uint40(t.endTime), uint8(t.mintMethod), uint8(t.urlMode)),
            abi.encodePacked(uint96(t.listFee), uint40(t.listStart), uint32(t.ownerShare), uint16(t.royaltyBps))
        );
        return bytes.concat(
            rules,
            abi.encodePacked(uint16(t.platformBps), uint32(t.id), t.creator, t.royaltyReceiver, t.provenanceHash),
            abi.encodePacked(uint8(bytes(name).length), name, symbol)
        );
    }

    // forge-lint: disable-end(unsafe-typecast)

    /// @dev All that a purchase goes by, in one read: everybody pays for it.
    /// @return asset Payment token, and price in its lower bits. @return rules Read by the functions below.
    function readRules() internal view returns (uint256 asset, uint256 rules) {
        assembly ("memory-safe") {
            extcodecopy(address(), 0x00, add(CODE_BYTES, RULES), 0x40)
            asset := mload(0x00)
            rules := mload(0x20)
        }
    }

    // forge-lint: disable-start(unsafe-typecast)
    function tokenOf(uint256 asset) internal pure returns (address) {
        return address(uint160(asset >> 96));
    }

    function feeOf(uint256 asset) internal pure returns (uint256) {
        return uint96(asset);
    }

    /// @dev The same token for another price.
    function withFee(uint256 asset, uint256 fee) internal pure returns (uint256) {
        return (asset & ~uint256(type(uint96).max)) | fee;
    }

    function totalOf(uint256 rules) internal pure returns (uint256) {
        return rules >> 224;
    }

    function capOf(uint256 rules) internal pure returns (uint256) {
        return uint32(rules >> 192);
    }

    function publicStartOf(uint256 rules) internal pure returns (uint256) {
        return uint40(rules >> 152);
    }

    function endOf(uint256 rules) internal pure returns (uint256) {
        return uint40(rules >> 112);
    }

    function methodOf(uint256 rules) internal pure returns (uint256) {
        return uint8(rules >> 104);
    }

    function urlModeOf(uint256 rules) internal pure returns (uint256) {
        return uint8(rules >> 96);
    }

    function listFeeOf(uint256 rules) internal pure returns (uint256) {
        return uint96(rules);
    }

    /// @dev The four smaller ones that only some acts need.
    function readRest()
        internal
        view
        returns (uint256 listStart, uint256 ownerShare, uint256 royaltyBps, uint256 platformBps, uint256 id)
    {
        uint256 word = readWord(REST);
        return (word >> 216, uint32(word >> 184), uint16(word >> 168), uint16(word >> 152), uint32(word >> 120));
    }

    function readAddress(uint256 offset) internal view returns (address) {
        return address(uint160(readWord(offset) >> 96));
    }

    // forge-lint: disable-end(unsafe-typecast)

    function readWord(uint256 offset) internal view returns (uint256 value) {
        assembly ("memory-safe") {
            extcodecopy(address(), 0x00, add(CODE_BYTES, offset), 0x20)
            value := mload(0x00)
        }
    }

    function readName() internal view returns (string memory) {
        return _readText(NAME, readWord(NAME_BYTES) >> 248);
    }

    function readSymbol() internal view returns (string memory) {
        uint256 begin = NAME + (readWord(NAME_BYTES) >> 248);
        return _readText(begin, address(this).code.length - CODE_BYTES - begin);
    }

    function _readText(uint256 offset, uint256 length) private view returns (string memory text) {
        text = new string(length);
        assembly ("memory-safe") {
            extcodecopy(address(), add(text, 0x20), add(CODE_BYTES, offset), length)
        }
    }
}
