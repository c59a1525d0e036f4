// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title What a token asks of a V2 pair
interface IV2Pair {
    /// @notice Balances as the pair last wrote them down, in base units of token0 and token1.
    function getReserves() external view returns (uint112 reserve0, uint112 reserve1, uint32 writtenAt);

    /// @notice Price of token0 in token1 (112 bits of fraction), added up over the seconds until the last writing.
    function price0CumulativeLast() external view returns (uint256);

    /// @notice Price of token1 in token0 (112 bits of fraction), added up over the seconds until the last writing.
    function price1CumulativeLast() external view returns (uint256);

    /// @notice The lower of the two addresses.
    function token0() external view returns (address);

    /// @notice The higher of the two addresses.
    function token1() external view returns (address);

    /// @notice The factory that made the pair.
    function factory() external view returns (address);

    /// @notice Sends out what was asked for, provided that enough came in.
    function swap(uint256 amount0Out, uint256 amount1Out, address to, bytes calldata data) external;

    /// @notice Turns what lies in the pair above its reserves into liquidity.
    function mint(address to) external returns (uint256 liquidity);
}
