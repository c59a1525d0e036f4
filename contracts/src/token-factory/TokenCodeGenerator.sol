// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SSTORE2} from "solady/utils/SSTORE2.sol";
import {ITokenCodeGenerator} from "./ITokenCodeGenerator.sol";

/// @title Init code of one token template
/// @dev One instance for each template; everything is fixed at construction. Documented in `ITokenCodeGenerator`.
contract TokenCodeGenerator is ITokenCodeGenerator {
    uint256 private constant MAX_CHUNKS = 2;

    /// @inheritdoc ITokenCodeGenerator
    bytes32 public immutable creationCodeHash;
    address private immutable _firstChunk;
    /// @dev `address(0)` when the code fits one chunk.
    address private immutable _secondChunk;
    uint256 private immutable _stringCount;
    uint256 private immutable _addressCount;
    uint256 private immutable _numberCount;
    uint256 private immutable _boolCount;

    /// @param codeChunks One or two storage contracts, in order.
    /// @param expectedCodeHash `keccak256` of the creation code that they must hold together.
    /// @param counts Shape of the template's parameters, the owner among the addresses.
    constructor(address[] memory codeChunks, bytes32 expectedCodeHash, ParamCounts memory counts) {
        uint256 chunkCount = codeChunks.length;
        if (chunkCount == 0 || chunkCount > MAX_CHUNKS) {
            revert TokenCodeGenerator_WrongChunkCount(chunkCount, MAX_CHUNKS);
        }
        _checkMinimum(0, counts.strings, 2);
        _checkMinimum(1, counts.addresses, 1);
        _checkMinimum(2, counts.numbers, 2);
        for (uint256 i = 0; i < chunkCount; ++i) {
            _checkChunk(codeChunks[i]);
        }
        address first = codeChunks[0];
        address second = chunkCount == MAX_CHUNKS ? codeChunks[1] : address(0);
        bytes32 actual = keccak256(_creationCode(first, second));
        if (actual != expectedCodeHash) revert TokenCodeGenerator_CodeHashMismatch(actual, expectedCodeHash);

        creationCodeHash = actual;
        // slither-disable-next-line missing-zero-check (an address without code was refused above)
        _firstChunk = first;
        // slither-disable-next-line missing-zero-check (zero means: the code fits one chunk)
        _secondChunk = second;
        _stringCount = counts.strings;
        _addressCount = counts.addresses;
        _numberCount = counts.numbers;
        _boolCount = counts.bools;
    }

    /// @inheritdoc ITokenCodeGenerator
    function bytecode(
        string[] memory stringParams,
        address[] memory addressParams,
        uint256[] memory numberParams,
        bool[] memory boolParams
    ) external view returns (bytes memory) {
        _checkCount(0, stringParams.length, _stringCount);
        _checkCount(1, addressParams.length, _addressCount);
        _checkCount(2, numberParams.length, _numberCount);
        _checkCount(3, boolParams.length, _boolCount);
        _returnJoined(_firstChunk, _secondChunk, abi.encode(stringParams, addressParams, numberParams, boolParams));
    }

    /// @inheritdoc ITokenCodeGenerator
    function paramCounts() external view returns (ParamCounts memory) {
        return ParamCounts({strings: _stringCount, addresses: _addressCount, numbers: _numberCount, bools: _boolCount});
    }

    /// @inheritdoc ITokenCodeGenerator
    function chunks() external view returns (address[] memory list) {
        list = new address[](_secondChunk == address(0) ? 1 : MAX_CHUNKS);
        list[0] = _firstChunk;
        if (_secondChunk != address(0)) list[1] = _secondChunk;
    }

    /// @dev Ends the call with the ABI encoding of one `bytes`. The chunks go from their code straight into the answer:
    /// copying ten kilobytes word by word would cost a creator tens of thousands of gas.
    function _returnJoined(address first, address second, bytes memory arguments) private view {
        assembly ("memory-safe") {
            let answer := mload(0x40)
            let start := add(answer, 0x40)
            let end := start
            {
                // The first byte of a chunk is a STOP.
                let size := sub(extcodesize(first), 1)
                extcodecopy(first, end, 1, size)
                end := add(end, size)
            }
            if second {
                let size := sub(extcodesize(second), 1)
                extcodecopy(second, end, 1, size)
                end := add(end, size)
            }
            for { let i := 0 } lt(i, mload(arguments)) { i := add(i, 0x20) } {
                mstore(add(end, i), mload(add(add(arguments, 0x20), i)))
            }
            end := add(end, mload(arguments))
            mstore(answer, 0x20)
            mstore(add(answer, 0x20), sub(end, start))
            mstore(end, 0)
            return(answer, and(add(sub(end, answer), 0x1f), not(0x1f)))
        }
    }

    /// @dev STOP in front: a chunk that somebody calls does nothing, so it can neither destroy itself nor change.
    function _checkChunk(address chunk) private view {
        uint256 first = type(uint256).max;
        if (chunk.code.length != 0) {
            assembly ("memory-safe") {
                extcodecopy(chunk, 0x00, 0, 0x20)
                first := byte(0, mload(0x00))
            }
        }
        if (first != 0) revert TokenCodeGenerator_ChunkUnusable(chunk);
    }

    function _creationCode(address first, address second) private view returns (bytes memory code) {
        code = SSTORE2.read(first);
        if (second != address(0)) code = bytes.concat(code, SSTORE2.read(second));
    }

    function _checkMinimum(uint256 kind, uint256 given, uint256 min) private pure {
        if (given < min) revert TokenCodeGenerator_TooFewParams(kind, given, min);
    }

    function _checkCount(uint256 kind, uint256 given, uint256 wanted) private pure {
        if (given != wanted) revert TokenCodeGenerator_WrongParamCount(kind, given, wanted);
    }
}
