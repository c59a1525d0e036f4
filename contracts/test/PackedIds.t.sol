// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {PackedIds} from "../src/PackedIds.sol";

/// @notice The packed list against a plain array.
contract PackedIdsTest is Test {
    using PackedIds for PackedIds.List;

    PackedIds.List private _list;
    uint32[] private _plain;

    function test_Push_FillsTheFirstSlotWithSeven() public {
        for (uint32 i = 1; i <= 7; ++i) {
            _list.push(i);
        }
        assertEq(_list.words[1], 0);
        assertEq(_list.words[0], 0x0000000700000006000000050000000400000003000000020000000100000007);
        _list.push(8);
        assertEq(_list.words[1], 8);
    }

    function test_At_BeyondTheEndIsZero() public {
        assertEq(_list.count(), 0);
        assertEq(_list.at(0), 0);
        _list.push(type(uint32).max);
        assertEq(_list.at(0), type(uint32).max);
        assertEq(_list.at(1), 0);
        assertEq(_list.at(1000), 0);
    }

    function testFuzz_BehavesLikeAPlainArray(uint32[] calldata ids) public {
        uint256 length = ids.length < 40 ? ids.length : 40;
        for (uint256 i = 0; i < length; ++i) {
            _plain.push(ids[i]);
            _list.push(ids[i]);
            assertEq(_list.count(), _plain.length);
        }
        assertEq(_list.count(), _plain.length);
        for (uint256 i = 0; i < length; ++i) {
            assertEq(_list.at(i), _plain[i]);
        }
    }
}
