// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Factories of exchanges that were made after V3 and find their pools by other keys, as far as they are asked here
/// @notice `address(0)` when there is no such pool.
interface IV3ForkFactory {
    /// @notice By the distance of usable ticks: Velodrome, Aerodrome and their kin.
    function getPool(address token0, address token1, int24 tickSpacing) external view returns (address);

    /// @notice By the pair alone: Algebra.
    function poolByPair(address token0, address token1) external view returns (address);

    /// @notice By the pair and who deployed it: pools with plugins of their own, Algebra Integral.
    function customPoolByPair(address deployer, address token0, address token1) external view returns (address);
}
