// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {LockPacking} from "../src/lock/LockPacking.sol";

/// @notice For every lock there can be.
contract LockPackingSymbolic is Test {
    function check_P02_TermsKeepTheirParts(address owner, uint40 unlockAt, uint40 lockedAt, uint16 flags) public pure {
        uint256 word = LockPacking.terms(owner, unlockAt, lockedAt, flags);
        assert(LockPacking.ownerOf(word) == owner);
        assert(LockPacking.unlockAtOf(word) == unlockAt);
        assert(LockPacking.lockedAtOf(word) == lockedAt);
        assert(word >> 240 == flags);
    }

    function check_P02_ANewOwnerChangesNothingElse(uint256 terms, address owner) public pure {
        uint256 word = LockPacking.withOwner(terms, owner);
        assert(LockPacking.ownerOf(word) == owner);
        assert(word >> 160 == terms >> 160);
    }

    function check_P02_ANewTimeChangesNothingElse(uint256 terms, uint40 unlockAt) public pure {
        uint256 word = LockPacking.withUnlockAt(terms, unlockAt);
        assert(LockPacking.unlockAtOf(word) == unlockAt);
        assert(LockPacking.ownerOf(word) == LockPacking.ownerOf(terms));
        assert(word >> 200 == terms >> 200);
    }

    function check_P06_ContentKeepsItsParts(uint112 units, uint112 initialUnits, uint32 asset) public pure {
        uint256 word = LockPacking.content(units, initialUnits, asset);
        assert(LockPacking.unitsOf(word) == units);
        assert(LockPacking.initialUnitsOf(word) == initialUnits);
        assert(LockPacking.assetOf(word) == asset);
    }
}
