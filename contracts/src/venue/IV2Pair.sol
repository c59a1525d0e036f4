// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Pair of a V2 exchange, as far as it is called here
interface IV2Pair {
    /// @notice The token with the smaller address.
    function token0() external view returns (address);

    /// @notice The token with the larger address.
    function token1() external view returns (address);

    /// @notice The exchange's factory.
    function factory() external view returns (address);

    /// @notice What the pair counts with, in base units.
    function getReserves() external view returns (uint112 reserve0, uint112 reserve1, uint32 updatedAt);

    /// @notice Liquidity in circulation.
    function totalSupply() external view returns (uint256);

    /// @notice Gives `to` liquidity for what was sent to the pair beforehand.
    function mint(address to) external returns (uint256 liquidity);

    /// @notice Sends out for what was sent in beforehand.
    function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes calldata data) external;

    /// @notice Counts what is held.
    function sync() external;

    /// @notice Sends what is held beyond the reserves to `to`.
    function skim(address to) external;
}
