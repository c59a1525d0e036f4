// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {SSTORE2} from "solady/utils/SSTORE2.sol";
import {ITokenCodeGenerator} from "../../src/token-factory/ITokenCodeGenerator.sol";
import {TokenCodeGenerator} from "../../src/token-factory/TokenCodeGenerator.sol";
import {TokenFixture} from "../fixtures/TokenFixture.sol";

/// @notice Concrete tests in the order of `TokenCodeGenerator.tree`.
contract TokenCodeGeneratorTest is TokenFixture {
    /// @dev EIP-7825: no transaction may use more.
    uint256 private constant MAX_TRANSACTION_GAS = 16_777_216;
    /// @dev The largest chunk: EIP-170 less the leading zero byte.
    uint256 private constant MAX_CHUNK_BYTES = 24_575;

    function test_Constructor_AcceptsOneOrTwoChunks() public {
        address[] memory list = generator.chunks();
        assertEq(list.length, 1);
        assertEq(SSTORE2.read(list[0]), templateCode());
        assertEq(generator.creationCodeHash(), keccak256(templateCode()));
        ITokenCodeGenerator.ParamCounts memory counts = generator.paramCounts();
        assertEq(abi.encode(counts), abi.encode(standardCounts()));

        (TokenCodeGenerator two, address[] memory chunks, bytes memory code) = largestGenerator();
        assertEq(abi.encode(two.chunks()), abi.encode(chunks));
        assertEq(two.creationCodeHash(), keccak256(code));
    }

    function test_RevertWhen_ChunkCountWrong() public {
        bytes4 reason = ITokenCodeGenerator.TokenCodeGenerator_WrongChunkCount.selector;
        vm.expectRevert(abi.encodeWithSelector(reason, 0, 2));
        new TokenCodeGenerator(new address[](0), 0, standardCounts());
        vm.expectRevert(abi.encodeWithSelector(reason, 3, 2));
        new TokenCodeGenerator(new address[](3), 0, standardCounts());
    }

    function test_RevertWhen_CountsTooSmall() public {
        address[] memory chunks = generator.chunks();
        bytes32 codeHash = generator.creationCodeHash();
        bytes4 reason = ITokenCodeGenerator.TokenCodeGenerator_TooFewParams.selector;
        vm.expectRevert(abi.encodeWithSelector(reason, 0, 1, 2));
        new TokenCodeGenerator(chunks, codeHash, ITokenCodeGenerator.ParamCounts(1, 1, 2, 0));
        vm.expectRevert(abi.encodeWithSelector(reason, 1, 0, 1));
        new TokenCodeGenerator(chunks, codeHash, ITokenCodeGenerator.ParamCounts(2, 0, 2, 0));
        vm.expectRevert(abi.encodeWithSelector(reason, 2, 1, 2));
        new TokenCodeGenerator(chunks, codeHash, ITokenCodeGenerator.ParamCounts(2, 1, 1, 0));
        new TokenCodeGenerator(chunks, codeHash, ITokenCodeGenerator.ParamCounts(2, 1, 2, 0));
    }

    function test_RevertWhen_ChunkUnusable() public {
        address[] memory chunks = new address[](2);
        bytes4 reason = ITokenCodeGenerator.TokenCodeGenerator_ChunkUnusable.selector;
        // No contract, then one whose code could be run.
        (chunks[0], chunks[1]) = (generator.chunks()[0], alice);
        vm.expectRevert(abi.encodeWithSelector(reason, alice));
        new TokenCodeGenerator(chunks, 0, standardCounts());
        (chunks[0], chunks[1]) = (address(factory), generator.chunks()[0]);
        vm.expectRevert(abi.encodeWithSelector(reason, address(factory)));
        new TokenCodeGenerator(chunks, 0, standardCounts());
    }

    function test_RevertWhen_CodeHashMismatch() public {
        address[] memory chunks = new address[](1);
        chunks[0] = SSTORE2.write("half of it");
        vm.expectRevert(
            abi.encodeWithSelector(
                ITokenCodeGenerator.TokenCodeGenerator_CodeHashMismatch.selector,
                keccak256("half of it"),
                keccak256("all of it")
            )
        );
        new TokenCodeGenerator(chunks, keccak256("all of it"), standardCounts());
    }

    function test_Bytecode_JoinsCodeAndArguments() public {
        Arrays memory a = arraysOf(fullDraft(alice));
        a.addresses = new address[](2);
        bytes memory arguments = abi.encode(a.strings, a.addresses, a.numbers, a.bools);
        assertEq(
            generator.bytecode(a.strings, a.addresses, a.numbers, a.bools), bytes.concat(templateCode(), arguments)
        );
        (TokenCodeGenerator two,, bytes memory code) = largestGenerator();
        assertEq(two.bytecode(a.strings, a.addresses, a.numbers, a.bools), bytes.concat(code, arguments));
    }

    function test_RevertWhen_ParamCountWrong() public {
        Arrays memory a = arraysOf(fullDraft(alice));
        a.addresses = new address[](2);
        bytes4 reason = ITokenCodeGenerator.TokenCodeGenerator_WrongParamCount.selector;
        vm.expectRevert(abi.encodeWithSelector(reason, 0, 4, 3));
        generator.bytecode(new string[](4), a.addresses, a.numbers, a.bools);
        vm.expectRevert(abi.encodeWithSelector(reason, 1, 1, 2));
        generator.bytecode(a.strings, new address[](1), a.numbers, a.bools);
        vm.expectRevert(abi.encodeWithSelector(reason, 2, 0, 4));
        generator.bytecode(a.strings, a.addresses, new uint256[](0), a.bools);
        vm.expectRevert(abi.encodeWithSelector(reason, 3, 2, 1));
        generator.bytecode(a.strings, a.addresses, a.numbers, new bool[](2));
    }

    /// @notice Registering the largest possible template: no single transaction passes the limit.
    function test_Eip7825_EachStepOfARegistrationFitsOneTransaction() public {
        bytes memory chunk = new bytes(MAX_CHUNK_BYTES);
        for (uint256 i = 0; i < chunk.length; ++i) {
            chunk[i] = 0x5b;
        }
        uint256 before = gasleft();
        SSTORE2.write(chunk);
        uint256 calldataGas = 16 * (MAX_CHUNK_BYTES + 64);
        assertLt(before - gasleft() + calldataGas + 21_000, MAX_TRANSACTION_GAS);
    }

    function largestGenerator() private returns (TokenCodeGenerator made, address[] memory chunks, bytes memory code) {
        bytes memory part = new bytes(MAX_CHUNK_BYTES);
        part[0] = 0x01;
        chunks = new address[](2);
        chunks[0] = SSTORE2.write(part);
        part[MAX_CHUNK_BYTES - 1] = 0x02;
        chunks[1] = SSTORE2.write(part);
        code = bytes.concat(SSTORE2.read(chunks[0]), part);
        made = new TokenCodeGenerator(chunks, keccak256(code), standardCounts());
    }
}
