// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {Test} from "forge-std/Test.sol";
import {SeenReserve} from "../../templates/token/SeenReserve.sol";

/// @notice P-44: what a step remembers of a pool is never more than the pool was, and what it believes never more than is.
contract SeenReserveTest is Test {
    function testFuzz_P44_NothingIsRememberedLargerThanItWas(uint112 reserve) public pure {
        uint32 seen = SeenReserve.pack(reserve);
        uint256 known = SeenReserve.unpack(seen);
        assertLe(known, reserve);
        assertLe(uint256(reserve) - known, uint256(reserve) / 65_536);
        // No shorter exponent would do: as many bits as there is room for are kept.
        uint256 exponent = 0;
        while (uint256(reserve) >> exponent > type(uint24).max) exponent += 8;
        assertEq(seen & 0xff, exponent);
    }

    /// @notice Each byte of length, on both sides of its edge.
    function test_P44_EveryLengthIsRemembered() public pure {
        for (uint256 bits = 1; bits < 112; ++bits) {
            for (uint256 reserve = (1 << bits) - 1; reserve < (1 << bits) + 2; ++reserve) {
                testFuzz_P44_NothingIsRememberedLargerThanItWas(uint112(reserve));
            }
        }
    }

    function testFuzz_P44_NothingIsBelievedLargerThanItIs(uint112 last, uint112 reserve) public pure {
        uint32 seen = SeenReserve.pack(last);
        (uint256 bound, uint32 next) = SeenReserve.look(seen, reserve);
        assertLe(bound, reserve);
        assertLe(SeenReserve.unpack(next), 2 * bound);
        assertLe(SeenReserve.unpack(next), reserve);
        uint256 both = SeenReserve.lookAtBoth(seen, reserve);
        assertLe(both, bound);
        uint256 known = SeenReserve.unpack(seen);
        if (known > reserve) assertLe(both, uint256(reserve) * reserve / known);
    }
}
