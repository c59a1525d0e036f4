// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {INft} from "./INft.sol";

/// @title What a collection of NFTs says about itself
/// @notice One word is read of each answer, whatever the callee does; an answer that fails is zero.
library NftReads {
    /// @dev ERC-165 allows an answer this much.
    uint256 private constant INTERFACE_GAS = 30_000;
    bytes4 private constant ERC721 = 0x80ac58cd;
    uint256 private constant WORD = 32;

    /// @notice Whether `target` calls itself an ERC-721 (ERC-165).
    function isCollection(address target) internal view returns (bool) {
        return _word(target, abi.encodeWithSignature("supportsInterface(bytes4)", ERC721), INTERFACE_GAS) == 1;
    }

    /// @notice Whose an NFT is; zero when the collection does not answer within `maxGas`.
    function ownerOf(address collection, uint256 nftId, uint256 maxGas) internal view returns (address) {
        // forge-lint: disable-next-line(unsafe-typecast) what is no address hurts whoever answered it
        return address(uint160(_word(collection, abi.encodeCall(INft.ownerOf, (nftId)), maxGas)));
    }

    function _word(address target, bytes memory question, uint256 maxGas) private view returns (uint256 answer) {
        assembly ("memory-safe") {
            let ok := staticcall(maxGas, target, add(question, 0x20), mload(question), 0x00, WORD)
            if and(ok, gt(returndatasize(), sub(WORD, 1))) { answer := mload(0x00) }
        }
    }
}
