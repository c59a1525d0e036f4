// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title How large a pool was when a swap-back last looked (P-44)
/// @notice A sale of collected tax is a part of the pool's reserve, and who has just sold ten times that reserve has made
/// it eleven times as large. What the last step saw bounds the next one; it grows to twice as much from step to step.
library SeenReserve {
    /// @dev For a pool that no step has seen yet: the first sale is this part of an ordinary one.
    uint256 private constant FIRST_PART = 16;
    /// @dev Of what is less than this a step can sell nothing: a pool that was seen so small counts as one never seen.
    uint256 private constant LEAST_SEEN = 1 << 16;

    /// @notice A mantissa of 24 bits above an exponent of 8, rounded down by less than one part in 65 536. @param reserve Base units, at most 2^112 - 1.
    function pack(uint256 reserve) internal pure returns (uint32) {
        uint256 exponent;
        unchecked {
            // Halving: a step pays for this.
            if (reserve >> 80 != 0) exponent = 64;
            if (reserve >> (exponent + 48) != 0) exponent += 32;
            if (reserve >> (exponent + 32) != 0) exponent += 16;
            if (reserve >> (exponent + 24) != 0) exponent += 8;
        }
        // forge-lint: disable-next-line(unsafe-typecast) 24 bits and 8
        return uint32(((reserve >> exponent) << 8) | exponent);
    }

    /// @notice Base units.
    function unpack(uint32 seen) internal pure returns (uint256) {
        return uint256(seen >> 8) << (seen & 0xff);
    }

    /// @notice What a step may believe of the present `reserve`.
    /// @return bound Base units that the step may take a part of.
    /// @return next What it leaves for the next step.
    function look(uint32 seen, uint256 reserve) internal pure returns (uint256 bound, uint32 next) {
        bound = _bound(unpack(seen), reserve);
        unchecked {
            next = pack(2 * bound < reserve ? 2 * bound : reserve);
        }
    }

    /// @notice What a step may believe that adds to both sides, in base units. A pool with a part of its tokens left has that
    /// much more of the other side: a part of the one is as much less as the same part of the other is more.
    function lookAtBoth(uint32 seen, uint256 reserve) internal pure returns (uint256 bound) {
        uint256 last = unpack(seen);
        bound = _bound(last, reserve);
        unchecked {
            if (bound < last) bound = (bound * bound) / last;
        }
    }

    function _bound(uint256 last, uint256 reserve) private pure returns (uint256) {
        if (last < LEAST_SEEN) last = reserve / FIRST_PART;
        return last < reserve ? last : reserve;
    }
}
