// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {LockTimeBounds} from "../src/lock/LockTimeBounds.sol";
import {ReleaseSchedule} from "../src/lock/ReleaseSchedule.sol";

/// @notice For every schedule, amount and time there can be.
contract ReleaseScheduleSymbolic is Test {
    using ReleaseSchedule for ReleaseSchedule.Release;

    function check_P32_NothingLeavesBeforeTheCliff(
        ReleaseSchedule.Release memory release,
        uint112 units,
        uint40 unlockAt,
        uint40 time
    ) public {
        vm.assume(time < release.cliffAt);
        vm.warp(time);
        assert(release.kept(units, unlockAt) == units);
    }

    function check_P32_WhatIsLockedForEverReleasesNothing(
        ReleaseSchedule.Release memory release,
        uint112 units,
        uint40 time
    ) public {
        vm.warp(time);
        assert(release.kept(units, LockTimeBounds.FOREVER) == units);
    }
}
