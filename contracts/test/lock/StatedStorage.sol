// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";

/// @notice Reads a contract's storage as its interface states it, and knows what was written elsewhere.
abstract contract StatedStorage is Test {
    mapping(bytes32 slot => bool) private _stated;

    /// @notice The word in slot `slot`, which is stated from now on.
    function plainWord(address target, uint256 slot) internal returns (uint256) {
        return _wordIn(target, bytes32(slot));
    }

    /// @notice The word `keccak256(key . slot)`.
    function mappedWord(address target, uint256 key, uint256 slot) internal returns (uint256) {
        return _wordIn(target, keccak256(abi.encode(key, slot)));
    }

    /// @notice The word `keccak256(key . slot) + after_`.
    function mappedWord(address target, uint256 key, uint256 slot, uint256 after_) internal returns (uint256) {
        return _wordIn(target, bytes32(uint256(keccak256(abi.encode(key, slot))) + after_));
    }

    /// @notice The word `keccak256(key . keccak256(outer . slot))`.
    function nestedWord(address target, uint256 outer, uint256 key, uint256 slot) internal returns (uint256) {
        return _wordIn(target, keccak256(abi.encode(key, keccak256(abi.encode(outer, slot)))));
    }

    /// @notice Of `target` nothing was written since `vm.record()` but words that were read above.
    function assertNothingElseWasWritten(address target) internal {
        (, bytes32[] memory written) = vm.accesses(target);
        assertGt(written.length, 0);
        for (uint256 i = 0; i < written.length; ++i) {
            assertTrue(_stated[written[i]], vm.toString(written[i]));
        }
    }

    /// @dev `bits` bits of `word` from `shift` on.
    function bitsOf(uint256 word, uint256 shift, uint256 bits) internal pure returns (uint256) {
        return (word >> shift) & ((1 << bits) - 1);
    }

    function addressOf(uint256 word) internal pure returns (address) {
        return address(uint160(word));
    }

    function _wordIn(address target, bytes32 slot) private returns (uint256) {
        _stated[slot] = true;
        return uint256(vm.load(target, slot));
    }
}
