// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";

/// @notice Who locks in every locker's tests, and the bounds that all lockers share.
abstract contract LockPeople is Test {
    uint256 internal constant FOREVER = type(uint40).max;
    uint256 internal constant MAX_SECONDS = 100_000_000 minutes;
    uint256 internal constant STARTS_AT = 1_800_000_000;

    address internal immutable alice = makeAddr("alice");
    address internal immutable bob = makeAddr("bob");
    address internal immutable carol = makeAddr("carol");

    function setUp() public virtual {
        vm.warp(STARTS_AT);
    }

    function threeUsers() internal view returns (address[] memory users) {
        users = new address[](3);
        (users[0], users[1], users[2]) = (alice, bob, carol);
    }
}
