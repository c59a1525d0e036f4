// SPDX-License-Identifier: MIT
pragma solidity 0.8.37;

/// @title How exact a placed price is
library PlacementLimits {
    /// @notice How far a pool may end beside the stated price, and how much of the liquidity others may own; basis points.
    uint256 internal constant TOLERANCE_BPS = 50;
    /// @notice Reserves below this part of what is added move the price by less than a tenth of the tolerance: at creation
    /// they stop no presale. A repair that costs less than this part is always allowed.
    uint256 internal constant NEGLIGIBLE = 2000;
}
