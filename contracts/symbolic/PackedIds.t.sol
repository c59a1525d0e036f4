// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {PackedIds} from "../src/PackedIds.sol";

/// @notice For lists of any length with anything in them.
contract PackedIdsSymbolic is Test {
    using PackedIds for PackedIds.List;

    PackedIds.List private list;

    function check_ANewIdIsTheLastAndMovesNoOther(uint32 length, uint224 ids, uint256 word, uint32 id, uint32 other)
        public
    {
        vm.assume(length != type(uint32).max && other < length);
        list.words[0] = (uint256(ids) << 32) | length;
        // Places beyond the end are empty, as `push` leaves them.
        uint256 place = (uint256(length) + 1) % 8;
        uint256 index = (uint256(length) + 1) / 8;
        if (index == 0) list.words[0] &= (uint256(1) << (place * 32)) - 1;
        else list.words[index] = word & ((uint256(1) << (place * 32)) - 1);
        uint256 before = list.at(other);
        list.push(id);
        assert(list.count() == uint256(length) + 1);
        assert(list.at(length) == id);
        assert(list.at(other) == before);
    }
}
