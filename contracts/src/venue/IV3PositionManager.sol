// SPDX-License-Identifier: MIT
pragma solidity ^0.8.4;

/// @title Position manager of a V3 exchange, as far as it is called here
interface IV3PositionManager {
    /// @param recipient Whom the pool pays.
    /// @param amount0Max,amount1Max Most of each token, in base units.
    struct CollectParams {
        uint256 tokenId;
        address recipient;
        uint128 amount0Max;
        uint128 amount1Max;
    }

    /// @notice Pays what a position has earned, and returns what was paid, in base units.
    function collect(CollectParams calldata params) external payable returns (uint256 amount0, uint256 amount1);

    /// @notice Pair, fee (parts per million), range and books of a position.
    function positions(uint256 tokenId)
        external
        view
        returns (
            uint96 nonce,
            address operator,
            address token0,
            address token1,
            uint24 fee,
            int24 tickLower,
            int24 tickUpper,
            uint128 liquidity,
            uint256 feeGrowthInside0LastX128,
            uint256 feeGrowthInside1LastX128,
            uint128 tokensOwed0,
            uint128 tokensOwed1
        );

    /// @notice Factory of the exchange.
    function factory() external view returns (address);

    /// @notice Of the factory: the pool of two tokens and a fee; `address(0)` when there is none.
    function getPool(address token0, address token1, uint24 fee) external view returns (address);
}
