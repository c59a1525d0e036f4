// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

import {IV2Pair} from "./IV2Pair.sol";

/// @title Reads and sums of V2 pools
library V2Math {
    /// @dev V2's fee: of 1 000 parts that come in, 997 count.
    uint256 private constant FEE_BASE = 1000;
    uint256 private constant FEE_KEPT = 997;

    /// @notice What V2 gives for `amountIn`.
    function amountOut(uint256 amountIn, uint256 reserveIn, uint256 reserveOut) internal pure returns (uint256) {
        uint256 kept = amountIn * FEE_KEPT;
        return (kept * reserveOut) / (reserveIn * FEE_BASE + kept);
    }

    /// @notice What the pair counts with. @param first Whether the side that is asked for first is the pair's first.
    function reservesOf(IV2Pair pair, bool first) internal view returns (uint256 reserve, uint256 otherReserve) {
        // slither-disable-next-line unused-return (when is of no interest)
        (reserve, otherReserve,) = pair.getReserves();
        if (!first) (reserve, otherReserve) = (otherReserve, reserve);
    }
}
