// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {FixedPointMathLib} from "solady/utils/FixedPointMathLib.sol";
import {ITokenLocker} from "./ITokenLocker.sol";
import {LockTimeBounds} from "./LockTimeBounds.sol";

/// @title Release schedule of a lock: how much of it is still locked at a given time
library ReleaseSchedule {
    /// @dev A schedule in one slot; all zero when there is none.
    struct Release {
        uint40 cliffAt;
        uint16 firstBps;
        uint40 cycleSeconds;
        uint16 cycleBps;
    }

    uint256 private constant BPS = 10_000;

    /// @dev Reverts for values out of range, and for steps that do not end at `unlockAt`. The caller has checked `unlockAt`.
    function pack(ITokenLocker.Schedule calldata s, uint256 unlockAt) internal view returns (Release memory release) {
        if (!_isInRange(s, unlockAt)) {
            revert ITokenLocker.TokenLocker_ScheduleUnusable(
                unlockAt, s.cliffAt, s.firstBps, s.cycleSeconds, s.cycleBps
            );
        }
        uint256 min = block.timestamp + LockTimeBounds.MIN_SECONDS;
        if (s.cliffAt < min) revert ITokenLocker.TokenLocker_UnlockTooEarly(s.cliffAt, min);
        if (s.cycleSeconds != 0) {
            uint256 end = s.cliffAt + FixedPointMathLib.divUp(BPS - s.firstBps, s.cycleBps) * s.cycleSeconds;
            if (end != unlockAt) revert ITokenLocker.TokenLocker_ScheduleEndsElsewhere(unlockAt, end);
        }
        // forge-lint: disable-start(unsafe-typecast) all in range
        release = Release({
            cliffAt: uint40(s.cliffAt),
            firstBps: uint16(s.firstBps),
            cycleSeconds: uint40(s.cycleSeconds),
            cycleBps: uint16(s.cycleBps)
        });
        // forge-lint: disable-end(unsafe-typecast)
    }

    /// @dev Whether a schedule is given at all.
    function isGiven(ITokenLocker.Schedule calldata s) internal pure returns (bool) {
        return s.cliffAt | s.firstBps | s.cycleSeconds | s.cycleBps != 0;
    }

    /// @dev Units of `initialUnits` that are still locked before `unlockAt`, rounded up. Cannot overflow: units have 112 bits,
    /// times 40, basis points 14.
    function kept(Release memory release, uint256 initialUnits, uint256 unlockAt) internal view returns (uint256) {
        uint256 cliffAt = release.cliffAt;
        if (block.timestamp < cliffAt || unlockAt == LockTimeBounds.FOREVER) return initialUnits;
        unchecked {
            uint256 rest = BPS - release.firstBps;
            if (release.cycleSeconds == 0) {
                uint256 left = initialUnits * rest * (unlockAt - block.timestamp);
                return FixedPointMathLib.divUp(left, BPS * (unlockAt - cliffAt));
            }
            // The last cycle ends at `unlockAt`: before it, the steps have not reached the rest.
            uint256 cycles = (block.timestamp - cliffAt) / release.cycleSeconds;
            return FixedPointMathLib.divUp(initialUnits * (rest - cycles * release.cycleBps), BPS);
        }
    }

    function _isInRange(ITokenLocker.Schedule calldata s, uint256 unlockAt) private pure returns (bool) {
        if (unlockAt == LockTimeBounds.FOREVER || s.cliffAt >= unlockAt || s.firstBps >= BPS) return false;
        if (s.cycleSeconds == 0) return s.cycleBps == 0;
        return s.cycleSeconds <= LockTimeBounds.MAX_SECONDS && s.cycleBps != 0 && s.cycleBps <= BPS - s.firstBps;
    }
}
