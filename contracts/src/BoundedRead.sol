// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title Reads of contracts that nobody vouches for
/// @notice A read costs at most `READ_GAS` plus a constant and copies at most `MAX_BYTES` of the answer, whatever the
/// callee does. A read that fails in any way says so instead of reverting.
library BoundedRead {
    /// @notice Gas that each read may use. Public tokens behind two proxies stay far below.
    uint256 internal constant READ_GAS = 150_000;

    /// @notice Longest text that is handed on.
    uint256 internal constant MAX_TEXT_BYTES = 512;

    /// @dev Offset and length, one word each, then the text.
    uint256 private constant MAX_BYTES = 576;

    /// @notice Calls `target` and returns the first `MAX_BYTES` of the answer.
    /// @return ok Whether the call succeeded. `size` is the size of the whole answer.
    function read(address target, bytes memory question)
        internal
        view
        returns (bool ok, uint256 size, bytes memory answer)
    {
        answer = new bytes(MAX_BYTES);
        assembly ("memory-safe") {
            ok := staticcall(READ_GAS, target, add(question, 0x20), mload(question), add(answer, 0x20), MAX_BYTES)
            size := returndatasize()
            if lt(size, MAX_BYTES) { mstore(answer, size) }
        }
    }

    /// @notice One word. @return ok Whether the callee answered with at least one word.
    function word(address target, bytes memory question) internal view returns (bool ok, uint256 value) {
        (bool answered, uint256 size, bytes memory answer) = read(target, question);
        if (!answered || size < 32) return (false, 0);
        return (true, wordAt(answer, 0));
    }

    /// @notice Text, given as `string` or, as old tokens do, as `bytes32` with trailing zeros. Empty when unreadable.
    function text(address target, bytes memory question) internal view returns (string memory) {
        (bool answered, uint256 size, bytes memory answer) = read(target, question);
        if (!answered || size < 32) return "";
        if (size == 32) return _cut(answer, 0, _lengthBeforeZeros(answer));
        if (size < 64 || wordAt(answer, 0) != 32) return "";
        uint256 length = wordAt(answer, 32);
        if (length > size - 64) return "";
        return _cut(answer, 64, length < MAX_TEXT_BYTES ? length : MAX_TEXT_BYTES);
    }

    /// @notice The word at `offset` of an answer that `read` returned.
    function wordAt(bytes memory data, uint256 offset) internal pure returns (uint256 value) {
        assembly ("memory-safe") {
            value := mload(add(add(data, 0x20), offset))
        }
    }

    function _lengthBeforeZeros(bytes memory data) private pure returns (uint256 length) {
        length = 32;
        while (length != 0 && data[length - 1] == 0) --length;
    }

    function _cut(bytes memory data, uint256 offset, uint256 length) private pure returns (string memory) {
        bytes memory part = new bytes(length);
        for (uint256 i = 0; i < length; ++i) {
            part[i] = data[offset + i];
        }
        return string(part);
    }
}
